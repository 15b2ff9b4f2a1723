import { isBanned } from "../../../catalog/buying-ban.ts";
import { saleOf } from "../../../catalog/sale.ts";
import type { LineCheck } from "./asked-line.ts";

/**
 * A supplement comes with a dish only; what hidden categories hold is no line of its own (readings "Time, zones,
 * stock"); a dish made by request (CART-1) or banned from buying (`product_disable_buy`) is shown and not sold.
 */
export const checkSale: LineCheck = ({ product, branch }) => {
  const sale = saleOf(product.id, branch.catalog);
  if (sale === "dish") {
    return product.byRequest || isBanned(product.id, branch.buyingBan) ? { reason: "not-available" } : null;
  }
  return { reason: sale === "supplement" ? "not-sold-alone" : "not-available" };
};
