import { readText } from "@skatert/contract";
import { placesAt } from "../../documents/walk.ts";
import { type CheckedShop, documentsOf, type Finding, faultAt, fieldOf } from "./finding.ts";

/** Two rows of one dish, variation and branch: one of the quantities would be lost. */
export function checkStock(shop: CheckedShop): readonly Finding[] {
  return documentsOf(shop, "stock").flatMap(({ file, content }) => {
    const seen = new Map<string, string>();
    return placesAt(content, "[]").flatMap((place) => {
      const row = { ...place, file };
      const names = ["product_id", "variation_id", "warehouse_id"].map(
        (name) => readText(fieldOf(row, name).value) || "0",
      );
      const first = seen.get(names.join());
      if (first === undefined) seen.set(names.join(), row.path);
      return first === undefined
        ? []
        : [faultAt(row, `one row for each dish and branch, found product ${names[0]} as in ${first}`)];
    });
  });
}
