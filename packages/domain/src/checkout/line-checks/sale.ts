import { saleOf } from "../../catalog/sale.ts";
import type { LineCheck } from "./asked-line.ts";

/**
 * A supplement comes with a dish only; what hidden categories hold is no line of its own (readings "Time, zones,
 * stock"); what is made by request is not sold through the cart (CART-1).
 */
export const checkSale: LineCheck = ({ product, branch }) => {
  const sale = saleOf(product.id, branch.catalog);
  if (sale === "dish") return product.byRequest ? { reason: "not-available" } : null;
  return { reason: sale === "supplement" ? "not-sold-alone" : "not-available" };
};
