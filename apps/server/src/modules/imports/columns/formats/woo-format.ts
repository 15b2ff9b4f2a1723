import type { BaseField } from "../field-names.ts";
import { type FormatColumn, fieldColumn, type TableFormat } from "./format.ts";

/** The translations changed over the years; in normal form. */
const headings: Readonly<Partial<Record<BaseField, readonly string[]>>> = {
  id: ["id"],
  type: ["type", "тип"],
  slug: ["sku", "артикул"],
  name: ["name", "имя"],
  short_description: ["short description", "краткое описание", "короткое описание"],
  description: ["description", "описание"],
  in_stock: ["in stock", "наличие", "в наличии"],
  weight: ["weight kg", "weight g", "weight lbs", "weight lb", "weight oz", "вес кг", "вес kg", "вес г", "вес g"],
  sale_price: ["sale price", "акционная цена", "цена распродажи"],
  regular_price: ["regular price", "базовая цена"],
  category: ["categories", "категории"],
  badges: ["tags", "метки"],
  images: ["images", "изображения"],
  parent: ["parent", "родительский"],
};

const published = ["published", "опубликован"];
const visibility = ["visibility in catalog", "видимость в каталоге"];
const saleStarts = /^(?:date sale price starts|дата начала .*)$/;
const saleEnds = /^(?:date sale price ends|дата (?:окончания|завершения|конца) .*)$/;
const attributeNames = ["attribute name", "название атрибута", "имя атрибута"];
const attributeValues = [
  ...["attribute value s", "значения атрибутов", "значение атрибута", "значения атрибута"],
  ...["значение -я аттрибута -ов", "значение -я атрибута -ов"],
];

const fields = new Map(
  (Object.keys(headings) as BaseField[]).flatMap((field) => (headings[field] ?? []).map((name) => [name, field])),
);

/** Only WooCommerce's product export includes all three. */
export const wooFormat: TableFormat = {
  name: "woocommerce",
  isHeader(row) {
    const has = (names: readonly string[] = []) => names.some((name) => row.has(name));
    return has(headings.type) && has(headings.regular_price) && has(published);
  },
  columnOf,
};

function columnOf(normal: string): FormatColumn | null {
  const field = fields.get(normal);
  if (field !== undefined) return fieldColumn(field);
  if (published.includes(normal)) return { kind: "published" };
  if (visibility.includes(normal)) return { kind: "visibility" };
  if (saleStarts.test(normal)) return { kind: "sale-starts" };
  if (saleEnds.test(normal)) return { kind: "sale-ends" };
  const [, before = "", number, after = ""] = /^(.*?)\s*(\d{1,2})\s*(.*)$/.exec(normal) ?? [];
  if (number === undefined) return null;
  const words = `${before} ${after}`.trim();
  if (attributeNames.includes(words)) return { kind: "attribute-name", number: Number(number) };
  return attributeValues.includes(words) ? { kind: "attribute-values", number: Number(number) } : null;
}
