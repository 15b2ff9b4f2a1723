import { stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { isJsonObject, type Json } from "../editing/overlay.ts";
import { missingFileText, pictureFileFault } from "../folder/check/pictures/picture-file.ts";
import type { ShopFault } from "../folder/fault.ts";
import type { ShopDocument } from "../folder/read-folder.ts";
import { isReadable, stemOf } from "./picture.ts";

/**
 * Phones and messengers write spaces into photo names, so a path with spaces ends at a known file ending. Both cases
 * are spelled out, because a group (?i:) was seen to match only one case in a process that had run for minutes.
 */
const endings = "(?:avif|gif|jpe?g|m4v|mov|mp4|ogv|png|svg|webm|webp)".replace(
  /[a-z]/g,
  (letter) => `[${letter}${letter.toUpperCase()}]`,
);
const attribute = new RegExp(`(["'(])(media/(?:[^"'<>\\n]*?\\.${endings}|[^"')\\s]+))(?=["')\\s])`, "g");
const wholePath = new RegExp(`^media/(?:\\S+|[^"<>\\n\\r\\t]*\\.${endings})$`);

/** The path when a whole string is one: "media/dishes/soup.webp", "media/Photo 1.jpg". */
export function mediaPathOf(text: string): string | null {
  return wholePath.test(text) ? text : null;
}

/** Replaces the addresses of pictures in the attributes of HTML. */
export function replaceInHtml(html: string, replace: (path: string) => string): string {
  return html.replace(attribute, (_match, quote: string, path: string) => `${quote}${replace(path)}`);
}

/** Every picture or film that a document refers to, with its place. */
export function mediaIn(value: Json, path = ""): readonly { readonly path: string; readonly media: string }[] {
  if (typeof value === "string") {
    const whole = mediaPathOf(value);
    if (whole !== null) return [{ path, media: whole }];
    return [...value.matchAll(attribute)].map((match) => ({ path, media: match[2] ?? "" }));
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => mediaIn(entry, `${path}[${index}]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => mediaIn(entry, path === "" ? key : `${path}.${key}`));
}

/** Whether a path stays inside the folder's media. */
export function isInsideMedia(path: string): boolean {
  return posix.normalize(path) === path && path.startsWith("media/") && !path.includes("\\");
}

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
