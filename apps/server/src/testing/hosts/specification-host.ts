import { isRecord, PATHS } from "@skatert/contract";
import { smallMenu, smallSettings } from "../shops/small-shop.ts";
import { type AskedCall, type FakeHost, type HostAnswer, noRoute, startFakeHost } from "./fake-host.ts";

export const specificationKeys = { key: "ck_spec", secret: "cs_spec" };
const user = 7;
const token = "t7";

/** A public coupon, one for user 7, and the promo code ВЕСНА. */
export const hostCoupons = {
  auto: { id: 11, code: "AUTO10", discount_type: "percent", amount: "10", show_to_user: true },
  own: { id: 12, code: "OWN50", discount_type: "fixed_cart", amount: "50", individual_coupon: true },
  typed: { id: 13, code: "ВЕСНА", discount_type: "fixed_cart", amount: "30" },
};

interface SpecifiedCall {
  /** Every query parameter in the specification's table; any other is a 400. */
  readonly query?: readonly string[];
  readonly answer: (asked: AskedCall) => HostAnswer;
}

/**
 * A backend with the calls and shapes of the specification's section 7 alone: 404 for another path or method, 400 for
 * another parameter or body. It trusts numbers and identifies shoppers by `?token`.
 */
export function startSpecificationHost(): Promise<FakeHost> {
  return startFakeHost({
    "*": (asked) => {
      const call = calls[`${asked.method} ${asked.path}`];
      if (call === undefined) return noRoute;
      const unknown = [...asked.query.keys()].filter((name) => call.query?.includes(name) !== true);
      return unknown.length > 0 ? invalid(unknown.join()) : call.answer(asked);
    },
  });
}

const say = (body: unknown) => (): HostAnswer => ({ body });
const invalid = (what: string): HostAnswer => ({
  status: 400,
  body: { code: "rest_invalid_param", message: what, data: { status: 400 } },
});
const signedOut: HostAnswer = { status: 401, body: { code: "rest_x", message: "", data: { status: 401 } } };
const byToken = (body: unknown): SpecifiedCall => ({
  query: ["token"],
  answer: ({ query }) => (query.get("token") === token ? { body } : signedOut),
});
const withKeys = (body: unknown, query: readonly string[] = []): SpecifiedCall => ({
  query: [...query, "consumer_key", "consumer_secret"],
  answer: ({ query: given }) => {
    const isKnown =
      given.get("consumer_key") === specificationKeys.key && given.get("consumer_secret") === specificationKeys.secret;
    return isKnown ? { body } : signedOut;
  },
});

const picture = { url: "/wp-content/uploads/hall.png", width: 12, height: 8, alt: "Зал" };
const calls: Readonly<Record<string, SpecifiedCall>> = {
  [`GET ${PATHS.allSettings}`]: { query: ["t", "lang"], answer: say(smallSettings) },
  [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { query: ["t"], answer: say(smallMenu) },
  [`GET ${PATHS.frontSettings}`]: { answer: say({ templates: { catalog_type: "default" } }) },
  [`GET ${PATHS.pages}`]: {
    query: ["slug", "lang"],
    answer: ({ query }) => ({ body: query.get("slug") === "gallery" ? [galleryPage] : [] }),
  },
  [`GET ${PATHS.galleries}/61`]: { answer: say({ images: [picture] }) },
  [`POST ${PATHS.autoapply}`]: { answer: autoapply },
  [`GET ${PATHS.promoSettings}`]: {
    answer: say({ coupons_and_auto_coupons_summing: true, auto_coupons_and_promo_summing: true }),
  },
  [`GET ${PATHS.publicCoupons}`]: { answer: say([hostCoupons.auto]) },
  [`GET ${PATHS.ownCoupons}`]: {
    query: ["user_id"],
    answer: ({ query }) => ({ body: query.get("user_id") === String(user) ? [hostCoupons.own] : [] }),
  },
  [`GET ${PATHS.bonus}`]: {
    query: ["user_id"],
    answer: ({ query }) => ({
      body: { active: true, points_balance: query.get("user_id") === String(user) ? 40 : 0, percent_max: 30 },
    }),
  },
  [`GET ${PATHS.user}`]: byToken({ status: "success", data: { data: { ID: user, name: "Анна" } } }),
  [`GET ${PATHS.addresses}`]: byToken([{ id: 1, AddressLine: "Ленина, 1" }]),
  [`GET ${PATHS.favorites}`]: byToken({ favorites: [101] }),
  [`GET ${PATHS.ownOrders}`]: withKeys([{ id: 1, customer_id: user }], ["customer"]),
  [`GET ${PATHS.wheel}`]: { query: ["user_id"], answer: say("<!doctype html><title>Колесо</title>") },
  [`POST ${PATHS.sendCode}`]: withKeys({ status: "success", retry_after: 60, channel: "sms" }),
};
const galleryPage = { id: 61, slug: "gallery", title: { rendered: "Зал" }, content: { rendered: "" } };

/** Offers for a cart; three pieces of the small shop's tea are left. */
function autoapply({ body, headers }: AskedCall): HostAnswer {
  const asked = headers["content-type"]?.startsWith("application/json") ? JSON.parse(body) : null;
  const fault = autoapplyFault(asked);
  if (fault !== null) return invalid(fault);
  const listed = [
    hostCoupons.auto,
    ...(asked.customer_id === user ? [hostCoupons.own] : []),
    ...(asked.coupons[0] === hostCoupons.typed.code ? [hostCoupons.typed] : []),
  ];
  const stock = [{ product_id: 301, variation_id: 0, warehouse_id: asked.meta_data[0], quantity: 3 }];
  return { body: { couponsList: listed, stocksList: stock } };
}

/** The first member of a body that violates section 7; null: none. */
function autoapplyFault(asked: Readonly<Record<string, unknown>> | null): string | null {
  const { cart_total, delivery_type, customer_id, cart_items, take_date, coupons, time_from, meta_data } = asked ?? {};
  if (typeof cart_total !== "number" || cart_total <= 0) return "cart_total";
  if (!["flat_rate", "local_pickup", "restaurants"].includes(String(delivery_type))) return "delivery_type";
  if (!Number.isInteger(customer_id)) return "customer_id";
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(String(take_date))) return "take_date";
  if (time_from !== undefined && !/^\d{2}:\d{2}$/.test(String(time_from))) return "time_from";
  if (!Array.isArray(coupons) || coupons.length > 1) return "coupons";
  if (!Array.isArray(meta_data) || !Number.isInteger(meta_data[0])) return "meta_data";
  if (!isRecord(cart_items)) return "cart_items";
  const wrong = Object.entries(cart_items).find(([key, item]) => !isRecord(item) || !isItem(key, item));
  return wrong === undefined ? null : `cart_items.${wrong[0]}`;
}

/** `{product{id,name}, quantity, variation, variation_data, price}` under the number of its product. */
function isItem(key: string, item: Readonly<Record<string, unknown>>): boolean {
  const { product, quantity, variation, price } = item;
  if (typeof product !== "object" || product === null || !("id" in product) || !("name" in product)) return false;
  const isNamed = key === String(product.id) && typeof product.name === "string" && product.name !== "";
  const isCounted = Number.isInteger(quantity) && Number(quantity) > 0 && Number.isInteger(variation);
  return isNamed && isCounted && typeof price === "number" && "variation_data" in item;
}
