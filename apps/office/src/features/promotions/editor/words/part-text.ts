import type { I18n } from "../../../../i18n/i18n.ts";
import { readPrice } from "../../../../model/entities/price-text.ts";
import { writtenDate } from "../../../../model/entities/written-date.ts";
import type { CountRule, PromotionForm } from "../../../../model/promotions/form/promotion-form.ts";
import { codeList, guestNumbers } from "../../../../model/promotions/form/promotion-patch.ts";
import type { ShopNames } from "../../../choosing/coupon-words/reason-text.ts";
import { weekdaysText } from "../../../choosing/coupon-words/weekdays-text.ts";
import type { PartName } from "./part-of-field.ts";

export interface PartWords {
  readonly i18n: I18n;
  readonly names: ShopNames;
  readonly isByCode: boolean;
}

type Say = (form: PromotionForm, words: PartWords) => readonly (string | null)[];

const shownNames = 3;

const SAY: Readonly<Record<PartName, Say>> = {
  benefit: (form, words) => [benefitText(form, words)],
  whom(form, { i18n: { t }, isByCode }) {
    const { isPersonal, guests, audience, devices } = form;
    const isListed = isPersonal || (isByCode && guests !== "");
    return [
      isByCode ? byCodeText(form, t) : null,
      isListed ? t("promo.edit.say.listed", { count: guestNumbers(guests).length }) : null,
      form.isFirstOrder ? t("promo.edit.say.firstOrder") : null,
      form.isBirthday ? t("promo.edit.say.birthday") : null,
      audience === "a" || audience === "b" ? t(`promo.edit.say.half.${audience}`) : null,
      devices === null ? null : t("promo.edit.say.devices", { names: devices.map(deviceText(t)).join(", ") }),
    ];
  },
  cart(form, { i18n: { t }, names }) {
    const contained = [...form.dishes.map(names.dish), ...form.sections.map(names.section)];
    const counted = (name: (id: string) => string) => (rule: CountRule) =>
      t("promo.edit.say.count", { count: rule.count || "?", names: few(rule.ids.map(name), t) });
    return [
      contained.length === 0 ? null : t("promo.edit.say.contains", { names: few(contained, t) }),
      ...form.dishRules.map(counted(names.dish)),
      ...form.sectionRules.map(counted(names.section)),
      form.excluded.length === 0
        ? null
        : t("promo.edit.say.excluded", { names: few(form.excluded.map(names.section), t) }),
    ];
  },
  sum: ({ minimum, maximum }, { i18n }) => [
    minimum === "" ? null : i18n.t("promo.edit.say.above", { sum: sumText(minimum, i18n) }),
    maximum === "" ? null : i18n.t("promo.edit.say.below", { sum: sumText(maximum, i18n) }),
  ],
  where: ({ branches, isForPickup, isForDelivery }, { i18n: { t }, names }) => [
    branches.length === 0 ? null : few(branches.map(names.branch), t),
    isForPickup ? t("promo.why.method.local_pickup") : null,
    isForDelivery ? t("promo.why.method.flat_rate") : null,
  ],
  when({ days, from, to, starts, expires }, { i18n: { t, language } }) {
    const day = (text: string) => writtenDate(text, language) ?? text;
    const isTimed = from !== to;
    return [
      days.length === 0 || days.length === 7 ? null : weekdaysText(days, t),
      isTimed ? t("promo.edit.say.hours", { from: from || "00:00", to: to || "24:00" }) : null,
      starts === "" ? null : t("promo.edit.say.starts", { day: day(starts) }),
      expires === "" ? null : t("promo.edit.say.ends", { day: day(expires) }),
    ];
  },
  limits: ({ limit, limitPerGuest, limitPerDay, budget }, { i18n }) => [
    limit === "" ? null : i18n.t("promo.edit.say.limit", { count: Number(limit) || 0 }),
    limitPerGuest === "" ? null : i18n.t("promo.edit.say.perGuest", { count: Number(limitPerGuest) || 0 }),
    limitPerDay === "" ? null : i18n.t("promo.edit.say.perDay", { count: Number(limitPerDay) || 0 }),
    budget === "" ? null : i18n.t("promo.edit.say.budget", { sum: sumText(budget, i18n) }),
  ],
  shown: ({ description, code, isShown }, { i18n: { t } }) => {
    const name = description.trim() || code;
    return [isShown ? name : t("promo.edit.say.hidden", { name })];
  },
  codes: ({ codes }, { i18n: { t } }) => [t("promo.edit.say.codes", { count: codeList(codes).length })],
};

const WHEN_EMPTY = {
  whom: "promo.edit.say.everyone",
  cart: "promo.edit.say.anything",
  sum: "promo.edit.say.anySum",
  where: "promo.edit.say.everywhere",
  when: "promo.edit.say.always",
  limits: "promo.edit.say.noLimits",
} as const;

/** What a part of a promotion says now: "скидка 15 %". */
export function partText(part: PartName, form: PromotionForm, words: PartWords): string {
  const said = SAY[part](form, words).filter((text) => text !== null);
  if (said.length > 0) return said.join(", ");
  return part in WHEN_EMPTY ? words.i18n.t(WHEN_EMPTY[part as keyof typeof WHEN_EMPTY]) : "";
}

function benefitText({ benefit, amount, gifts }: PromotionForm, { i18n, names }: PartWords): string {
  if (benefit === "percent") return i18n.t("promo.edit.say.percent", { percent: amount || "?" });
  if (benefit === "fixed_cart") return i18n.t("promo.edit.say.off", { sum: sumText(amount, i18n) });
  const named = few(
    gifts.map(({ dish }) => names.dish(dish)),
    i18n.t,
  );
  const isFree = (readPrice(amount) ?? 0) === 0;
  if (isFree) return i18n.t("promo.edit.say.gift", { names: named || "?" });
  return i18n.t("promo.edit.say.giftFor", { names: named || "?", sum: sumText(amount, i18n) });
}

function byCodeText({ code, codes }: PromotionForm, t: I18n["t"]): string {
  return codeList(codes).length === 0 ? t("promo.edit.say.byCode", { code }) : t("promo.edit.say.bySingleUse");
}

function deviceText(t: I18n["t"]): (device: string) => string {
  return (device) => (device === "site" || device === "app" ? t(`promo.edit.device.${device}`) : device);
}

function few(names: readonly string[], t: I18n["t"]): string {
  const shown = names.slice(0, shownNames).join(", ");
  const rest = names.length - shownNames;
  return rest > 0 ? t("promo.edit.say.more", { names: shown, count: rest }) : shown;
}

function sumText(text: string, { money }: I18n): string {
  const price = readPrice(text);
  return price === null ? text || "?" : money(price / 100);
}
