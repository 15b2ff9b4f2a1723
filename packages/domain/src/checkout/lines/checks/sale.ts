import { isBanned } from "../../../catalog/buying-ban.ts";
import { saleOf } from "../../../catalog/sale.ts";
import type { LineCheck } from "./asked-line.ts";

/**
 * A supplement is sold only with a dish. A product of hidden categories is not sold as a line (readings
 * "Time, zones, stock"). A dish made by request (CART-1) or banned by `product_disable_buy` is shown but not
 * sold.
 */
export const checkSale: LineCheck = ({ product, branch }) => {
  const sale = saleOf(product.id, branch.catalog);
  if (sale === "dish") {
    return product.byRequest || isBanned(product.id, branch.buyingBan) ? { reason: "not-available" } : null;
  }
  return { reason: sale === "supplement" ? "not-sold-alone" : "not-available" };
};
