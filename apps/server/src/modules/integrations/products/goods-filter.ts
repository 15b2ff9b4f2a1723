import type { WireWooProduct, WireWooVariation, WooGoodsQuerySchema } from "@skatert/contract";
import type * as z from "zod/mini";

type Goods = WireWooProduct | WireWooVariation;
type GoodsQuery = z.infer<typeof WooGoodsQuerySchema>;

/** Whether a product or a variation passes the filters that both lists have. No product is featured. */
export function goodsFilter(query: GoodsQuery): (goods: Goods) => boolean {
  const { sku, status = "any", stock_status: stock, on_sale: onSale, featured } = query;
  const words = query.search?.trim().toLowerCase() ?? "";
  const [least, most] = [priceOf(query.min_price), priceOf(query.max_price)];
  const isPriced = (price: string) => {
    if (least === null && most === null) return true;
    return price !== "" && Number(price) >= (least ?? 0) && Number(price) <= (most ?? Number.POSITIVE_INFINITY);
  };
  return (goods) =>
    (words === "" || textOf(goods).toLowerCase().includes(words)) &&
    (sku === undefined || sku === "" || goods.sku === sku) &&
    (status === "any" || status.split(",").includes(goods.status)) &&
    (stock === undefined || goods.stock_status === stock) &&
    (onSale === undefined || goods.on_sale === isTrue(onSale)) &&
    (featured === undefined || !isTrue(featured)) &&
    isPriced(goods.price);
}

function textOf(goods: Goods): string {
  const own = [goods["name"], goods["slug"], goods.description].filter((part) => typeof part === "string");
  const options = goods.attributes.map((attribute) => ("option" in attribute ? attribute["option"] : ""));
  return [...own, ...options].join("\n");
}

function isTrue(flag: string): boolean {
  return flag === "true" || flag === "1";
}

function priceOf(text: string | undefined): number | null {
  return text === undefined || text === "" ? null : Number(text);
}
