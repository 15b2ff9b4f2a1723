import { createHash } from "node:crypto";
import { normalHeading } from "../columns/normal-heading.ts";
import type { Columns } from "../columns/recognise-columns.ts";

/** The system that gave the numbers of a list. An unnamed one is known by the headings of its files. */
export function numberSystem({ columns, dialect, format }: Columns): string {
  // The lists of iiko have article numbers, and its API other ones.
  if (dialect === "menu" && format === "iiko") return "iiko-id";
  if (format != null) return format;
  const headings = columns.map(({ heading }) => normalHeading(heading)).join("\n");
  return `table-${createHash("sha256").update(headings).digest("hex").slice(0, 8)}`;
}
