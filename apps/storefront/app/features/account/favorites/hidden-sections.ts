import { showsHidden } from "./marks-css.ts";

export interface HiddenSection {
  readonly element: Element;
  /** How many dishes it hides. */
  readonly count: number;
}

/** Sections of the menu with dishes of which every one is hidden, apart from those that were opened again. */
export function hiddenSections(page: ParentNode, hiddenIds: readonly number[]): readonly HiddenSection[] {
  const hidden = new Set(hiddenIds.map(String));
  return [...page.querySelectorAll(`main section[id]:not([${showsHidden}])`)].flatMap((element) => {
    const dishes = [...element.querySelectorAll<HTMLElement>("[data-dish]")];
    const isAll = dishes.length > 0 && dishes.every(({ dataset }) => hidden.has(dataset["dish"] ?? ""));
    return isAll ? [{ element, count: dishes.length }] : [];
  });
}
