import { choiceWords, type MetaEntry, type QuotedLine } from "@skatert/domain";
import * as z from "zod/mini";
import { boundedList } from "../fields/bounded.ts";
import { cleanText, oneLine } from "../fields/clean-text.ts";
import { visibleText } from "../fields/schemas.ts";

/** The most additions of one line, and of the order itself. */
const MAX_LINE_META = 20;
const MAX_ORDER_META = 50;

/** Keys that the shop itself writes into the `meta_data` of a line and of an order. */
const LINE_KEYS: readonly string[] = ["person", "dish_note"];
const ORDER_KEYS: readonly string[] = [
  ...["warehouse_id", "take_time", "people", "zone_id", "coordinates", "address_unconfirmed"],
  ...["confirmed_at", "promised_at", "cancel_requested_at", "cancel_declined_at"],
  ...["tip_courier", "tip_kitchen", "discount_combo", "discount_free_supplements", "discount_bonuses"],
];

/** Keys of `meta_data` that clients may send back, and that have changed meanwhile. */
export const SHOP_META_KEYS: readonly string[] = [...LINE_KEYS, ...ORDER_KEYS, "stock_by_warehouse"];

function metaList(max: number, own: readonly string[]) {
  const isFree = z.refine<string>((key) => !own.includes(oneLine(key)), { error: "is a key of the shop's own" });
  return boundedList(
    z.looseObject({
      key: z.string().check(z.maxLength(100), visibleText, isFree),
      value: z.nullish(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])),
    }),
    max,
  );
}

/** `meta_data` of a new order and of its lines: texts of the integration's own. Lists and objects are refused. */
export const WooLineMetaSchema = metaList(MAX_LINE_META, LINE_KEYS);
export const WooOrderMetaSchema = metaList(MAX_ORDER_META, ORDER_KEYS);
type WireMeta = z.infer<typeof WooOrderMetaSchema>;

/** Additions of an integration, as people see them. */
export const ShownMetaSchema = z.array(z.looseObject({ key: z.string(), value: z.string() }));
type WireShownMeta = z.infer<typeof ShownMetaSchema>;

/** The entries with a value, each once: an empty one adds nothing. */
export function metaFromWoo(list: WireMeta | null | undefined): readonly MetaEntry[] {
  const entries = (list ?? []).map(({ key, value }) => ({ key: oneLine(key), value: cleanText(String(value ?? "")) }));
  return entries.filter(
    ({ key, value }, index) =>
      value !== "" && entries.findIndex((other) => other.key === key && other.value === value) === index,
  );
}

/**
 * What is chosen for a dish, as WooCommerce shows it: "Половинки: ½ Маргарита + ½ Пепперони", "Убрать: Без лука", then
 * each addition with its count for one dish.
 */
export function choicesToMeta(line: QuotedLine): readonly MetaEntry[] {
  const { parts, added } = choiceWords(line);
  return [
    ...parts.flatMap(({ group, text }) => (group === null ? [] : [{ key: group, value: text }])),
    ...added.map(({ name, count }) => ({ key: name, value: String(count) })),
  ];
}

/** The entries for people, as an optional field of a line or an order. */
export function metaToWire(entries: readonly MetaEntry[] | undefined): { meta_data?: WireShownMeta } {
  const shown = shownMeta(entries);
  return shown.length === 0 ? {} : { meta_data: shown.map((entry) => ({ ...entry })) };
}

/** The entries for people. WooCommerce hides keys that begin with an underscore: they are for programs. */
export function shownMeta(entries: readonly MetaEntry[] | undefined): readonly MetaEntry[] {
  return (entries ?? []).filter(({ key }) => !key.startsWith("_"));
}
