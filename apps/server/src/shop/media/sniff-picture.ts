/** The type of a file by its first bytes; null for no known picture, film or document. */
export function sniff(head: Buffer): string | null {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "JPEG";
  if (text.startsWith("\x89PNG\r\n")) return "PNG";
  if (text.startsWith("GIF8")) return "GIF";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "WebP";
  if (text.slice(4, 8) === "ftyp") return brandOf(text.slice(8, 24));
  if (text.startsWith("BM")) return "BMP";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "TIFF";
  if (text.startsWith("8BPS")) return "Photoshop";
  if (text.startsWith("%PDF")) return "PDF";
  if (/<svg[\s>]/i.test(text)) return "SVG";
  return /^\s*<(?:!doctype html|html|head|body)/i.test(text) ? "a web page" : null;
}

function brandOf(brands: string): string {
  if (/avi[fs]/.test(brands)) return "AVIF";
  return /hei[cxf]|mif1|heim|hevc/.test(brands) ? "HEIC" : "MP4";
}

const endings: Readonly<Record<string, string>> = {
  ".jpg": "JPEG",
  ".jpeg": "JPEG",
  ".png": "PNG",
  ".gif": "GIF",
  ".webp": "WebP",
  ".avif": "AVIF",
  ".svg": "SVG",
};

/** The type that a file's ending promises; null for an ending of no picture. */
export function promisedBy(ending: string): string | null {
  return endings[ending.toLowerCase()] ?? null;
}

const films: readonly string[] = [".mp4", ".webm", ".m4v", ".mov", ".ogv"];

export function isFilm(ending: string): boolean {
  return films.includes(ending.toLowerCase());
}

/** Whether a picture has the end marker of its format; cameras append data behind it. Other formats count as whole. */
export function seemsComplete(kind: string, bytes: Buffer): boolean {
  if (kind === "JPEG")
    return bytes.lastIndexOf("\xff\xd9", undefined, "latin1") > bytes.lastIndexOf("\xff\xda", undefined, "latin1");
  if (kind === "PNG") return bytes.includes("IEND", 0, "latin1");
  return kind !== "WebP" || bytes.length < 12 || bytes.readUInt32LE(4) + 8 <= bytes.length;
}
