import type { NamedField } from "./field-names.ts";

/** Words of headings in Russian, Ukrainian, Kazakh, English, German and Spanish, in lower case with "е" for "ё". */
const words = (text: string) => new RegExp(`^(?:${text})$`, "u");

interface WordRule {
  readonly field: NamedField;
  /** One of these words names the field. */
  readonly named: RegExp;
  /** The other words may only be these, so that «Дата выхода» is no weight; null: any but the refused. */
  readonly beside: RegExp | null;
  readonly refused?: RegExp;
}

const subject =
  "товар\\p{L}*|работ|услуг|блюд\\p{L}*|позици\\p{L}*|продук\\p{L}*|номенклатур\\p{L}*|меню|страв\\p{L}*|позиці\\p{L}*|тауар\\p{L}*|тағам\\p{L}*|dish(?:es)?|items?|products?|articles?|menu|food|meals?|gerichte?s?|speisen?|artikel[sn]?|produkte?s?|platos?|productos?|artículos?|del?|la|el|of|the|der|des|и|та|и/или|full|полное|краткое|короткое|повна";
const measured =
  "нетто|брутто|порци\\p{L}*|порції|portions?|serving|size|net|unit|ca|г|гр|кг|мл|л|g|gr|kg|ml|l|lbs?|oz|в|in";

const rules: readonly WordRule[] = [
  {
    field: "regular_price",
    named: words("цен\\p{L}*|стоимость|ціна|price|preis|precio"),
    beside: null,
    refused: words("с|со|з|with|now|новая|нова|нынешняя|current"),
  },
  {
    field: "price",
    named: words("цен[аыу]|стоимость|ціна|вартість|баға(?:сы)?|prices?|\\p{L}*preis|precios?"),
    beside: null,
    refused: words(
      "копе\\p{L}*|коп|cents?|закуп\\p{L}*|себестоимост\\p{L}*|опт\\p{L}*|поставщик\\p{L}*|входная|учетная|старая|стара|прежняя|без|до|тип|вид|категория|дата|валюта|cost|wholesale|purchase|supplier|old|compare|before|was|type|category|list|currency|date|einkaufs\\p{L}*|alter|mayorista|compra|anterior",
    ),
  },
  {
    field: "category",
    named: words(
      "категори[яию]|раздел\\p{L}*|групп[аыу]|подгруппа|рубрика|категорія|розділ|група|санат\\p{L}*|бөлім\\p{L}*|categor(?:y|ies)|sections?|groups?|kategorien?|gruppe|warengruppe|rubrik|categorías?|categorias?|sección|seccion|grupo",
    ),
    beside: words(`${subject}|названи[ея]|наименование|назва|name|menu`),
  },
  {
    field: "name",
    named: words(
      "наименовани[ея]|названи[ея]|блюд[ао]|кушань[ея]|напит(?:ок|ки)|назва|найменування|страв[аи]|атауы?|тағам(?:дар)?|names?|dish(?:es)?|titles?|bezeichnung|gerichte?|speisen?|artikelname|artikelbezeichnung|produktname|nombres?|platos?",
    ),
    beside: words(`${subject}|названи[ея]|наименование|name`),
  },
  {
    field: "weight",
    named: words("вес|выход|масса|объем|граммовка|вага|вихід|обсяг|салмағы|көлемі|weight|volume|gewicht|menge|peso"),
    beside: words(`${subject}|${measured}`),
  },
  {
    field: "description",
    named: words(
      "описани[ея]|опис|сипаттамасы?|description|beschreibung|descripci[oó]n|склад|құрамы|zutaten|ingredientes",
    ),
    beside: words(`${subject}|body|html`),
  },
  {
    field: "images",
    named: words(
      "фото|фотография|картинк[аи]|изображени[ея]|зображення|сурет|photos?|pictures?|images?|bild(?:er)?|fotos?|im[aá]gen(?:es)?",
    ),
    beside: words(`${subject}|ссылк[аи]|на|url|link|src|file|файл|имя|main|1`),
  },
  {
    field: "unit",
    named: words("ед|единица|unit"),
    beside: null,
    refused: words("цен\\p{L}*|стоимость|price|cost|preis|precio|кол\\p{L}*|за|per|sold|weight|вес"),
  },
];

/** A price of another time: «Старая цена», "Compare at price", «Ціна до знижки». */
const earlier = words("стар(?:ая|а)|прежняя|до|без|old|before|without|compare|was|list|alter|anterior");
const discount = words(
  "скидки|знижки|discount|sale|rabatt|descuento|стар(?:ая|а)|прежняя|old|compare|was|list|alter|anterior",
);

/** The field that the words of a heading name: «Цена с НДС», "Dish Name"; null: none, or not for certain. */
export function fieldOfWords(normal: string): NamedField | null {
  const parts = normal.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  const found = rules.find((rule) => applies(rule, parts));
  return found?.field ?? null;
}

function applies({ field, named, beside, refused }: WordRule, parts: readonly string[]): boolean {
  if (!parts.some((part) => named.test(part))) return false;
  if (
    field === "regular_price" &&
    !(parts.some((part) => earlier.test(part)) && parts.some((part) => discount.test(part)))
  )
    return false;
  if (refused !== undefined && parts.some((part) => refused.test(part))) return false;
  return beside === null || parts.every((part) => named.test(part) || beside.test(part));
}
