import type { Row, Target } from "./row.ts";

/** Rows of one family under its title. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const signs = { "at least": "≥", "at most": "≤" } as const;

/** The report as text: one line per row, marked ✔ or ✘ if it has a target. */
export function tableOf(sections: readonly Section[]): string {
  const rows = sections.flatMap((section) => section.rows);
  const nameWidth = widest(rows.map((row) => row.name));
  const valueWidth = widest(rows.map(amountOf));
  const line = (row: Row) => {
    const cells = [markOf(row), row.name.padEnd(nameWidth), amountOf(row).padStart(valueWidth), targetOf(row)];
    return `  ${cells.join("  ").trimEnd()}`;
  };
  return sections.map(({ title, rows: own }) => [title, ...own.map(line)].join("\n")).join("\n\n");
}

/** One sentence about missed targets, or that there is none. */
export function verdictOf(sections: readonly Section[]): string {
  const asked = sections.flatMap((section) => section.rows).filter((row) => row.holds !== null);
  const short = asked.filter((row) => row.holds === false);
  if (short.length === 0) return `All ${asked.length} targets hold.`;
  const list = short.map((row) => `  ${row.name}: ${amountOf(row)}, ${targetOf(row)}`);
  return [`${short.length} of ${asked.length} targets fall short:`, ...list].join("\n");
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

function markOf({ holds }: Row): string {
  if (holds === null) return " ";
  return holds ? "✔" : "✘";
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
