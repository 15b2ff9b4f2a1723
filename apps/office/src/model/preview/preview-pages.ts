import type { PlainKey } from "../../i18n/message-key.ts";

/** Pages of the shop for a preview, by their name in the office's address. */
export const PREVIEW_PAGES = ["home", "section", "dish", "cart", "contacts"] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];

export const PREVIEW_PAGE_NAMES: Readonly<Record<PreviewPage, PlainKey>> = {
  home: "preview.page.home",
  section: "preview.page.section",
  dish: "preview.page.dish",
  cart: "preview.page.cart",
  contacts: "preview.page.contacts",
};

export interface PreviewExamples {
  /** Ids of the first section and dish of the menu; null: there is none. */
  readonly section: string | null;
  readonly dish: string | null;
}

/** The path of a page; null: the menu has no entity for it. */
export function pathOfPage(page: PreviewPage, { section, dish }: PreviewExamples): string | null {
  switch (page) {
    case "home":
      return "/";
    case "section":
      return section === null ? null : `/categories/${encodeURIComponent(section)}`;
    case "dish":
      return dish === null ? null : `/?product_id=${encodeURIComponent(dish)}`;
    case "cart":
      return "/cart";
    case "contacts":
      return "/contacts";
  }
}

/** Widths of the frame for a phone, a tablet and a computer, with the window heights. */
export const PREVIEW_WINDOWS = {
  phone: { width: 390, height: 780, name: "preview.width.phone" },
  tablet: { width: 820, height: 1080, name: "preview.width.tablet" },
  computer: { width: 1280, height: 800, name: "preview.width.computer" },
} as const satisfies Readonly<Record<string, { width: number; height: number; name: PlainKey }>>;
export type PreviewWindow = keyof typeof PREVIEW_WINDOWS;

/** The scale at which a window fits the available width, at most 1. */
export function scaleToFit(width: number, room: number): number {
  return room <= 0 ? 1 : Math.min(1, room / width);
}
