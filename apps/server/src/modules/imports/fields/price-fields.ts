import type { JsonObject } from "../../../shop/documents/json.ts";
import { numberText, objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { isOtherCurrency } from "../values/currency.ts";
import { readPrice } from "../values/read-number.ts";
import type { Reading } from "../values/reading.ts";
import type { MenuField } from "./menu-field.ts";

/** A dish with sizes has the prices of its sizes. */
export function hasSizes(entry: JsonObject): boolean {
  return objectsIn(entry["variations"]).length > 0;
}

/** The price that a guest pays. Without a discount `regular_price` follows it, or a discount would appear. */
export const price: MenuField = {
  isNumber: true,
  textOf: (entry) => (hasSizes(entry) ? "" : paid(entry)),
  readText: readOwnPrice,
  write(entry, text) {
    if (text === "") return {};
    const follows = "regular_price" in entry && regular(entry) === "";
    return { price: Number(text), ...(follows ? { regular_price: Number(text) } : {}) };
  },
};

/** The price before a discount; empty without one. */
export const regularPrice: MenuField = {
  isNumber: true,
  textOf: (entry) => (hasSizes(entry) ? "" : regular(entry)),
  readText: readOwnPrice,
  write(entry, text) {
    if (text !== "") return { regular_price: Number(text) };
    return "regular_price" in entry ? { regular_price: entry["price"] ?? Number(paid(entry)) } : {};
  },
};

/** A price in another currency would be charged as so many of the shop's own. */
function readOwnPrice(text: string, { currency }: MenuContext): Reading {
  return isOtherCurrency(text, currency) ? { fault: "cell-currency" } : readPrice(text);
}

function paid(entry: JsonObject): string {
  return numberText(entry["price"]) || numberText(entry["regular_price"]);
}

function regular(entry: JsonObject): string {
  const before = numberText(entry["regular_price"]);
  return before === paid(entry) ? "" : before;
}
