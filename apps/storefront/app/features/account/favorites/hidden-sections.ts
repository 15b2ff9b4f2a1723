import { showsHidden } from "../../../model/catalog/menu-marks.ts";

export interface HiddenSection {
  readonly element: Element;
  /** Number of hidden dishes. */
  readonly count: number;
}

/**
 * Menu sections whose dishes are all hidden, and lists that tell their number (`data-tells-hidden`) with any, without
 * those that the shopper reopened.
 */
export function hiddenSections(page: ParentNode, hiddenIds: readonly number[]): readonly HiddenSection[] {
  const hidden = new Set(hiddenIds.map(String));
  return [...page.querySelectorAll(`main section[id]:not([${showsHidden}])`)].flatMap((element) => {
    const dishes = [...element.querySelectorAll<HTMLElement>("[data-dish]")];
    const count = dishes.filter(({ dataset }) => hidden.has(dataset["dish"] ?? "")).length;
    const isTold = count === dishes.length || element.hasAttribute("data-tells-hidden");
    return count > 0 && isTold ? [{ element, count }] : [];
  });
}
