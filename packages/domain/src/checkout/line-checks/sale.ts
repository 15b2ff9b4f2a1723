import { saleOf } from "../../catalog/sale.ts";
import type { LineCheck } from "./asked-line.ts";

/** A supplement comes with a dish only; what hidden categories hold is no line of its own (readings "Time, zones, stock"). */
export const checkSale: LineCheck = ({ product, branch }) => {
  const sale = saleOf(product.id, branch.catalog);
  if (sale === "dish") return null;
  return { reason: sale === "supplement" ? "not-sold-alone" : "not-available" };
};
