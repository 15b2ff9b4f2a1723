import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text that a language lacks, or that has a key unknown in Russian. */
export interface TextFault {
  /** Name in the folder of messages: "de.json". */
  readonly file: string;
  readonly key: string;
  readonly kind: "missing" | "unknown";
  /** The Russian text; "" for an unknown key. */
  readonly russian: string;
}

type Texts = Readonly<Record<string, string>>;

/** Compares every language of a folder of messages with `ru.json`. */
export function textFaults(folder: string): readonly TextFault[] {
  const reference = textsOf(folder, "ru.json");
  const others = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "ru.json");
  return others.flatMap((file) => compared(file, reference, textsOf(folder, file)));
}

function compared(file: string, reference: Texts, texts: Texts): readonly TextFault[] {
  const missing = Object.keys(reference).filter((key) => !texts[key]?.trim());
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(reference, key));
  return [
    ...missing.map((key) => ({ file, key, kind: "missing", russian: reference[key] ?? "" }) as const),
    ...unknown.map((key) => ({ file, key, kind: "unknown", russian: "" }) as const),
  ];
}

function textsOf(folder: string, file: string): Texts {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}
