import { posix } from "node:path";
import { isJsonObject, type Json } from "../documents/json.ts";

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
