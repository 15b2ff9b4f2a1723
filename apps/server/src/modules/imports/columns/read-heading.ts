import type { FormatColumn, SpecialColumn, TableFormat } from "./formats/format.ts";
import { isOffSale, isWhole } from "./formats/formats.ts";
import { normalHeading } from "./normal-heading.ts";
import { EXACT, fieldOfHeading, type NamedMenu, type Recognised } from "./own-headings.ts";

/** How a heading is read: as a field, or as a special column of a known export. */
export interface Read {
  readonly own: Recognised | null;
  readonly special: SpecialColumn | null;
}

/** A heading by the rules of a known export, else as in any list. */
export function readHeading(
  heading: string,
  {
    format,
    headings,
    menus,
  }: {
    readonly format: TableFormat | null;
    readonly headings: readonly string[];
    readonly menus: readonly NamedMenu[];
  },
): Read {
  const known: FormatColumn | null | undefined = format?.columnOf(
    normalHeading(heading),
    new Set(headings.map(normalHeading)),
  );
  if (known === null) return { own: null, special: null };
  if (known === undefined && isOffSale(normalHeading(heading))) return { own: null, special: { kind: "archived" } };
  if (known === undefined) return { own: isWhole(format) ? null : fieldOfHeading(heading, menus), special: null };
  if (known.kind === "field") return { own: { field: known.field, strength: EXACT }, special: null };
  return { own: null, special: known };
}
