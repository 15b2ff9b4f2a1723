import { APPLIED_ROW_KINDS, type WireImport, type WireImportApply } from "@skatert/contract";

export type AppliedKind = (typeof APPLIED_ROW_KINDS)[number];

/**
 * Which rows of an import are to be applied: whole kinds, and single rows for which the opposite was chosen. It has no
 * list of all rows, so it holds for files of any length.
 */
export interface RowChoice {
  readonly kinds: readonly AppliedKind[];
  /** Rows that differ from their kind, with the kind. */
  readonly except: Readonly<Record<number, AppliedKind>>;
  /** Where the shop was changed, too: whose value stays. */
  readonly conflicts: "keep" | "take";
}

/** Everything that can be applied; the shop's own later edits stay. */
export const ALL_ROWS: RowChoice = { kinds: [...APPLIED_ROW_KINDS], except: {}, conflicts: "keep" };

export function isApplied(kind: string): kind is AppliedKind {
  return (APPLIED_ROW_KINDS as readonly string[]).includes(kind);
}

export function isChosen({ kinds, except }: RowChoice, row: { readonly row: number; readonly kind: string }): boolean {
  if (!isApplied(row.kind)) return false;
  return kinds.includes(row.kind) !== row.row in except;
}

/** Turns one row on or off. Archiving has no row of its own: it is chosen as a whole. */
export function toggleRow(choice: RowChoice, row: number, kind: AppliedKind): RowChoice {
  const { [row]: was, ...others } = choice.except;
  return { ...choice, except: was === undefined ? { ...others, [row]: kind } : others };
}

/** Turns all rows of some kinds on or off, and forgets what was chosen one by one among them. */
export function chooseKinds(choice: RowChoice, kinds: readonly AppliedKind[], on: boolean): RowChoice {
  const others = choice.kinds.filter((kind) => !kinds.includes(kind));
  const except = Object.entries(choice.except).filter(([, kind]) => !kinds.includes(kind));
  return { ...choice, kinds: on ? [...others, ...kinds] : others, except: Object.fromEntries(except) };
}

/** How many rows are chosen. */
export function countChosen({ kinds, except }: RowChoice, summary: WireImport["summary"]): number {
  const whole = kinds.reduce((count, kind) => count + summary[kind], 0);
  return Object.values(except).reduce((count, kind) => count + (kinds.includes(kind) ? -1 : 1), whole);
}

export function applyBody({ kinds, except, conflicts }: RowChoice): WireImportApply {
  return { kinds: [...kinds], except: Object.keys(except).map(Number), conflicts };
}

/** A choice as the tab kept it; null for anything else. */
export function readChoice(stored: Readonly<Record<string, unknown>> | null): RowChoice | null {
  const { kinds, except, conflicts } = stored ?? {};
  if (!Array.isArray(kinds) || typeof except !== "object" || except === null) return null;
  const rows = Object.entries(except).filter((entry): entry is [string, AppliedKind] => isApplied(String(entry[1])));
  return {
    kinds: kinds.map(String).filter(isApplied),
    except: Object.fromEntries(rows),
    conflicts: conflicts === "take" ? "take" : "keep",
  };
}
