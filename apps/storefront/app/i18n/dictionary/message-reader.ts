import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { createFigures, type FigureWords } from "../format/figures.ts";

export type MessageValues = Readonly<Record<string, string | number>>;
type MessageReader = (message: CompiledMessage, values?: MessageValues) => string;

/** What follows a word in a language that browsers do not know. */
const lastLocale = "en";

/**
 * Reads compiled ICU messages: arguments, plurals (cardinal, ordinal, with exact cases and an offset), selections and
 * numbers. Dates come formatted. Lingui compiles the messages. Its own reader is three times as large and would be in
 * every first load; message-reader.test.ts compares the two.
 */
export function createMessageReader(locales: readonly string[], figures: FigureWords): MessageReader {
  const known = [...locales, lastLocale];
  const writeNumber = createFigures(figures);
  // As many digits as Intl.NumberFormat writes.
  const number = (value: number) => writeNumber(value, 0, 3);
  const cardinal = kept(() => new Intl.PluralRules(known));
  const ordinal = kept(() => new Intl.PluralRules(known, { type: "ordinal" }));

  /** `count` stands for each "#" of a plural's case. */
  function read(message: CompiledMessage | string, values: MessageValues, count = "#"): string {
    if (typeof message === "string") return message;
    return message
      .map((token) => {
        if (typeof token === "string") return token === "#" ? count : token;
        const [name, type, format] = token;
        return written(values[name] ?? "", type, format, values);
      })
      .join("");
  }

  function written(value: string | number, type: string | undefined, format: unknown, values: MessageValues): string {
    if (type === "number") return number(Number(value));
    if (!isCases(format)) return String(value);
    if (type === "select") return read(own(format, value) ?? format["other"] ?? "", values);
    const counted = Number(value) - Number(format["offset"] ?? 0);
    const rules = type === "plural" ? cardinal() : ordinal();
    const chosen = own(format, value) ?? format[rules.select(counted)] ?? format["other"] ?? "";
    return read(chosen, values, number(counted));
  }

  return (message, values = {}) => read(message, values);
}

type Cases = Readonly<Record<string, CompiledMessage | string>>;

function isCases(format: unknown): format is Cases {
  return typeof format === "object" && format !== null;
}

function own(cases: Cases, name: string | number): CompiledMessage | string | undefined {
  return Object.hasOwn(cases, name) ? cases[name] : undefined;
}

/** Made when it is first asked for: most messages count nothing. */
function kept<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
