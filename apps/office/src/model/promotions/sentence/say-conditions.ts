import type { Condition } from "@skatert/domain";
import { clockOf, listOf, type SayWords, sumOf } from "./say-words.ts";

type Kind = Condition["kind"];
type Of<Each extends Kind> = Extract<Condition, { readonly kind: Each }>;

/** «Из раздела» or «из разделов»: 21 names are several, though 21 counts as one in Russian. */
const oneOrMore = ({ length }: readonly unknown[]) => Math.min(length, 5);

const dayMinutes = 24 * 60;

/** One condition as a part of the sentence. The compiler refuses a kind without words. */
const SAY: { readonly [Each in Kind]: (condition: Of<Each>, words: SayWords) => string } = {
  "first-purchase": (_, { i18n }) => i18n.t("promo.say.first"),
  birthday({ daysBefore: before, daysAfter: after }, { i18n: { t } }) {
    if (before > 0 && after > 0) return t("promo.say.birthday.around", { before, after });
    if (before > 0) return t("promo.say.birthday.before", { before });
    return after > 0 ? t("promo.say.birthday.after", { after }) : t("promo.say.birthday");
  },
  "cart-contains"({ productIds, categoryIds }, words) {
    const { i18n, names } = words;
    const sections = listOf(categoryIds, names.category, words, { type: "disjunction" });
    const phrase = i18n.t("promo.say.ofSections", { count: oneOrMore(categoryIds), names: sections });
    const phrases = categoryIds.length === 0 ? [] : [phrase];
    return i18n.t("promo.say.contains", {
      names: listOf(productIds, names.dish, words, { type: "disjunction", phrases }),
    });
  },
  "product-quantity"({ productIds, quantity }, words) {
    const { i18n, names } = words;
    const said = listOf(productIds, names.dish, words, { type: "conjunction" });
    return i18n.t("promo.say.dishCount", { count: oneOrMore(productIds), quantity, names: said });
  },
  "category-quantity"({ categoryIds, quantity }, words) {
    const { i18n, names } = words;
    const said = listOf(categoryIds, names.category, words, { type: "conjunction" });
    return i18n.t("promo.say.sectionCount", { count: oneOrMore(categoryIds), quantity, names: said });
  },
  "excluded-category"({ categoryIds }, words) {
    const { i18n, names } = words;
    const said = listOf(categoryIds, names.category, words, { type: "conjunction" });
    return i18n.t("promo.say.excluded", { count: oneOrMore(categoryIds), names: said });
  },
  weekday({ weekdays }, { i18n: { t, language } }) {
    const days = weekdays.join("");
    if (days === "1234567") return t("promo.say.daily");
    if (days === "12345") return t("promo.say.workdays");
    if (days === "67") return t("promo.say.weekend");
    const named = new Intl.ListFormat(language).format(weekdays.map((day) => t(`promo.say.day.${day}`)));
    return t("promo.say.days", { days: named });
  },
  hours({ from, to }, words) {
    const { t } = words.i18n;
    const [begin, end] = [clockOf(from, words), clockOf(to, words)];
    if (from === 0) return t("promo.say.hours.to", { to: end });
    return to === dayMinutes || to === 0
      ? t("promo.say.hours.from", { from: begin })
      : t("promo.say.hours", { from: begin, to: end });
  },
  "cart-sum"({ minimum, maximum }, words) {
    const { t } = words.i18n;
    const [above, below] = [minimum, maximum].map((sum) => (sum === null ? "" : sumOf(sum, words)));
    if (minimum !== null && maximum !== null) return t("promo.say.between", { above: above ?? "", below: below ?? "" });
    return minimum === null ? t("promo.say.below", { sum: below ?? "" }) : t("promo.say.above", { sum: above ?? "" });
  },
  "delivery-type"({ methods }, { i18n: { t } }) {
    const isPickup = methods.includes("local_pickup");
    if (isPickup && methods.includes("flat_rate")) return t("promo.say.pickupAndDelivery");
    return isPickup ? t("promo.say.pickup") : t("promo.say.delivery");
  },
  warehouse({ warehouseIds }, words) {
    const { i18n, names } = words;
    const said = listOf(warehouseIds, names.branch, words, { type: "conjunction" });
    return i18n.t("promo.say.branches", { count: oneOrMore(warehouseIds), names: said });
  },
  device({ devices }, { i18n: { t, language } }) {
    if (devices.length === 0) return t("promo.say.noDevice");
    const named = devices.map((device) =>
      device === "site" || device === "app" ? t(`promo.say.device.${device}`) : t("promo.say.device.other", { device }),
    );
    return t("promo.say.devices", { names: new Intl.ListFormat(language).format(named) });
  },
};

/** How a sentence reads: whom, what is in the cart, when, from what sum, how and where. */
const ORDER: readonly (readonly Kind[])[] = [
  ["first-purchase"],
  ["birthday"],
  ["cart-contains"],
  ["product-quantity"],
  ["category-quantity"],
  ["excluded-category"],
  // «По будням с 12 до 16» has no comma.
  ["weekday", "hours"],
  ["cart-sum"],
  ["delivery-type"],
  ["warehouse"],
  ["device"],
];

/** The conditions of a promotion as parts of its sentence; every one is said. */
export function sayConditions(conditions: readonly Condition[], words: SayWords): readonly string[] {
  return ORDER.flatMap((kinds) => {
    const said = kinds.map((kind) =>
      conditions.filter((each) => each.kind === kind).map((condition) => say(condition, words)),
    );
    return kinds.length === 1 ? said.flat() : [said.flat().join(" ")].filter((text) => text !== "");
  });
}

function say<Each extends Kind>(
  condition: { [K in Each]: { readonly kind: K } & Of<K> }[Each],
  words: SayWords,
): string {
  return SAY[condition.kind](condition, words);
}
