import { holds, type Row } from "./row.ts";

const titles = ["", "fault", "engine", "sent", "lost", "doubled", "changed", "unexplained", "note"];
const numbers = new Set(["lost", "doubled", "changed", "unexplained"]);

/** The report as text: one line per row, marked ✔ or ✘. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const shown = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return numbers.has(titles[column] ?? "") ? text.padStart(width) : text.padEnd(width);
  };
  return cells.map((line) => line.map(shown).join("  ").trimEnd()).join("\n");
}

/** One sentence about failures, or that there is none. */
export function verdictOf(rows: readonly Row[]): string {
  const untried = rows.filter((row) => row.untried !== undefined);
  const notes = untried.map(({ fault, engine, untried: why }) => `\nNot tried: ${fault}, ${engine}: ${why}`).join("");
  return `${survivalOf(rows.filter((row) => row.untried === undefined))}${notes}`;
}

function survivalOf(rows: readonly Row[]): string {
  const short = rows.filter((row) => !holds(row));
  if (short.length === 0) return `All ${rows.length} faults are survived: nothing lost, doubled, changed, unexplained.`;
  const list = short.map(({ fault, engine, wrong }) => [
    `  ${fault}, ${engine}`,
    ...wrong.map((line) => `    ${line}`),
  ]);
  return [`${short.length} of ${rows.length} fall short:`, ...list.flat()].join("\n");
}

function cellsOf(row: Row): readonly string[] {
  const { fault, engine, sent, unit, lost, doubled, changed, unexplained, note } = row;
  const counted = [lost, doubled, changed, unexplained].map(String);
  const mark = holds(row) ? "✔" : "✘";
  return [row.untried === undefined ? mark : "–", fault, engine, `${sent} ${unit}`, ...counted, note];
}
