import { showsHidden } from "../../../model/catalog/menu-marks.ts";

export interface HiddenSection {
  readonly element: Element;
  /** Number of hidden dishes. */
  readonly count: number;
}

/** Menu sections whose dishes are all hidden, without those that the shopper reopened. */
export function hiddenSections(page: ParentNode, hiddenIds: readonly number[]): readonly HiddenSection[] {
  const hidden = new Set(hiddenIds.map(String));
  return [...page.querySelectorAll(`main section[id]:not([${showsHidden}])`)].flatMap((element) => {
    const dishes = [...element.querySelectorAll<HTMLElement>("[data-dish]")];
    const isAll = dishes.length > 0 && dishes.every(({ dataset }) => hidden.has(dataset["dish"] ?? ""));
    return isAll ? [{ element, count: dishes.length }] : [];
  });
}
