import { oneLine } from "@skatert/contract";

/** A guest's text on one line of at most `longest` UTF-16 units; the cut leaves no half of a character. */
export function plain(text: string, longest: number): string {
  const line = oneLine(text);
  return (line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line).toWellFormed();
}
