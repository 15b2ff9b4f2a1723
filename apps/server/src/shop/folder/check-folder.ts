import { checkMedia } from "../media/media-references.ts";
import { checkOverlays } from "./check-overlays.ts";
import { checkReferences } from "./check-references.ts";
import { checkShapes } from "./check-shapes.ts";
import { checkVariations } from "./check-variations.ts";
import type { ShopFault } from "./fault.ts";
import { readShopFolder, type ShopFolder } from "./read-folder.ts";

/**
 * Reads and checks a whole shop folder and changes nothing. Shapes come first: what a field refers
 * to is asked only where every field has its shape, so that one mistake is one fault.
 */
export async function checkShopFolder(folder: string): Promise<ShopFolder> {
  const read = await readShopFolder(folder);
  const shapes: readonly ShopFault[] = [...read.faults, ...checkShapes(read.documents)];
  if (shapes.length > 0) return { ...read, faults: shapes };
  const faults = [
    ...checkReferences(read.documents),
    ...checkVariations(read.documents),
    ...checkOverlays(read.documents),
    ...(await checkMedia(folder, read.documents)),
  ];
  return { ...read, faults };
}
