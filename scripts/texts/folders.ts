import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsSource } from "./arguments-source.ts";
import { type TextFault, textFaults } from "./text-faults.ts";
import { readTextFile, writtenTextFile } from "./text-file.ts";
import { sourcesIn, unusedKeys } from "./unused-keys.ts";

const root = join(import.meta.dirname, "../..");

/** A folder with one file of texts per language, and the code that uses them. Paths are relative to the project. */
export interface TextFolder {
  readonly folder: string;
  /** The file with the generated types of keys and arguments, which git does not keep. */
  readonly types: string;
  readonly code: string;
  /** Source files that list keys without using them. */
  readonly lists: readonly string[];
  /** Whether the code that reads them supports only plain arguments: no plural forms, no ICU apostrophes. */
  readonly isPlain: boolean;
}

export const textFolders: readonly TextFolder[] = [
  {
    folder: "apps/storefront/messages",
    types: "apps/storefront/app/i18n/messages/message-arguments.ts",
    code: "apps/storefront/app",
    lists: ["i18n/messages/message-arguments.ts", "i18n/dictionary/later-keys.ts"],
    isPlain: false,
  },
  {
    folder: "apps/office/messages",
    types: "apps/office/src/i18n/message-arguments.ts",
    code: "apps/office/src",
    lists: ["i18n/message-arguments.ts"],
    isPlain: false,
  },
  {
    folder: "apps/server/messages",
    types: "apps/server/src/texts/message-arguments.ts",
    code: "apps/server/src",
    lists: ["texts/message-arguments.ts"],
    isPlain: true,
  },
];

/** The files of a folder by their names. */
export function filesOf({ folder }: TextFolder): ReadonlyMap<string, string> {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".json"));
  return new Map(names.map((name) => [name, readFileSync(join(root, folder, name), "utf8")]));
}

/** All faults of a folder's texts, including keys that no code uses. */
export function faultsOf(texts: TextFolder): readonly TextFault[] {
  const files = filesOf(texts);
  const faults = textFaults(files, { isPlain: texts.isPlain });
  if (faults.some(({ file, key }) => file === "ru.json" && key === "")) return faults;
  const keys = Object.keys(readTextFile(files.get("ru.json") ?? "{}").texts);
  const unused = unusedKeys(keys, sourcesIn(join(root, texts.code), texts.lists));
  return [...faults, ...unused.map((key) => ({ file: "ru.json", key, fault: "is used by no code" }))];
}

/**
 * The canonical files of a folder, by path in the project: each language in the order of ru. Omits a file that cannot be
 * read or that would lose texts.
 */
export function writtenFiles(texts: TextFolder): ReadonlyMap<string, string> {
  const files = filesOf(texts);
  const broken = new Set(faultsThatLose(files));
  if (broken.has("ru.json")) return new Map();
  const russian = readTextFile(files.get("ru.json") ?? "{}").texts;
  const order = Object.keys(russian);
  return new Map(
    [...files]
      .filter(([name]) => !broken.has(name))
      .map(([name, source]) => [`${texts.folder}/${name}`, writtenTextFile(readTextFile(source).texts, order)]),
  );
}

/**
 * The generated types of a folder's keys and arguments. Null if the Russian file is no JSON or a text of it invalid ICU;
 * `faultsOf` reports both.
 */
function typesOf({ folder }: TextFolder): string | null {
  try {
    return argumentsSource(readTextFile(present(`${folder}/ru.json`)).texts);
  } catch {
    return null;
  }
}

/** Writes the types of all folders where they differ, for everything that checks the sources. */
export function writeTypes(): void {
  for (const texts of textFolders) {
    const types = typesOf(texts);
    if (types !== null && present(texts.types) !== types) writeFileSync(pathOf(texts.types), types);
  }
}

/** Files that a rewrite would damage: duplicate keys would lose a text, invalid JSON all of them. */
function faultsThatLose(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].flatMap(([name, source]) => {
    try {
      return readTextFile(source).twice.length > 0 ? [name] : [];
    } catch {
      return [name];
    }
  });
}

/** The present content of a project file; "" if it does not exist. */
export function present(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
}

export function pathOf(path: string): string {
  return join(root, path);
}
