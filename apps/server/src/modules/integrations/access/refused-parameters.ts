import type { FastifyInstance } from "fastify";
import { invalidParams } from "../../../input/refusal.ts";

const list = /^\/wp-json\/wc\/v3\/(?:(orders|coupons|products)|products\/\d+\/(variations))(?:\?|$)/;

const ofDates = ["modified_after", "modified_before", "offset", "orderby"] as const;
const ofProducts = [
  ...ofDates,
  ...["after", "before", "order", "sku", "min_price", "max_price", "on_sale", "featured", "tag", "type", "status"],
  ...["attribute", "attribute_term", "tax_class", "shipping_class", "parent", "parent_exclude", "virtual"],
] as const;

/** Parameters that WooCommerce documents for a list and that this shop does not obey. docs/integrate.md lists them. */
export const REFUSED_PARAMETERS = {
  orders: [...ofDates, "include", "exclude", "product", "parent", "parent_exclude", "created_via"],
  products: ofProducts,
  variations: [...ofProducts, "search", "include", "exclude", "slug", "stock_status"],
  coupons: [...ofDates, "after", "before", "order", "exclude"],
} as const;

/** Values that ask for what the list is anyway. */
const usual: Readonly<Record<string, readonly string[]>> = {
  offset: ["0"],
  orderby: ["date"],
  order: ["desc"],
  status: ["any", "publish"],
};

/**
 * Refuses a filter that the shop does not have with a 400 that names it: a client that takes the first of all rows for
 * the one it asked for changes the wrong dish. Register after the reader of repeated parameters.
 */
export function registerRefusedParameters(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ method, url, query }) => {
    const [, collection, below] = method === "GET" ? (list.exec(url) ?? []) : [];
    const name = collection ?? below;
    if (name === undefined || typeof query !== "object" || query === null) return;
    const given = new Map<string, unknown>(Object.entries(query));
    const refused = REFUSED_PARAMETERS[name as keyof typeof REFUSED_PARAMETERS].filter((parameter) => {
      const value = given.get(parameter);
      return value !== undefined && value !== "" && usual[parameter]?.includes(String(value)) !== true;
    });
    if (refused.length > 0)
      throw invalidParams(refused.map((path) => ({ path, message: "is a filter that this shop does not have" })));
  });
}
