import type { ColumnNames } from "@skatert/contract";
import { type ColumnKey, rowColumns } from "./row-columns.ts";

/**
 * A field of a dish that a column can have. The part after a colon is a branch's menu, a language, or the system of a
 * number.
 */
export type FieldKey =
  | BaseField
  | "choice"
  | `price:${string}`
  | `name:${string}`
  | `description:${string}`
  | `number:${string}`;

export type BaseField =
  | ColumnKey
  | "id"
  | "code"
  | "variation_id"
  | "name"
  | "category"
  | "size"
  | "price"
  | "regular_price"
  | "sale_price"
  | "weight"
  | "short_description"
  | "images"
  | "hours"
  | "slug"
  | "attributes"
  | "supplements"
  | "groups"
  | "branches"
  | "fingerprint"
  | "type"
  | "parent";

export type TableLanguage = "ru" | "en";

/** Fields with a heading in the shop's own tables; the others occur only in WooCommerce tables. */
export type NamedField = Exclude<BaseField, "type" | "parent" | "sale_price" | "short_description">;

const { description, in_stock, unit, ...facts } = rowColumns;

/** The headings of an export, and recognised synonyms. */
export const fieldNames: Readonly<Record<NamedField, Omit<ColumnNames, "key">>> = {
  id: { ru: "ID", en: "ID", also: ["dish id"] },
  code: {
    ru: "Код в другой системе",
    en: "Code of another system",
    also: [
      ...["код", "номер", "код товара", "код блюда", "код номенклатуры", "product id", "item id", "product code"],
      ...["item code", "code", "token", "артикул номер", "коды", "artikelnummer", "código", "codigo"],
    ],
  },
  variation_id: { ru: "ID размера", en: "Size ID", also: ["variation id", "id варианта"] },
  name: {
    ru: "Название",
    en: "Name",
    also: [
      "наименование",
      "блюдо",
      "имя",
      "товар",
      "позиция",
      "продукт",
      "dish",
      "item",
      "title",
      "product",
      "product name",
      "item name",
      "название блюда",
      "наименование блюда",
      "номенклатура",
    ],
  },
  category: {
    ru: "Раздел",
    en: "Category",
    also: [
      "категория",
      "категории",
      "разделы",
      "группа",
      "группа блюд",
      "рубрика",
      "categories",
      "section",
      "sections",
      "group",
      "menu section",
    ],
  },
  size: {
    ru: "Размер",
    en: "Size",
    also: [
      ...["вариант", "порция", "модификация", "variant", "variation", "portion", "variation name", "variant name"],
      ...["option 1 value", "option1 value", "розмір", "порція", "өлшемі", "größe", "tamaño"],
    ],
  },
  price: {
    ru: "Цена",
    en: "Price",
    also: [
      ...["цена продажи", "розничная цена", "цена розничная", "unit price", "selling price"],
      ...["default price", "variant price", "ціна", "бағасы", "preis", "verkaufspreis", "precio", "precio de venta"],
    ],
  },
  regular_price: {
    ru: "Цена до скидки",
    en: "Price before discount",
    also: ["старая цена", "цена без скидки", "old price", "compare at price", "variant compare at price"],
  },
  weight: {
    ru: "Вес",
    en: "Weight",
    also: [
      "выход",
      "масса",
      "объем",
      "вес/объем",
      "граммовка",
      "вес нетто",
      "volume",
      "net weight",
      "variant grams",
      "portion size",
      "вес порции",
    ],
  },
  unit,
  description,
  images: {
    ru: "Фото",
    en: "Pictures",
    also: [
      "картинка",
      "картинки",
      "изображение",
      "изображения",
      "фотография",
      "ссылка на фото",
      "ссылка на картинку",
      "url картинки",
      "picture",
      "picture url",
      "photo",
      "photos",
      "image",
      "images",
      "image url",
      "photo url",
    ],
  },
  in_stock,
  hours: {
    ru: "Часы",
    en: "Hours",
    also: ["часы подачи", "часы продажи", "время подачи", "когда подают", "serving hours", "when served"],
  },
  ...facts,
  slug: { ru: "Адрес страницы", en: "Page address", also: ["slug", "артикул", "sku", "url"] },
  attributes: { ru: "Свойства", en: "Properties", also: ["характеристики", "attributes"] },
  supplements: { ru: "Добавки", en: "Extras", also: ["допы", "supplements", "add-ons", "addons", "toppings"] },
  fingerprint: { ru: "Отпечаток (не менять)", en: "Fingerprint (do not edit)", also: [] },
  groups: { ru: "Группы", en: "Groups", also: ["группы добавок", "option groups", "modifier groups"] },
  branches: { ru: "Филиалы", en: "Branches", also: ["рестораны", "точки", "locations"] },
};

/** "price:prices/centre" is "price" of the menu "prices/centre"; null: the field has no detail. */
export function splitField(key: FieldKey): readonly [base: string, detail: string | null] {
  const at = key.indexOf(":");
  return at === -1 ? [key, null] : [key.slice(0, at), key.slice(at + 1)];
}

export function isFieldKey(key: string): key is FieldKey {
  const [base, detail] = splitField(key as FieldKey);
  return detail === null ? Object.hasOwn(fieldNames, base) : ["price", "name", "description"].includes(base);
}
