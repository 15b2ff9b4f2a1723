/** Splits at a sign that is not escaped by a backslash; parts are trimmed and unescaped, empty ones left out. */
export function splitText(text: string, sign: string): readonly string[] {
  return rawParts(text, sign)
    .map((part) => unescapeText(part).trim())
    .filter((part) => part !== "");
}

/** As `splitText`, but the parts stay escaped, to be split again. */
export function rawParts(text: string, sign: string): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (character === "\\") {
      part += character + (text[index + 1] ?? "");
      index += 1;
    } else if (character === sign) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== "");
}

export function unescapeText(text: string): string {
  return text.replace(/\\(.)/gs, "$1");
}

/** Escapes the signs that separate parts. */
export function escapeText(text: string, signs: string): string {
  return [...text].map((sign) => (sign === "\\" || signs.includes(sign) ? `\\${sign}` : sign)).join("");
}
