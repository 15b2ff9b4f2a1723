import { readLatLonText, readNumber, readOutsideScripts } from "@skatert/contract";
import { type CheckedShop, type Finding, faultAt, placesIn, type ValueRule, warningAt } from "./finding.ts";
import { colourFault } from "./values/colours.ts";
import { countFault, percentFault, wholeFault } from "./values/numbers.ts";
import {
  accountPhoneFault,
  catalogTypeFault,
  deliveryMethodFault,
  emailFault,
  fontFault,
  languageFault,
  linkFault,
  oneOfRule,
  phoneFault,
  slugFault,
  textRule,
} from "./values/texts.ts";
import { articleDateFault, birthdayFault, expiryFault, timeZoneFault } from "./values/times.ts";

type Rules = Readonly<Record<string, ValueRule>>;

const placeFault = textRule("latitude, longitude such as 55.75, 37.62", (text) => readLatLonText(text) !== null);
const fontFileFault = textRule("a file of the shop's own such as /fonts/onest.woff2", (text) =>
  /^\/(?!\/)[\w./~%-]+\.woff2$/.test(text),
);
const numberFault = textRule("a number such as 1", (text) => readNumber(text) !== null);
const addressOrCode = textRule("the address of a script, or its code", (text) => readOutsideScripts(text).length > 0);
/** In a list each entry is checked separately. */
const scriptFault: ValueRule = (value) => (typeof value === "string" ? addressOrCode(value) : null);
const repeatFault = oneOfRule(["one-off", "once", "session"]);
const redirectFault = textRule("a path such as /old-page", (text) => text.startsWith("/"));

/** Units of a group and of its options, which the shop rounds down. */
function groupRules(at: string): Rules {
  return {
    [`${at}.min`]: wholeFault,
    [`${at}.max`]: countFault,
    [`${at}.distinct`]: countFault,
    [`${at}.free`]: wholeFault,
    [`${at}.options[].max`]: countFault,
    [`${at}.options[].preset`]: wholeFault,
  };
}

/** Values that the shop would misread; patterns of `placesAt` by document. */
const faults: Readonly<Record<string, Rules>> = {
  settings: {
    wp_timezone: timeZoneFault,
    main_font: fontFault,
    font_headings: fontFault,
    "main_font.url": fontFileFault,
    "font_headings.url": fontFileFault,
    "facade.colors{}": colourFault,
    "facade.catalog_front": catalogTypeFault,
    "settings.pending_order_cansel_time": countFault,
    "locations[].coord": placeFault,
    "locations[].phone": phoneFault,
    "shipping_methods[].pickup_locations[].coord": placeFault,
    "shipping_methods[].restaurants[].coord": placeFault,
    "shipping_methods[].restaurants[].seats": wholeFault,
    "shipping_methods[].restaurants[].tables[].seats": countFault,
    "payment_methods[].shipping_methods[]": deliveryMethodFault,
    "map.features[].properties.fill": colourFault,
    "map.features[].properties.stroke": colourFault,
    "delivery.slot_minutes": countFault,
    "delivery.slot_days": countFault,
    "delivery.slot_capacity{keys}": deliveryMethodFault,
    "delivery.slot_capacity{}.orders": wholeFault,
    "delivery_work_time{}.wp_timezone": timeZoneFault,
    "delivery_work_time{}.cooking_time_in_minutes": wholeFault,
    "booking.minutes": countFault,
    "booking.days": countFault,
    "contacts.email": emailFault,
    "contacts.emails[].text": emailFault,
    "contacts.phone": phoneFault,
    "contacts.phones[].text": phoneFault,
    "contacts.addresses[].coord": placeFault,
    "contacts.socials[].url": linkFault,
    "menu.header[].url": linkFault,
    "menu.footer[].url": linkFault,
    "menu.footer[].items[].url": linkFault,
    "menu.header[].items[].url": linkFault,
    "menu[].url": linkFault,
    "redirects[].to": linkFault,
    "redirects[].from": redirectFault,
    "language_list[].code": languageFault,
    "seo_by_langs[].lang_code": languageFault,
    "include.metrix": scriptFault,
    "include.metrix[]": scriptFault,
    "include.scripts": scriptFault,
    "include.scripts[]": scriptFault,
    chat_widget: scriptFault,
    "chat_widget[]": scriptFault,
    "map.features[].properties.priority": numberFault,
    "popups[].url": linkFault,
    "popups[].repeat_mode": repeatFault,
  },
  front: { "templates.catalog_types[]": catalogTypeFault },
  catalog: {
    "[].color_text_category": colourFault,
    "[].free_limits[].quantity": countFault,
    ...groupRules("[].choice"),
    ...groupRules("[].products[].option_groups[]"),
    "[].products[].add_to_basket_once": countFault,
    "[].products[].backet_first_cart_add_portion_minimum": countFault,
    "[].products[].acf.combo_discount_type": oneOfRule(["percent", "fixed"]),
  },
  banners: { "[].url": linkFault },
  coupons: {
    "{}[].date_starts": expiryFault,
    "{}[].date_expires": expiryFault,
    "{}[].usage_limit": wholeFault,
    "{}[].usage_limit_per_user": wholeFault,
    "{}[].usage_limit_per_day": wholeFault,
    "{}[].free_gift_data[].quantity": countFault,
  },
  bonus: { percent_max: percentFault, earn_percent: percentFault },
  referral: { reward: wholeFault, friend_reward: wholeFault },
  wheel: { "segments[].color": colourFault, "segments[].prize.points": wholeFault },
  users: {
    "[].phone": accountPhoneFault,
    "[].birth": birthdayFault,
    "[].email": emailFault,
    "[].bonus": wholeFault,
    "[].orders_count": wholeFault,
  },
};

const article: Rules = { "[].slug": slugFault, "[].date": articleDateFault };

/** Values that are shown otherwise than intended. */
const warnings: Readonly<Record<string, Rules>> = {
  catalog: { "[].slug": slugFault, "[].products[].slug": slugFault },
  pages: article,
  posts: article,
  blog: article,
  information: article,
  brands: { "[].slug": slugFault },
};

/** Single values that the running shop would drop or misread. */
export function checkFieldRules(shop: CheckedShop): readonly Finding[] {
  return [
    ...Object.entries(faults).flatMap(([name, rules]) => apply(shop, name, rules, faultAt)),
    ...Object.entries(warnings).flatMap(([name, rules]) => apply(shop, name, rules, warningAt)),
  ];
}

function apply(shop: CheckedShop, name: string, rules: Rules, say: typeof faultAt): readonly Finding[] {
  return Object.entries(rules).flatMap(([pattern, rule]) =>
    placesIn(shop, name, pattern).flatMap((place) => {
      const message = rule(place.value);
      return message === null ? [] : [say(place, message)];
    }),
  );
}
