import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The `@font-face` rules of a storefront build, for pages rendered outside it; "" without a build. Browsers load only
 * the font files that a page needs.
 */
export async function readFontFaces(clientDir: string): Promise<string> {
  const folder = join(clientDir, "assets");
  const names = await readdir(folder).catch((): string[] => []);
  const sheets = names.filter((name) => name.endsWith(".css")).map((name) => readFile(join(folder, name), "utf8"));
  const faces = (await Promise.all(sheets)).flatMap((sheet) => sheet.match(/@font-face\s*\{[^{}]*\}/g) ?? []);
  return [...new Set(faces)].join("");
}
