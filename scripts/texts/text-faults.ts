import {
  formNames,
  type MessageShape,
  type PluralChoice,
  pluralCategories,
  shapeOf,
} from "../../apps/storefront/app/i18n/messages/message-shape.ts";
import { readTextFile, type Texts } from "./text-file.ts";

/** One fault of a file of texts, worded for translators. */
export interface TextFault {
  /** Name in the folder of texts: "de.json". */
  readonly file: string;
  /** The text's key; "" for a fault of the whole file. */
  readonly key: string;
  readonly fault: string;
}

export interface TextRules {
  /** Whether texts may have only plain arguments such as `{price}`. */
  readonly isPlain: boolean;
}

/**
 * The faults of a folder's files by name: invalid files, duplicate keys, missing and unknown texts, invalid ICU, and
 * arguments or plural forms that differ from ru and CLDR.
 */
export function textFaults(files: ReadonlyMap<string, string>, { isPlain }: TextRules): readonly TextFault[] {
  const read = [...files].map(([file, source]) => ({ file, ...readOrFault(file, source) }));
  const reference = read.find(({ file }) => file === "ru.json")?.texts ?? {};
  const shapes = shapesOf(reference);
  return read.flatMap(({ file, texts, faults }) => [
    ...faults,
    ...(texts === null ? [] : [...keyFaults(file, reference, texts), ...messageFaults(file, shapes, texts, isPlain)]),
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

function messageFaults(file: string, reference: Shapes, texts: Texts, isPlain: boolean): readonly TextFault[] {
  const categories = [...pluralCategories(file.replace(/\.json$/, ""))].sort().join(", ");
  return Object.entries(texts).flatMap(([key, text]) => {
    const russian = reference.get(key);
    if (russian === undefined || text.trim() === "") return [];
    const shape = shapeOrFault(text);
    const fault =
      typeof shape === "string"
        ? shape
        : (braceFault(shape, text) ??
          (typeof russian === "string" ? null : argumentFault(russian, shape)) ??
          pluralFault(shape, categories) ??
          (isPlain && !hasPlainArguments(text) ? "may have plain arguments alone, as {price}" : null));
    return fault === null ? [] : [{ file, key, fault }];
  });
}

/** The structure of each Russian text, or the fault of an invalid one. */
type Shapes = ReadonlyMap<string, MessageShape | string>;

function shapesOf(texts: Texts): Shapes {
  return new Map(Object.entries(texts).map(([key, text]) => [key, shapeOrFault(text)]));
}

function shapeOrFault(text: string): MessageShape | string {
  try {
    return shapeOf(text);
  } catch (error) {
    return `is not an ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The parser treats a stray brace as a letter. Only a brace in apostrophes is intended. */
function braceFault({ literals }: MessageShape, text: string): string | null {
  const isBare = literals.some((literal) => /[{}]/.test(literal)) && !/'[{}]/.test(text);
  return isBare ? "has a brace that belongs to no argument" : null;
}

function argumentFault(russian: MessageShape, shape: MessageShape): string | null {
  const [wanted, found] = [listed(russian), listed(shape)];
  return wanted === found ? null : `takes ${found || "no arguments"}, in Russian ${wanted || "none"}`;
}

/** For example "{count} as a number, {name}", sorted. */
function listed(shape: MessageShape): string {
  const all = [...shape.arguments].map(([name, kind]) => (kind === "number" ? `{${name}} as a number` : `{${name}}`));
  return all.sort().join(", ");
}

function pluralFault({ plurals }: MessageShape, categories: string): string | null {
  const forms = (choice: PluralChoice) => [...formNames(choice)].sort().join(", ");
  const wrong = plurals.find((choice) => forms(choice) !== categories);
  return wrong ? `has the forms ${forms(wrong)} of {${wrong.argument}}, not ${categories}` : null;
}

/** Whether a reader that only replaces `{name}` gives the same text as an ICU reader. */
function hasPlainArguments(text: string): boolean {
  return !/[{}]|''/.test(text.replace(/\{\w+\}/g, "")) && !text.includes("'{");
}
