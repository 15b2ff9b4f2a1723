import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ShopDocument } from "../../../documents/shop-document.ts";
import { isInsideMedia, mediaIn } from "../../../media/media-references.ts";
import { isReadable, stemOf } from "../../../media/picture.ts";
import type { ShopFault } from "../../fault.ts";
import { missingFileText, pictureFileFault } from "./picture-file.ts";

/** Faults of pictures that are missing in the folder, that cannot be read, or whose sizes would collide in name. */
export async function checkMedia(folder: string, documents: readonly ShopDocument[]): Promise<readonly ShopFault[]> {
  const known = new Map<string, string | null>();
  const byStem = new Map<string, string>();
  const faults: ShopFault[] = [];
  for (const document of documents) {
    for (const { path, media } of mediaIn(document.content)) {
      const message = known.get(media) ?? (known.has(media) ? null : await complaintAbout(folder, media, byStem));
      known.set(media, message);
      if (message !== null) faults.push({ file: document.file, path, message });
    }
  }
  return faults;
}

async function complaintAbout(folder: string, media: string, byStem: Map<string, string>): Promise<string | null> {
  if (!isInsideMedia(media)) return `no file ${media}`;
  if (!(await isFile(join(folder, media)))) return missingFileText(folder, media);
  const damage = await pictureFileFault(join(folder, media), media);
  if (damage !== null) return damage;
  if (!(await isReadable(join(folder, media)))) return `${media} cannot be read as a picture`;
  const stem = stemOf(media) ?? media;
  const namesake = byStem.get(stem) ?? media;
  byStem.set(stem, namesake);
  return namesake === media ? null : `${media} and ${namesake} differ only in the ending: rename one of them`;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
