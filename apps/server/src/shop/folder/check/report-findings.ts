import type { ShopFault } from "../fault.ts";
import type { Finding } from "./finding.ts";

/** Maximum findings that are printed; the rest are counted. */
const maxPrinted = 100;
const columns = 80;

/**
 * The findings for a terminal of 80 columns: by file, faults before warnings, the first 100, then the count. Empty
 * without findings.
 */
export function reportFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return "";
  const files = [...new Set([...findings].sort(faultsFirst).map(({ file }) => file))];
  const sorted = files.flatMap((file) => findings.filter((each) => each.file === file).sort(faultsFirst));
  const printed = sorted.slice(0, maxPrinted);
  const blocks = files.flatMap((file) => {
    const lines = printed.filter((each) => each.file === file).map(findingLines);
    return lines.length === 0 ? [] : [`${file}\n${lines.join("\n")}\n`];
  });
  const rest = sorted.length - printed.length;
  return `${[...blocks, ...(rest === 0 ? [] : [`… and ${rest} more\n`])].join("\n")}\n${countText(findings)}\n`;
}

/** "2 faults, 1 warning". */
export function countText(findings: readonly Pick<Finding, "isWarning">[]): string {
  const warnings = findings.filter(({ isWarning }) => isWarning).length;
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  return `${counted(findings.length - warnings, "fault")}, ${counted(warnings, "warning")}`;
}

/** One finding without its file: "[2].products[0].price «Чай»: a number such as 390, found «390 руб»". */
export function findingText({ path, name, message, isWarning }: ShopFault & Pick<Finding, "isWarning">): string {
  const place = [path, name].filter((part) => part !== undefined && part !== "").join(" ");
  return `${isWarning ? "warning: " : ""}${place === "" ? "" : `${place}: `}${message}`;
}

function faultsFirst(a: Finding, b: Finding): number {
  return Number(a.isWarning) - Number(b.isWarning);
}

function findingLines(finding: Finding): string {
  const lines: string[] = [];
  let line = " ";
  for (const word of findingText(finding).split(" ")) {
    if (line.trim() !== "" && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = "   ";
    }
    line += ` ${word}`;
  }
  return [...lines, line].join("\n");
}
