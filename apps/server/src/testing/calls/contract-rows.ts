import { addressPath, orderRatingPath, PATHS } from "@skatert/contract";

/** Facts of one run of the rows: a guest's order, a signed-in shopper, an operator. */
export interface RowFacts {
  readonly orderId: number;
  readonly orderKey: string;
  readonly userId: number;
  readonly buildId: string;
  /** An address that was just saved. */
  readonly addressId: string;
}

/** One row of the specification's table of calls, or of wire.md's. */
export interface ContractRow {
  readonly title: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path in the OpenAPI document. */
  readonly described: string;
  readonly url: (facts: RowFacts) => string;
  readonly body?: (facts: RowFacts) => unknown;
  readonly as: "guest" | "shopper" | "operator";
  /** 200 by default. */
  readonly status?: number;
}

const get = (
  described: string,
  as: ContractRow["as"] = "guest",
  url: ContractRow["url"] = () => described,
): ContractRow => ({ title: `GET ${described}`, method: "GET", described, url, as });

const post = (
  described: string,
  body: ContractRow["body"],
  as: ContractRow["as"] = "guest",
  url: ContractRow["url"] = () => described,
): ContractRow => ({ title: `POST ${described}`, method: "POST", described, url, as, ...(body ? { body } : {}) });

const catalogFile = `${PATHS.catalogFolder}/{file}`;
const file = (name: string): ContractRow => ({
  ...get(catalogFile, "guest", () => `${PATHS.catalogFolder}/${name}`),
  title: `GET ${name}`,
});

/** Two teas for pickup at the small shop's centre. */
const tea = {
  delivery_type: "local_pickup",
  warehouse_id: 10,
  pickup_location_id: 31,
  lines: [{ product_id: 301, quantity: 2 }],
};
const wooTea = {
  payment_method: "cod",
  billing: { first_name: "Анна", phone: "+79161234567" },
  line_items: tea.lines,
  shipping_lines: [{ method_id: "local_pickup" }],
  warehouse_id: 10,
  pickup_location_id: 31,
};
const cart = {
  cart_total: 200,
  delivery_type: "local_pickup",
  customer_id: 0,
  cart_items: {
    "301": { product: { id: 301, name: "Чай" }, quantity: 2, variation: 0, variation_data: {}, price: 100 },
  },
  take_date: "05.03.2026",
  coupons: [],
  meta_data: [10],
};
const address = {
  AddressLine: "Ленина, 1",
  apartment: "2",
  entrance: "",
  floor: "",
  number: "1",
  comment: "",
  name: "Дом",
  coordinates: [37.6, 55.75],
};

/** Example keys of a browser from RFC 8291. */
const pushDevice = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

/**
 * Section 7 of the specification, row by row, then the additions of wire.md and readings.md. Other tests cover codes.
 */
export const contractRows: readonly ContractRow[] = [
  { ...get(PATHS.allSettings, "guest", () => `${PATHS.allSettings}?t=1&lang=en`) },
  get(PATHS.banners),
  get(PATHS.blog),
  get(`${PATHS.galleries}/{id}`, "guest", () => `${PATHS.galleries}/5`),
  get(PATHS.frontSettings),
  get(PATHS.posts, "guest", () => `${PATHS.posts}?slug=nothing&lang=ru`),
  get(PATHS.pages, "guest", () => `${PATHS.pages}?slug=oferta&lang=ru`),
  get(PATHS.takeTimes, "guest", () => `${PATHS.takeTimes}?stock_id=10&shipping_method=local_pickup&lang=en`),
  get(PATHS.geoSuggest, "guest", () => `${PATHS.geoSuggest}?text=Ленина&session=a1`),
  get(PATHS.geoGeocode, "guest", () => `${PATHS.geoGeocode}?text=Ленина, 1`),
  get(PATHS.geoReverse, "guest", () => `${PATHS.geoReverse}?lon=37.6&lat=55.75`),
  file("prodcat_main_categories_only.json"),
  file("prodcat_main_categories_only-en.json"),
  file("prodcat_main.json?t=1"),
  file("prodcat_main-en.json?t=1"),
  file("prodcat.json?t=1"),
  file("prodcat-en.json?t=1"),
  file("station.json"),
  get(PATHS.stopList, "guest", () => `${PATHS.stopList}?warehouse_id=10`),
  post(PATHS.autoapply, () => cart),
  get(PATHS.promoSettings),
  get(PATHS.publicCoupons),
  get(PATHS.bonus, "shopper", ({ userId }) => `${PATHS.bonus}?user_id=${userId}`),
  post(PATHS.addresses, ({ userId }) => ({ user_id: userId, data: address }), "shopper"),
  get(PATHS.addresses, "shopper"),
  get(PATHS.user, "shopper"),
  get(PATHS.ownCoupons, "shopper", ({ userId }) => `${PATHS.ownCoupons}?user_id=${userId}`),
  post(PATHS.preferences, () => ({ preferences: ["орехи"] }), "shopper"),
  get(PATHS.preferences, "shopper"),
  get(PATHS.referral, "shopper"),
  get(PATHS.notifications, "shopper"),
  get(PATHS.pushKey),
  post(PATHS.pushSubscriptions, () => pushDevice, "shopper"),
  {
    ...post(PATHS.pushSubscriptions, () => ({ endpoint: pushDevice.endpoint })),
    title: `DELETE ${PATHS.pushSubscriptions}`,
    method: "DELETE",
  },
  get(PATHS.ownOrders, "shopper", ({ userId }) => `${PATHS.ownOrders}?customer=${userId}`),
  get("/wheel", "shopper", ({ userId }) => `${PATHS.wheel}?user_id=${userId}`),
  post(PATHS.favorites, () => ({ favorites: [101, 301] }), "shopper"),
  get(PATHS.favorites, "shopper"),
  get(PATHS.latestBuild),
  get("/builds/meta/{file}", "guest", ({ buildId }) => `/builds/meta/${buildId}.json`),

  post(PATHS.quote, () => tea),
  get(`${PATHS.orders}/{id}`, "guest", ({ orderId, orderKey }) => `${PATHS.orders}/${orderId}?key=${orderKey}`),
  get(`${PATHS.orders}/{id}/rating`, "guest", ({ orderId, orderKey }) => `${orderRatingPath(orderId)}?key=${orderKey}`),
  {
    ...post(
      `${PATHS.orders}/{id}/rating`,
      () => ({ stars: 5 }),
      "guest",
      ({ orderId, orderKey }) => `${orderRatingPath(orderId)}?key=${orderKey}`,
    ),
    status: 409,
  },
  get(PATHS.referralRules),
  get(PATHS.dishRatings),
  get(`${PATHS.dishRatings}/{id}`, "guest", () => `${PATHS.dishRatings}/301`),
  get(PATHS.orderRatings, "operator"),
  {
    ...post(PATHS.requests, () => ({
      kind: "dish",
      product_id: 101,
      name: "Анна",
      phone: "+79161234567",
      consent: true,
    })),
    status: 201,
  },
  { ...get(`${PATHS.requests}/{id}`, "guest", () => `${PATHS.requests}/1`), status: 404 },
  { ...post(`${PATHS.requests}/{id}/cancel`, undefined, "guest", () => `${PATHS.requests}/1/cancel`), status: 404 },
  get(PATHS.requests, "operator"),
  { ...get(PATHS.bookingTimes, "guest", () => `${PATHS.bookingTimes}?restaurant_id=1&date=05.03.2026`), status: 404 },
  get(`${PATHS.shopOrders}/{id}`, "operator", ({ orderId }) => `${PATHS.shopOrders}/${orderId}`),
  get(PATHS.shopOrders, "operator"),
  { ...post(PATHS.shopOrders, () => wooTea, "operator"), status: 201 },
  {
    ...get(`${PATHS.shopOrders}/{id}`, "operator", ({ orderId }) => `${PATHS.shopOrders}/${orderId}`),
    title: `PUT ${PATHS.shopOrders}/{id}`,
    method: "PUT",
    body: () => ({ status: "accepted" }),
  },
  { ...post(PATHS.wheelSpin, () => ({}), "shopper"), status: 409 },
  {
    ...get(`${PATHS.addresses}/{id}`, "shopper", ({ addressId }) => addressPath(addressId)),
    title: `DELETE ${PATHS.addresses}/{id}`,
    method: "DELETE",
  },
  { ...get(PATHS.user, "guest"), title: "GET a personal call as a guest", status: 401 },
  {
    ...get(`${PATHS.orders}/{id}`, "guest", () => `${PATHS.orders}/999999`),
    title: "GET another's order",
    status: 404,
  },
];
