/**
 * Control characters except tab and line breaks, and marks that reorder a text, hide a part of it or take room without
 * a sign: of direction, zero width, fillers, language tags. The joiners U+200C and U+200D stay, because scripts and
 * emoji need them.
 */
const hidden =
  /(?![\t\n\r])\p{Cc}|\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** Spaces of other kinds; U+2800 is a blank of Braille. */
const space = /[\u00a0\u2007\u202f\u2800\u3000]/g;
const lineEnd = /\r\n?|[\u2028\u2029]/g;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A text of one or more lines for people: without hidden marks, with plain spaces and line breaks, trimmed; "" if
 * nothing of it can be seen. PostgreSQL refuses NUL, and Telegram lone surrogates. Idempotent.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(lineEnd, "\n")
    .replace(hidden, "")
    .replace(space, " ")
    .toWellFormed()
    .normalize("NFC")
    .trim();
  return visible.test(clean) ? clean : "";
}

/** As cleanText, on one line: a name. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
