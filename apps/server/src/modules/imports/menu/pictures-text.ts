import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import { isJsonObject } from "../../../shop/documents/json.ts";
import { mediaAddress } from "../../../shop/media/files.ts";
import { escapeText, splitText } from "../values/listed-text.ts";
import type { Reading } from "../values/reading.ts";
import { textIn } from "./json-fields.ts";

const maxPictures = 20;

/** A dish's pictures as addresses. The shop's own are paths in its folder: "media/dishes/soup.webp". */
export function picturesText(images: Json | undefined): string {
  const list = Array.isArray(images) ? images : [];
  return list
    .map((image) => folderPath(addressOf(image)))
    .filter((address) => address !== "")
    .map((address) => escapeText(address, ","))
    .join(", ");
}

function addressOf(image: Json): string {
  return isJsonObject(image) ? textIn(image["src"] ?? image["url"]) : textIn(image);
}

function folderPath(address: string): string {
  if (!address.startsWith(`${mediaAddress}/`)) return address;
  const [path = ""] = address.slice(mediaAddress.length + 1).split("?");
  try {
    return `media/${decodeURIComponent(path)}`;
  } catch {
    return address;
  }
}

/** Pictures of a shop by their path in its folder. */
export type KnownPictures = ReadonlyMap<string, Json>;

/** Addresses over http, names of files, or pictures that the menu has. */
export function readPictures(text: string, known: KnownPictures): Reading {
  const addresses = splitText(text.replaceAll("\n", ","), ",");
  if (addresses.length > maxPictures) return { fault: "too-many" };
  if (!addresses.every((address) => isToFetch(address) || known.has(folderPath(address))))
    return { fault: "picture-address" };
  return { text: addresses.map((address) => escapeText(address, ",")).join(", ") };
}

export function isRemote(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? "");
}

/** Whether a picture must come from elsewhere: of a file's bare name no place is known, so it is listed as missing. */
export function isToFetch(address: string): boolean {
  return isRemote(address) || /^[^\\/:]+\.(?:jpe?g|png|webp|gif|avif|heic|bmp|tiff?)$/i.test(address);
}

/** The pictures of a canonical text. Pictures of the menu keep their alternative text. */
export function writePictures(text: string, dish: JsonObject, known: KnownPictures): readonly Json[] {
  const own = picturesIn(dish["images"]);
  return splitText(text, ",").map((address): Json => {
    const path = folderPath(address);
    const present = own.get(path);
    if (present !== undefined) return present;
    const picture = known.get(path);
    const found = isJsonObject(picture) ? picture : { src: address };
    return { ...found, alt: textIn(dish["name"]) };
  });
}

/** The pictures of a dish by their path in the folder. */
export function picturesIn(images: Json | undefined): KnownPictures {
  return new Map((Array.isArray(images) ? images : []).map((image: Json) => [folderPath(addressOf(image)), image]));
}
