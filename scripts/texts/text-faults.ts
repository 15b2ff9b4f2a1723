import {
  formNames,
  type MessageShape,
  type PluralChoice,
  pluralCategories,
  shapeOf,
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

/** What each Russian text consists of; a text that is not ICU, what is wrong with it. */
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

/** The parser takes a brace that opens no argument for a letter; only one in apostrophes is meant as one. */
function braceFault({ literals }: MessageShape, text: string): string | null {
  const isBare = literals.some((literal) => /[{}]/.test(literal)) && !/'[{}]/.test(text);
  return isBare ? "has a brace that belongs to no argument" : null;
}

function argumentFault(russian: MessageShape, shape: MessageShape): string | null {
  const [wanted, found] = [listed(russian), listed(shape)];
  return wanted === found ? null : `takes ${found || "no arguments"}, in Russian ${wanted || "none"}`;
}

/** "{count} as a number, {name}", in an order of its own. */
function listed(shape: MessageShape): string {
  const all = [...shape.arguments].map(([name, kind]) => (kind === "number" ? `{${name}} as a number` : `{${name}}`));
  return all.sort().join(", ");
}

function pluralFault({ plurals }: MessageShape, categories: string): string | null {
  const forms = (choice: PluralChoice) => [...formNames(choice)].sort().join(", ");
  const wrong = plurals.find((choice) => forms(choice) !== categories);
  return wrong ? `has the forms ${forms(wrong)} of {${wrong.argument}}, not ${categories}` : null;
}

/** Whether a reader that only replaces `{name}` says the same as one of ICU messages. */
function hasPlainArguments(text: string): boolean {
  return !/[{}]|''/.test(text.replace(/\{\w+\}/g, "")) && !text.includes("'{");
}
