import { type FormatColumn, fieldColumn, optionColumn, type TableFormat } from "./format.ts";

/** Columns of Shopify's product export; it renamed most of them in 2024. */
const columns = new Map<string, FormatColumn>([
  ...["handle", "url handle"].map((name) => [name, fieldColumn("code")] as const),
  ["title", fieldColumn("name")],
  ...["body html", "description"].map((name) => [name, fieldColumn("description")] as const),
  ["type", fieldColumn("category")],
  ["product category", { kind: "taxonomy" }],
  ["tags", fieldColumn("badges")],
  ...["published", "published on online store"].map((name) => [name, { kind: "published" }] as const),
  ["status", { kind: "status" }],
  ...["variant price", "price"].map((name) => [name, fieldColumn("price")] as const),
  ...["variant compare at price", "compare-at price"].map((name) => [name, fieldColumn("regular_price")] as const),
  ...["variant grams", "weight value grams"].map((name) => [name, fieldColumn("weight")] as const),
  ...["image src", "product image url"].map((name) => [name, fieldColumn("images")] as const),
  ["gift card", { kind: "gift-card" }],
  ...["variant inventory tracker", "inventory tracker"].map((name) => [name, { kind: "stock-tracker" }] as const),
  ...["variant inventory qty", "inventory quantity"].map((name) => [name, { kind: "stock-quantity" }] as const),
  ...["variant inventory policy", "continue selling when out of stock"].map(
    (name) => [name, { kind: "stock-policy" }] as const,
  ),
]);

export const shopifyFormat: TableFormat = {
  name: "shopify",
  isHeader: (headings) =>
    (headings.has("handle") || headings.has("url handle")) && headings.has("title") && headings.has("option1 value"),
  columnOf: (heading) => columns.get(heading) ?? optionColumn(heading, /^option\d name$/, /^option\d value$/),
};
