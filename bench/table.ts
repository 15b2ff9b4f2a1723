import { holdsAtReferencePace } from "./pace.ts";
import type { Row, Target } from "./row.ts";

/** Rows of one family under its title. */
export interface Section {
  readonly title: string;
  /** Processor time of the same work relative to the reference machine, measured before and after the rows. */
  readonly pace: number;
  readonly rows: readonly Row[];
}

const signs = { "at least": "≥", "at most": "≤" } as const;

/** The report as text: one line per row, marked if it has a target: ✔, ✘, or ≈ if it holds at the reference's pace. */
export function tableOf(sections: readonly Section[]): string {
  const rows = sections.flatMap((section) => section.rows);
  const nameWidth = widest(rows.map((row) => row.name));
  const valueWidth = widest(rows.map(amountOf));
  const line = (row: Row, pace: number) => {
    const cells = [markOf(row, pace), row.name.padEnd(nameWidth), amountOf(row).padStart(valueWidth), targetOf(row)];
    return `  ${cells.join("  ").trimEnd()}`;
  };
  const block = ({ title, pace, rows: own }: Section) => [
    `${title} (pace ${figure(pace)})`,
    ...own.map((row) => line(row, pace)),
  ];
  return sections.map((section) => block(section).join("\n")).join("\n\n");
}

interface Judged {
  readonly row: Row;
  readonly pace: number;
}

/** The missed targets, apart from those that only the slower machine misses, or one sentence that there is none. */
export function verdictOf(sections: readonly Section[]): string {
  const asked = sections
    .flatMap(({ rows, pace }) => rows.map((row) => ({ row, pace })))
    .filter(({ row }) => row.holds !== null);
  const missed = asked.filter(({ row }) => row.holds === false);
  const isSlow = ({ row, pace }: Judged) => holdsAtReferencePace(row, pace);
  const slow = missed.filter(isSlow);
  const short = missed.filter((judged) => !isSlow(judged));
  if (missed.length === 0) return `All ${asked.length} targets hold.`;
  return [
    ...(short.length === 0 ? ["No target falls short."] : listed(short, `of ${asked.length} targets fall short:`)),
    ...(slow.length === 0 ? [] : listed(slow, "hold at the pace of the reference machine only:")),
  ].join("\n");
}

function listed(judged: readonly Judged[], title: string): readonly string[] {
  const lines = judged.map(
    ({ row, pace }) => `  ${row.name}: ${amountOf(row)}, ${targetOf(row)}, pace ${figure(pace)}`,
  );
  return [`${judged.length} ${title}`, ...lines];
}

/** Three significant digits: 0.0423, 3.07, 81.5, 12 340. */
export function figure(value: number): string {
  if (value === 0) return "0";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString("en", { minimumFractionDigits: 0, maximumFractionDigits: digits }).replaceAll(",", " ");
}

function amountOf({ measured, unit }: Row): string {
  return `${figure(measured)} ${unit}`.trim();
}

function targetOf({ target, unit }: { readonly target: Target | null; readonly unit: string }): string {
  return target === null ? "" : `${signs[target.kind]} ${figure(target.value)} ${unit}`.trim();
}

function markOf(row: Row, pace: number): string {
  if (row.holds === null) return " ";
  if (row.holds) return "✔";
  return holdsAtReferencePace(row, pace) ? "≈" : "✘";
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
