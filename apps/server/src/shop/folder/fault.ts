import type { GroupFault } from "@skatert/contract";
import type { Target } from "../documents/references.ts";

/** A fault in a shop folder: the file, the JSON path in it ("" for the whole file), and the reason. */
export interface ShopFault {
  readonly file: string;
  readonly path: string;
  /** Name of the dish, coupon or branch around the path, in quotes; absent outside of named objects. */
  readonly name?: string;
  readonly message: string;
  /** The cause, which an office can show in its reader's language; absent: only the message describes it. */
  readonly cause?: FaultCause;
}

/**
 * `unknown`: a reference to a missing dish, category, branch … `shape`: a value of another type. A fault of a group of
 * options has the names and counts that its sentence needs (MENU-22).
 */
export type FaultCause =
  | { readonly kind: "unknown"; readonly target: Target; readonly name: string }
  | { readonly kind: GroupFault; readonly values: GroupFaultValues }
  /** A gift whose required group of this name has no free presets. */
  | { readonly kind: "gift-choice"; readonly name: string }
  | { readonly kind: "no-price" | "repeated" | "shape" | "no-category" | "last-branch" };

/** Names and counts; a missing one has no meaning for the fault. */
export interface GroupFaultValues {
  readonly group: string;
  readonly dish?: string;
  readonly option?: string;
  /** Sizes by name, "30 см, 35 см". */
  readonly size?: string;
  readonly limit?: string;
  readonly found?: string;
}

/** One line for a person: "catalog.json [2].products[0].price «Чай»: a number such as 390, found «дорого»". */
export function faultLine({ file, path, name, message }: ShopFault): string {
  return `${[file, path, name].filter((part) => part !== undefined && part !== "").join(" ")}: ${message}`;
}
