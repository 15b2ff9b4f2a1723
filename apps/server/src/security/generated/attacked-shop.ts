import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { STAFF_ROLES, type StaffRole } from "@skatert/domain";
import { contractRows, type RowFacts } from "../../testing/calls/contract-rows.ts";
import { type PublishedDocument, publishedDocument } from "../../testing/calls/openapi-document.ts";
import { anOperator, placeOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, type ShopOptions, startShop } from "../../testing/shops/start-shop.ts";
import type { TestEngine } from "../../testing/stores/engines.ts";
import { type DescribedCalls, operationsOf } from "./json-schema.ts";
import type { Caller, Examples, GeneratedRequest, Material } from "./requests.ts";

const files = {
  ...smallShop,
  stock: [],
  blog: [
    { id: 1, slug: "a", title: "А", excerpt: "", content: "<p>А</p>", image: "", date: "2026-03-01", seo_data: {} },
  ],
  wheel: {
    active: true,
    spins: { per: "day", count: 5 },
    segments: [{ id: 1, label: "Баллы", color: "#ffffff", image: "", weight: 1, prize: { kind: "points", points: 5 } }],
  },
  bonus: { active: true, percent_max: 30, earn_percent: 5 },
  referral: { active: true, reward: 100, friend_reward: 50 },
};

const sessionPath = OFFICE_PATHS.session.replace(/^\/api/, "");

/** A shop with data of every kind, and the facts that attacks on it use. */
export interface AttackedShop {
  readonly shop: RunningShop;
  /** The integration's key and secret. */
  readonly keys: { readonly key: string; readonly secret: string };
  readonly document: PublishedDocument;
  readonly material: Material;
  /** Headers that prove the caller. A person who was signed out or deleted is signed in again. */
  headersOf(caller: Caller): Promise<Readonly<Record<string, string>>>;
  /** Call this with each answer: it may have ended the shopper's session. */
  saw(request: GeneratedRequest, status: number): void;
}

export async function startAttackedShop(
  engine: TestEngine,
  options: Pick<ShopOptions, "trustProxy"> = {},
): Promise<AttackedShop> {
  const shop = await startShop({ engine, files, ...options });
  const { keys } = await anOperator(shop);
  const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64");
  const staff = new Map<StaffRole, Readonly<Record<string, string>>>();
  let shopper: SignedIn | null = await signIn(shop, newPhone());
  const placed = (await placeOrder(shop.app)).json();
  const facts: RowFacts = {
    orderId: placed.id,
    orderKey: placed.key,
    userId: shopper.userId,
    buildId: "none",
    addressId: "1",
  };
  const described = (await shop.app.inject(`/api${PATHS.openapi}`)).json<DescribedCalls>();
  // Pages answer this path, and no page has been built here.
  const operations = operationsOf(described).filter(({ path }) => !path.endsWith("/_payload.json"));
  return {
    shop,
    keys: { key: keys.consumer_key, secret: keys.consumer_secret },
    document: await publishedDocument(shop.app),
    material: {
      operations,
      known: [1, 2, 3, 9, 10, 20, 31, 101, 201, 301, 701, 901, 2011, 2012, ...orderIds(facts.orderId), facts.userId],
      knownTexts: [facts.orderKey, "prodcat.json", "none.json", "supy", "SUP10", "local_pickup", "ru", "cooking", "5"],
      examples: examplesOf(facts),
    },
    async headersOf(caller) {
      if (caller === "guest") return {};
      if (caller === "integration") return { authorization: `Basic ${basic}` };
      if (caller === "shopper") {
        shopper ??= await signIn(shop, newPhone());
        return shopper.headers;
      }
      const headers = staff.get(caller) ?? (await staffHeaders(shop, [{ role: caller, branchId: branchOf(caller) }]));
      staff.set(caller, headers);
      return headers;
    },
    saw({ operation, caller }, status) {
      // Signed out, or removed by its own request.
      if (isStaff(caller) && (status === 401 || operation.path === sessionPath)) staff.delete(caller);
      const ends = operation.path === PATHS.logout || (operation.method === "DELETE" && operation.path === PATHS.user);
      const signsIn = operation.path.endsWith("/check") || operation.path === PATHS.checkCode;
      if (caller === "shopper" && status < 300 && (ends || signsIn)) shopper = null;
    },
  };
}

const isStaff = (caller: Caller): caller is StaffRole => STAFF_ROLES.some((role) => role === caller);
/** Owners and managers work in every branch, the others in one. */
const branchOf = (role: StaffRole) => (role === "owner" || role === "manager" ? null : 10);

/** The known order's number and those of the orders that the attack will place. */
const orderIds = (first: number): readonly number[] => Array.from({ length: 6 }, (_, at) => first + at);

type Row = readonly [call: string, url: string | null, body?: unknown];

/** Inputs that the calls accept: the rows of the contract, and what those omit. */
function examplesOf(facts: RowFacts): ReadonlyMap<string, Examples> {
  const { orderId, orderKey } = facts;
  const order = `${PATHS.orders}/${orderId}`;
  const soup = { ...teaOrder, lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
  const rows: readonly Row[] = [
    ...contractRows.map(
      ({ method, described, url, body }): Row => [`${method} ${described}`, url(facts), body?.(facts)],
    ),
    [`POST ${PATHS.orders}`, null, teaOrder],
    [`POST ${PATHS.orders}`, null, soup],
    [`POST ${PATHS.orders}/{id}/cancel`, `${order}/cancel?key=${orderKey}`],
    [`POST ${PATHS.orders}/{id}/payment_method`, `${order}/payment_method?key=${orderKey}`, { payment_method: "card" }],
    [`POST ${PATHS.orders}/{id}/promise`, `${order}/promise?key=${orderKey}`, { at: "2026-03-05T16:45:00.000Z" }],
    [`POST ${PATHS.orders}/{id}/tips`, `${order}/tips?key=${orderKey}`, { recipient: "kitchen", amount: 100 }],
    [`POST ${PATHS.quote}`, null, { ...teaOrder, promo_code: "SUP10", bonuses: 5 }],
    [`GET ${PATHS.orderPayment}/{id}`, `${PATHS.orderPayment}/${orderId}?key=${orderKey}`],
    [`POST ${PATHS.sendCode}`, null, { phone: "+79161110000" }],
    [`POST ${PATHS.checkCode}`, null, { phone: "+79161110000", code: "123456" }],
    [`POST ${PATHS.user}`, null, { name: "Анна", email: "a@stol.example", birth: "05.03.1990" }],
    [`GET ${PATHS.shopProducts}`, `${PATHS.shopProducts}?per_page=5&search=о`],
    [`GET ${PATHS.shopProducts}/{id}`, `${PATHS.shopProducts}/101`],
    [
      `PUT ${PATHS.shopProducts}/{id}`,
      `${PATHS.shopProducts}/101`,
      { price: "310", stock_quantity: 7, warehouse_id: 10 },
    ],
    [`GET ${PATHS.shopProducts}/{id}/variations`, `${PATHS.shopProducts}/201/variations`],
    [
      `PUT ${PATHS.shopProducts}/{id}/variations/{variationId}`,
      `${PATHS.shopProducts}/201/variations/2011`,
      { price: "1" },
    ],
    [`POST ${PATHS.shopCoupons}`, null, { code: "NEW", amount: "10", discount_type: "percent" }],
    [`PUT ${PATHS.shopCoupons}/{id}`, `${PATHS.shopCoupons}/701`, { amount: "15" }],
    [`GET ${PATHS.shopCoupons}/{id}`, `${PATHS.shopCoupons}/701`],
    [`PUT ${PATHS.orderRatings}/{id}`, `${PATHS.orderRatings}/${orderId}`, { hidden: true }],
    [`POST ${PATHS.notifications}`, null, { ids: [1] }],
  ];
  const examples = new Map<string, Examples>();
  for (const [call, url, body] of rows) {
    const { urls, bodies } = examples.get(call) ?? { urls: [], bodies: [] };
    examples.set(call, {
      urls: url === null ? urls : [...urls, url],
      bodies: body === undefined ? bodies : [...bodies, body],
    });
  }
  return examples;
}
