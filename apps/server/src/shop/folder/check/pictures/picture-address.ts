import { foundText } from "@skatert/contract";
import { mediaPathOf } from "../../../media/media-references.ts";

/** The fault of an address in a picture field; null: it can be shown. */
export function pictureAddressFault(address: string): string | null {
  const text = address.trim();
  const wanted = wantedFor(text);
  return wanted === null ? null : `${wanted}, found ${foundText(text)}`;
}

function wantedFor(text: string): string | null {
  if (text === "" || /^data:image\//i.test(text)) return null;
  if (/^[a-z]:[\\/]|^file:|^\\\\/i.test(text)) return "a picture inside the folder such as media/soup.jpg";
  if (text.includes("\\")) return `"${text.replaceAll("\\", "/").replace(/^\.?\//, "")}"`;
  if (text.startsWith("media/"))
    return mediaPathOf(text) === null ? "a file name that ends in .jpg, .png or .webp" : null;
  if (/^\.?\/?media\//i.test(text)) return `"${text.replace(/^\.?\/?media\//i, "media/")}"`;
  if (/^(?:https?:)?\/\/|^blob:/i.test(text)) return null;
  if (text.startsWith("/")) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return "a picture such as media/soup.jpg";
  return `"media/${text.replace(/^\.\//, "")}"`;
}
