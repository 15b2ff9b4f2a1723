import type { Picture } from "@skatert/domain";
import { isRecord, readNumber, readText, readTextOrNull } from "./read.ts";

/** Browsers ignore control characters and spaces when they parse the protocol. */
const ignored = /[\p{Cc}\s]/gu;

/**
 * Whether an address can be a picture's: on this site, on another by http, or a data URL of a picture; never a script.
 */
function isPictureAddress(address: string): boolean {
  const [protocol] = /^[a-z][a-z\d+.-]*:/i.exec(address.replace(ignored, "")) ?? [];
  if (protocol === undefined || /^(?:https?|blob):$/i.test(protocol)) return true;
  return /^data:image\/(?:avif|gif|jpeg|png|webp)[;,]/i.test(address);
}

/** A picture from its address or from `{src | url, alt, width, height, sizes}`; null without one. */
export function readPicture(value: unknown): Picture | null {
  if (typeof value === "string") {
    const src = value.trim();
    return src === "" || !isPictureAddress(src) ? null : { src, alt: "" };
  }
  if (!isRecord(value)) return null;
  const src = readTextOrNull(value["src"]) ?? readTextOrNull(value["url"]);
  if (src === null || !isPictureAddress(src)) return null;
  const width = readNumber(value["width"]);
  const height = readNumber(value["height"]);
  const widths = Array.isArray(value["sizes"]) ? readWidths(value["sizes"]) : [];
  return {
    src,
    alt: readText(value["alt"]),
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(widths.length === 0 ? {} : { widths }),
  };
}

/** The address of a picture in either form; null without one. */
export function readPictureAddress(value: unknown): string | null {
  return readPicture(value)?.src ?? null;
}

/** A list of pictures, or a single one. */
export function readPictures(value: unknown): readonly Picture[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(readPicture).filter((picture) => picture !== null);
}

function readWidths(sizes: readonly unknown[]): readonly number[] {
  return sizes
    .map(readNumber)
    .filter((width) => width !== null)
    .sort((a, b) => a - b);
}
