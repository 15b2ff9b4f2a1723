import type { ComponentType } from "react";
import type { ProductSheetProps } from "./product-sheet.tsx";

let sheet: ComponentType<ProductSheetProps> | null = null;

/** Fetches the sheet of a dish, which no first load needs; the router waits for it before it shows a page with one. */
export async function loadProductSheet(): Promise<void> {
  sheet ??= (await import("./product-sheet.tsx")).ProductSheet;
}

/** The sheet; null before it has been fetched. */
export function productSheet(): ComponentType<ProductSheetProps> | null {
  return sheet;
}
