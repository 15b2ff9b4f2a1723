import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsSource } from "./arguments-source.ts";
import { type TextFault, textFaults } from "./text-faults.ts";
import { readTextFile, type Texts, writtenTextFile } from "./text-file.ts";
import { sourcesIn, unusedKeys } from "./unused-keys.ts";

const root = join(import.meta.dirname, "../..");

/** A folder with a file of texts per language, and the code that says them. Paths are those in the project. */
export interface TextFolder {
  readonly folder: string;
  /** The generated types of its keys and arguments. */
  readonly types: string;
  readonly code: string;
  /** Files of the code that list keys and do not use them. */
  readonly lists: readonly string[];
  /** Whether its reader fills plain arguments alone: no plural forms, no ICU apostrophes. */
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

/** Everything wrong with a folder's texts, keys that no code says among it. */
export function faultsOf(texts: TextFolder): readonly TextFault[] {
  const files = filesOf(texts);
  const faults = textFaults(files, { isPlain: texts.isPlain });
  if (faults.some(({ file, key }) => file === "ru.json" && key === "")) return faults;
  const keys = Object.keys(readTextFile(files.get("ru.json") ?? "{}").texts);
  const unused = unusedKeys(keys, sourcesIn(join(root, texts.code), texts.lists));
  return [...faults, ...unused.map((key) => ({ file: "ru.json", key, fault: "is used by no code" }))];
}

/**
 * The files of a folder as they are committed, by path in the project: each language in the order of ru, and the types of
 * ru's keys and arguments. A file that cannot be read, or whose texts would be lost, is left out.
 */
export function writtenFiles(texts: TextFolder): ReadonlyMap<string, string> {
  const files = filesOf(texts);
  const broken = new Set(faultsThatLose(files));
  if (broken.has("ru.json")) return new Map();
  const russian = readTextFile(files.get("ru.json") ?? "{}").texts;
  const order = Object.keys(russian);
  const written = [...files]
    .filter(([name]) => !broken.has(name))
    .map(([name, source]) => [`${texts.folder}/${name}`, writtenTextFile(readTextFile(source).texts, order)] as const);
  const types = typesOf(russian);
  return new Map(types === null ? written : [...written, [texts.types, types]]);
}

/** Null while a Russian text is not ICU, which is one of the faults. */
function typesOf(russian: Texts): string | null {
  try {
    return argumentsSource(russian);
  } catch {
    return null;
  }
}

/** A file with a key twice would lose one of the two texts; one that is no JSON, all of them. */
function faultsThatLose(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].flatMap(([name, source]) => {
    try {
      return readTextFile(source).twice.length > 0 ? [name] : [];
    } catch {
      return [name];
    }
  });
}

/** A file of the project as it is now; "" where there is none. */
export function present(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
}

export function pathOf(path: string): string {
  return join(root, path);
}
