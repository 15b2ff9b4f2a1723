import { parse } from "csv-parse/sync";
import { csvOptions } from "./csv-options.ts";

/** A comma is last, because it is also a decimal sign and a sign of every text. */
const separators = ["\t", ";", "|", ","] as const;
const sampledRows = 20;
const sampledCharacters = 100_000;

interface Score {
  readonly separator: string;
  /** Share of the rows that it splits. */
  readonly split: number;
  /** Share of the rows with the usual number of columns. */
  readonly even: number;
}

/**
 * The separator of a csv file: the one that splits most of the first rows; of several, the one that splits most of them
 * into the same number of columns. The number itself does not count: a description has more commas than a table has
 * columns.
 */
export function separatorOf(text: string): string {
  const sample = text.slice(0, sampledCharacters);
  const scored = separators.map((separator) => scoreOf(sample, separator));
  return scored.reduce((best, next) => (isBetter(next, best) ? next : best)).separator;
}

function isBetter(next: Score, best: Score): boolean {
  return next.split === best.split ? next.even > best.even : next.split > best.split;
}

function scoreOf(sample: string, separator: string): Score {
  const widths = widthsOf(sample, separator);
  const split = widths.filter((width) => width > 1);
  const rows = Math.max(1, widths.length);
  const usual = Math.max(0, ...split.map((width) => split.filter((other) => other === width).length));
  return { separator, split: split.length / rows, even: usual / rows };
}

/** The number of columns in each of the first rows with a value. */
function widthsOf(sample: string, separator: string): readonly number[] {
  const widths: number[] = [];
  const note = (record: readonly string[]) => {
    if (record.some((value) => value.trim() !== "")) widths.push(record.length);
    return null;
  };
  try {
    parse(sample, { ...csvOptions(separator), to: sampledRows, on_record: note });
  } catch {
    // The sample may end inside quotes, or the separator may be wrong. The rows before count.
  }
  return widths;
}
