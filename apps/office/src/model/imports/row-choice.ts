import { APPLIED_ROW_KINDS, type WireImport, type WireImportApply } from "@skatert/contract";

export type AppliedKind = (typeof APPLIED_ROW_KINDS)[number];

/**
 * The rows of an import to apply: whole kinds, and single rows as exceptions. It lists no other rows, so it works for
 * files of any length.
 */
export interface RowChoice {
  readonly kinds: readonly AppliedKind[];
  /** Rows with the opposite choice of their kind, with the kind. */
  readonly except: Readonly<Record<number, AppliedKind>>;
  /** Which value wins if the shop changed too. */
  readonly conflicts: "keep" | "take";
}

/** Everything that can be applied; the shop's later edits win. */
export const ALL_ROWS: RowChoice = { kinds: [...APPLIED_ROW_KINDS], except: {}, conflicts: "keep" };

export function isApplied(kind: string): kind is AppliedKind {
  return (APPLIED_ROW_KINDS as readonly string[]).includes(kind);
}

export function isChosen({ kinds, except }: RowChoice, row: { readonly row: number; readonly kind: string }): boolean {
  if (!isApplied(row.kind)) return false;
  return kinds.includes(row.kind) !== row.row in except;
}

/** Toggles one row. Archiving has no rows of its own and is chosen as a whole. */
export function toggleRow(choice: RowChoice, row: number, kind: AppliedKind): RowChoice {
  const { [row]: was, ...others } = choice.except;
  return { ...choice, except: was === undefined ? { ...others, [row]: kind } : others };
}

/** Turns all rows of some kinds on or off and removes their exceptions. */
export function chooseKinds(choice: RowChoice, kinds: readonly AppliedKind[], on: boolean): RowChoice {
  const others = choice.kinds.filter((kind) => !kinds.includes(kind));
  const except = Object.entries(choice.except).filter(([, kind]) => !kinds.includes(kind));
  return { ...choice, kinds: on ? [...others, ...kinds] : others, except: Object.fromEntries(except) };
}

/** Number of chosen rows. */
export function countChosen({ kinds, except }: RowChoice, summary: WireImport["summary"]): number {
  const whole = kinds.reduce((count, kind) => count + summary[kind], 0);
  return Object.values(except).reduce((count, kind) => count + (kinds.includes(kind) ? -1 : 1), whole);
}

export function applyBody({ kinds, except, conflicts }: RowChoice): WireImportApply {
  return { kinds: [...kinds], except: Object.keys(except).map(Number), conflicts };
}

/** A choice from the tab's storage; null for anything else. */
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
