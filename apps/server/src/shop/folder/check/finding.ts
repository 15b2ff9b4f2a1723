import type { Json } from "../../documents/json.ts";
import type { ShopDocument } from "../../documents/shop-document.ts";
import { type Place, placesAt } from "../../documents/walk.ts";
import type { FaultCause, ShopFault } from "../fault.ts";

/** The result of a check: a fault stops an import, a warning does not. */
export interface Finding extends ShopFault {
  readonly isWarning: boolean;
}

/** The input of the checks. */
export interface CheckedShop {
  readonly documents: readonly ShopDocument[];
}

/** A place in a document, with its file. */
export interface FilePlace extends Place {
  readonly file: string;
}

/** Checks a value and describes a fault as "what to write, what was found"; null: no fault. */
export type ValueRule = (value: Json) => string | null;

export function faultAt(place: Omit<FilePlace, "value">, message: string, cause?: FaultCause): Finding {
  return { file: place.file, path: place.path, message, ...(cause === undefined ? {} : { cause }), isWarning: false };
}

export function warningAt(place: Omit<FilePlace, "value">, message: string): Finding {
  return { ...faultAt(place, message), isWarning: true };
}

/** The documents of a subject in the shop's own language: "catalog" is every menu, "stock" every branch's stock. */
export function documentsOf({ documents }: CheckedShop, name: string): readonly ShopDocument[] {
  return documents.filter(({ name: own, subject }) => own === name || subject.kind === kindOf(name));
}

function kindOf(name: string): string {
  return name === "catalog" ? "prices" : name;
}

/** The places of a pattern (`placesAt`) in the documents of a subject. */
export function placesIn(shop: CheckedShop, name: string, pattern: string): readonly FilePlace[] {
  return documentsOf(shop, name).flatMap(({ file, content }) =>
    placesAt(content, pattern).map((place) => ({ ...place, file })),
  );
}

/** A field below a place; null when it is absent. */
export function fieldOf(place: FilePlace, name: string): FilePlace {
  const value = placesAt(place.value, name)[0]?.value ?? null;
  return { file: place.file, path: place.path === "" ? name : `${place.path}.${name}`, value };
}
