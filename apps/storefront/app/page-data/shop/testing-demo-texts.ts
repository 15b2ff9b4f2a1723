import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../../../../demo/", import.meta.url);

/** All texts of the demo restaurant in lower case. Its content is Russian in most languages. */
const demoTexts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json") && !name.startsWith("schemas"))
  .flatMap((name) => textsIn(JSON.parse(readFileSync(new URL(name, folder), "utf8"))))
  .map(plain)
  .join("\n");

/**
 * The Cyrillic pieces of a text or of HTML that are not the demo restaurant's: untranslated texts of the
 * interface.
 */
export function foreignPieces(text: string): readonly string[] {
  return plain(text)
    .split(/[,;:·()–—/]|[^\p{Script=Cyrillic}\p{N}\p{P}\s]/u)
    .map((piece) => piece.replace(/^[^\p{Script=Cyrillic}]+|[^\p{Script=Cyrillic}]+$/gu, ""))
    .filter((piece) => piece !== "" && !demoTexts.includes(piece));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
