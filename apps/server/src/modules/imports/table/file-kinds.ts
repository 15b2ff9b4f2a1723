import type { FileFault } from "./table.ts";

type Kind = readonly [bytes: readonly number[], fault: FileFault];

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** How files of other kinds begin. */
const beginnings: readonly Kind[] = [
  [ascii("%PDF"), "pdf"],
  [ascii("MOXCEL"), "mxl"],
  [ascii("{\\rtf"), "word"],
  [[0x89, 0x50, 0x4e, 0x47], "picture"],
  [[0xff, 0xd8, 0xff], "picture"],
  [ascii("GIF8"), "picture"],
  [ascii("BM6"), "picture"],
  [[0x1f, 0x8b], "archive"],
  [ascii("Rar!"), "archive"],
  [[0x37, 0x7a, 0xbc, 0xaf], "archive"],
];

/** Files inside the archives that other programs save, and what they show. */
const packed: readonly (readonly [name: RegExp, fault: FileFault])[] = [
  [/^xl\/workbook\.bin$/, "binary-excel"],
  [/^word\//, "word"],
  [/^ppt\//, "presentation"],
  [/^(?:Index\.zip|Index\/Document\.iwa)$/, "numbers"],
];

const isText = (bytes: Uint8Array, text: RegExp) => text.test(new TextDecoder().decode(bytes.subarray(0, 500)));

/** The kind of a file that is no table, by its beginning; null: it may be one. */
export function kindOfFile(bytes: Uint8Array): FileFault | null {
  const found = beginnings.find(([begin]) => begin.every((byte, index) => bytes[index] === byte));
  if (found !== undefined) return found[1];
  // WebP and HEIC have their mark after a length.
  if (isText(bytes.subarray(0, 12), /^(?:RIFF.{4}WEBP|.{4}ftyp(?:heic|avif|mif1))/s)) return "picture";
  if (isText(bytes, /^\s*<svg/i)) return "picture";
  if (isText(bytes, /^\s*<(?:!doctype html|html|table|meta|head|body)/i)) return "web-page";
  if (isText(bytes, /^\s*(?:<\?xml|<!doctype)/i)) return isText(bytes, /<html/i) ? "web-page" : "xml";
  return isText(bytes, /^\s*(?:\{\s*"|\[\s*[[{])/) ? "json" : null;
}

/** The kind of an OLE file, which Word and Excel used before 2007, and Excel uses with a password. */
export function kindOfOle(bytes: Uint8Array): FileFault {
  const has = (text: string) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, "utf16le"));
  if (has("EncryptedPackage")) return "encrypted";
  return has("WordDocument") ? "word" : "old-excel";
}

/** The kind of an archive without a workbook, by the names of its files. */
export function kindOfArchive(names: readonly string[]): FileFault {
  const found = packed.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (found !== undefined) return found[1];
  return names.includes("mimetype") && names.includes("content.xml") ? "open-document" : "archive";
}
