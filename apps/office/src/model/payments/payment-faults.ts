import { readText } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import { entriesIn } from "../entities/read-fields.ts";
import { contentOf, SETTINGS, type Sections } from "../entities/sections.ts";

export const ZONES_FIELD = "zones";
const zoneLists = "all_zones_zone_payment_methods";

/** The form's name for the branches of a payment method. */
export function branchesField(way: string): string {
  return `branches ${way}`;
}

/** The payment method of a field; null: none. */
export function wayOfField(field: string): string | null {
  return /^branches (.+)$/.exec(field)?.[1] ?? null;
}

/** Assigns the faults that block publishing of payment methods to their form's fields. */
export function paymentFieldAt(sections: Sections): FieldAt {
  return ({ document, steps: [section, at, name] }) => {
    if (document !== SETTINGS) return null;
    switch (section) {
      case zoneLists:
        return ZONES_FIELD;
      // Both sections have other settings too.
      case "delivery":
        return at === zoneLists ? ZONES_FIELD : undefined;
      case "settings":
        return at === "payment" ? null : undefined;
      case "payment_methods": {
        const way = readText(entriesIn(contentOf(sections, section))[Number(at)]?.["id"]);
        return name === "warehouse_ids" && way !== "" ? branchesField(way) : null;
      }
      default:
        return null;
    }
  };
}
