import { open, readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { nearestName } from "@skatert/contract";
import { isOversized, measure, oversizedText } from "../../../media/picture.ts";
import { isFilm, promisedBy, seemsComplete, sniff } from "../../../media/sniff-picture.ts";

const headBytes = 4_096;
const maxBytes = 15_000_000;
const remedy = "save it as JPEG, PNG or WebP";

/** The fault of an existing media file; null: browsers can show it. */
export async function pictureFileFault(path: string, media: string): Promise<string | null> {
  const ending = extname(path);
  const head = await headOf(path);
  if (head.length === 0) return `${media} is an empty file`;
  if (isFilm(ending)) return null;
  const [kind, promised] = [sniff(head), promisedBy(ending)];
  if (promised === null) return `${media} is not a picture that browsers can show: ${remedy}`;
  if (kind === null) return `${media} cannot be read as a picture: ${remedy}`;
  if (promisedKinds.includes(kind))
    return (await isWhole(path, kind)) ? null : `${media} is damaged: its end is missing`;
  return `${media} is ${kind} in spite of its name: ${remedy}`;
}

const promisedKinds = ["JPEG", "PNG", "GIF", "WebP", "AVIF", "SVG"];

/** Warnings: a format other than the name's ending, or a file too big for a mobile connection. */
export async function pictureFileWarning(path: string, media: string): Promise<string | null> {
  const ending = extname(path);
  const [kind, promised] = [sniff(await headOf(path)), promisedBy(ending)];
  if (kind !== null && promised !== null && kind !== promised)
    return `${media} is ${kind}: name it .${kind.toLowerCase()}`;
  const measured = (await measure(path))?.size;
  if (measured !== undefined && isOversized(measured)) return oversizedText(media, measured);
  const { size } = await stat(path);
  const limit = isFilm(ending) ? maxBytes * 4 : maxBytes;
  return size > limit
    ? `${media} has ${Math.round(size / 1_000_000)} MB: make it smaller than ${limit / 1_000_000} MB`
    : null;
}

/** Reports a missing file with the probably intended one. */
export async function missingFileText(folder: string, media: string): Promise<string> {
  const names = await readdir(join(folder, dirname(media))).catch(() => []);
  const name = basename(media);
  // macOS may store й and ё as two code points, so two names look alike.
  if (names.some((each) => each.normalize() === name.normalize()))
    return `no file ${media}: the file's name has decomposed letters, as macOS writes them; rename it to ${name}`;
  const stem = (file: string) => file.slice(0, file.length - extname(file).length).toLowerCase();
  const meant = nearestName(name, names) ?? names.find((each) => stem(each) === stem(name));
  return `no file ${media}${meant === undefined ? "" : `; there is ${dirname(media)}/${meant}`}`;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isWhole(path: string, kind: string): Promise<boolean> {
  return seemsComplete(kind, await readFile(path));
}
