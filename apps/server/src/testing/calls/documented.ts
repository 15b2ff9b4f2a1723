import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The project's folder. */
export const projectFolder = join(import.meta.dirname, "../../../../..");

/** A fenced block of a page of the documentation. */
export interface Snippet {
  /** "" for a block without a language: commands. */
  readonly language: string;
  readonly code: string;
}

/** The fenced blocks of a page, in order; `page` is its path in the project. */
export async function snippetsOf(page: string): Promise<readonly Snippet[]> {
  const text = await readFile(join(projectFolder, page), "utf8");
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({ language, code }));
}

/** The commands of a page, without the explanations beside them: two spaces or more after the command. */
export async function commandsOf(page: string): Promise<readonly string[]> {
  const blocks = (await snippetsOf(page)).filter(({ language }) => language === "");
  return blocks
    .flatMap(({ code }) => code.split("\n"))
    .map((line) => line.replace(/ {2,}.*$/, "").trim())
    .filter((line) => line.startsWith("npm "));
}
