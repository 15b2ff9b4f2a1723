import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A text that a language lacks, or that has a key unknown in Russian. */
export interface TextFault {
  /** Path in the folder of messages: "de/cart.ts". */
  readonly file: string;
  readonly key: string;
  readonly kind: "missing" | "unknown";
  /** The Russian text; "" for an unknown key. */
  readonly russian: string;
}

/** Compares every language of a folder of messages with `ru`, part by part. */
export async function textFaults(folder: string): Promise<readonly TextFault[]> {
  const parts = readdirSync(join(folder, "ru")).filter((name) => name.endsWith(".ts"));
  const faults: TextFault[] = [];
  for (const language of languagesIn(folder)) {
    for (const part of parts) {
      const file = `${language}/${part}`;
      faults.push(...compared(file, await textsOf(join(folder, "ru", part)), await textsOf(join(folder, file))));
    }
  }
  return faults;
}

function languagesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== "ru").map(({ name }) => name);
}

type Texts = Readonly<Record<string, string>>;

function compared(file: string, reference: Texts, texts: Texts): readonly TextFault[] {
  const missing = Object.keys(reference).filter((key) => !Object.hasOwn(texts, key));
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(reference, key));
  return [
    ...missing.map((key) => ({ file, key, kind: "missing", russian: reference[key] ?? "" }) as const),
    ...unknown.map((key) => ({ file, key, kind: "unknown", russian: "" }) as const),
  ];
}

/** The texts that a part exports; empty if the file does not exist yet. */
async function textsOf(path: string): Promise<Texts> {
  if (!existsSync(path)) return {};
  const part: Readonly<Record<string, Texts>> = await import(pathToFileURL(path).href);
  return Object.assign({}, ...Object.values(part));
}
