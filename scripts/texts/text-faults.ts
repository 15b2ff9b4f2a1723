import {
  argumentsOf,
  formNames,
  pluralCategories,
  pluralsOf,
} from "../../apps/storefront/app/i18n/messages/message-shape.ts";
import { readTextFile, type Texts } from "./text-file.ts";

/** What is wrong with a file of texts, for a translator to read. */
export interface TextFault {
  /** Name in the folder of texts: "de.json". */
  readonly file: string;
  /** The text's key; "" for a fault of the whole file. */
  readonly key: string;
  readonly fault: string;
}

export interface TextRules {
  /** Whether a text may have plain arguments alone, as `{price}`. */
  readonly isPlain: boolean;
}

/**
 * The faults of a folder's files, by their names: files that are no flat JSON, keys written twice, texts that are missing
 * or unknown to ru, texts that are not ICU, take other arguments than ru, or have other plural forms than CLDR.
 */
export function textFaults(files: ReadonlyMap<string, string>, { isPlain }: TextRules): readonly TextFault[] {
  const read = [...files].map(([file, source]) => ({ file, ...readOrFault(file, source) }));
  const reference = read.find(({ file }) => file === "ru.json")?.texts ?? {};
  return read.flatMap(({ file, texts, faults }) => [
    ...faults,
    ...(texts === null
      ? []
      : [...keyFaults(file, reference, texts), ...messageFaults(file, reference, texts, isPlain)]),
  ]);
}

function readOrFault(file: string, source: string): { readonly texts: Texts | null; readonly faults: TextFault[] } {
  try {
    const { texts, twice } = readTextFile(source);
    return { texts, faults: twice.map((key) => ({ file, key, fault: "is there twice" })) };
  } catch (error) {
    return { texts: null, faults: [{ file, key: "", fault: `cannot be read: ${String(error)}` }] };
  }
}

function keyFaults(file: string, reference: Texts, texts: Texts): readonly TextFault[] {
  const missing = Object.keys(reference).filter((key) => !texts[key]?.trim());
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(reference, key));
  return [
    ...missing.map((key) => ({ file, key, fault: `is missing: ${reference[key]}` })),
    ...unknown.map((key) => ({ file, key, fault: "is unknown to ru.json" })),
  ];
}

function messageFaults(file: string, reference: Texts, texts: Texts, isPlain: boolean): readonly TextFault[] {
  const language = file.replace(/\.json$/, "");
  return Object.entries(texts).flatMap(([key, text]) => {
    const russian = reference[key];
    if (russian === undefined || text.trim() === "") return [];
    const fault =
      notIcu(text) ??
      argumentFault(russian, text) ??
      pluralFault(language, text) ??
      (isPlain && !hasPlainArguments(text) ? "may have plain arguments alone, as {price}" : null);
    return fault === null ? [] : [{ file, key, fault }];
  });
}

function notIcu(text: string): string | null {
  try {
    argumentsOf(text);
    return null;
  } catch (error) {
    return `is not an ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function argumentFault(russian: string, text: string): string | null {
  if (notIcu(russian) !== null) return null;
  const [wanted, found] = [listed(russian), listed(text)];
  return wanted === found ? null : `takes ${found || "no arguments"}, in Russian ${wanted || "none"}`;
}

/** Whether a reader that only replaces `{name}` says the same as one of ICU messages. */
function hasPlainArguments(text: string): boolean {
  return !/[{}]|''/.test(text.replace(/\{\w+\}/g, "")) && !text.includes("'{");
}

/** "{count} as a number, {name}", in an order of its own. */
function listed(text: string): string {
  const all = [...argumentsOf(text)].map(([name, kind]) => (kind === "number" ? `{${name}} as a number` : `{${name}}`));
  return all.sort().join(", ");
}

function pluralFault(language: string, text: string): string | null {
  const wanted = [...pluralCategories(language)].sort().join(", ");
  const wrong = pluralsOf(text).find((choice) => [...formNames(choice)].sort().join(", ") !== wanted);
  return wrong
    ? `has the forms ${[...formNames(wrong)].sort().join(", ")} of {${wrong.argument}}, not ${wanted}`
    : null;
}
