import { OFFICE_PATHS, PROMOTION_CALLS } from "@skatert/contract";
import { transaction } from "../../database/transaction.ts";
import { insertRelease, updateRelease } from "../../shop/drafts/release-store.ts";
import { staffHeaders } from "../calls/staff.ts";
import type { OfficeCall, OfficeRequest } from "./office-call.ts";

type At = Parameters<OfficeCall["request"]>[0];

/** An unknown version, so that no request of the matrix changes anything. */
const stale = { "if-match": '"none"' };
const menu = { read: { needs: "menu.view", in: "somewhere" }, edit: { needs: "menu.edit", in: "somewhere" } } as const;
const shop = { needs: "shop.edit", in: "everywhere" } as const;
const seenByManagers = { needs: "menu.edit", in: "somewhere" } as const;
const promotions = { needs: "shop.edit", in: "somewhere" } as const;
const whole = { needs: "menu.edit", in: "everywhere" } as const;

const at =
  (url: string, more: OfficeRequest = {}) =>
  async (): Promise<OfficeRequest> => ({ url, ...more });
const patch = { payload: { set: {} }, headers: stale };

let made = 0;
/** A new entity each time, because an id can be used once. */
const creating = (path: string, entity: (number: number) => object) => async (): Promise<OfficeRequest> => {
  made += 1;
  return { url: path, payload: entity(70_000 + made) };
};
const dish = () => ({ facets: { catalog: { name: "Уха", slug: "uha", price: 350, categories: [1] } } });
const category = () => ({ facets: { catalog: { name: "Уха", slug: "uha", products: [] } } });
const branch = (number: number) => ({
  id: String(number),
  facets: { "settings#locations": { term_id: number, name: "Порт", warehouse_id: number } },
});
const zone = (number: number) => ({
  id: String(number),
  facets: { "settings#conditions": [{ zone_id: String(number), delivery_price: 1 }] },
});
const coupon = (number: number) => ({
  facets: { "coupons#codes": { code: `CODE-${number}`, discount_type: "percent", amount: 5 } },
});
const page = () => ({ facets: { pages: { slug: "o-nas", title: "О нас" } } });

function ofMenu(path: string, id: string, entity: (number: number) => object): readonly OfficeCall[] {
  const one = `${path}/:id`;
  return [
    { call: `GET ${path}`, ...menu.read, request: at(path) },
    { call: `POST ${path}`, ...menu.edit, request: creating(path, entity) },
    { call: `GET ${one}`, ...menu.read, request: at(`${path}/${id}`) },
    { call: `PATCH ${one}`, ...menu.edit, request: at(`${path}/${id}`, patch) },
    { call: `POST ${one}/archive`, ...menu.edit, request: at(`${path}/${id}/archive`) },
    { call: `POST ${one}/restore`, ...menu.edit, request: at(`${path}/${id}/restore`) },
    { call: `GET ${one}/referrers`, ...menu.read, request: at(`${path}/${id}/referrers`) },
  ];
}

function ofShop(path: string, id: string, entity?: (number: number) => object): readonly OfficeCall[] {
  const one = `${path}/:id`;
  return [
    { call: `GET ${path}`, ...shop, request: at(path) },
    { call: `GET ${one}`, ...shop, request: at(`${path}/${id}`) },
    { call: `PATCH ${one}`, ...shop, request: at(`${path}/${id}`, patch) },
    ...(entity === undefined ? [] : [{ call: `POST ${path}`, ...shop, request: creating(path, entity) }]),
    ...(path === OFFICE_PATHS.settings || path === OFFICE_PATHS.branches
      ? []
      : [{ call: `DELETE ${one}`, ...shop, request: at(`${path}/${id}`, { headers: stale }) }]),
  ];
}

/** A change of the shop that can be undone. */
async function undo({ shop: running }: At): Promise<OfficeRequest> {
  const headers = await staffHeaders(running, [{ role: "owner", branchId: null }]);
  const made = await running.app.inject({ url: OFFICE_PATHS.history, headers });
  return { url: `${OFFICE_PATHS.history}/${made.json().changes[0].id}/undo` };
}

async function change(place: At): Promise<OfficeRequest> {
  const { url = "" } = await undo(place);
  return { url: url.replace("/undo", "") };
}

/** A waiting release without changes. */
const aRelease =
  (end: string) =>
  async ({ shop: running }: At): Promise<OfficeRequest> => {
    const by = { id: null, name: "" };
    const now = running.clock.now();
    const id = await transaction(running.store.db, async (tx) => {
      const made = await insertRelease(tx, "discarded", by, now);
      await updateRelease(tx, made, { state: "scheduled", publish_at: now + 3_600_000 });
      return made;
    });
    const payload = { at: new Date(now + 7_200_000).toISOString() };
    return { url: `${OFFICE_PATHS.releases}/${id}${end}`, ...(end === "" ? { payload } : {}) };
  };

/** A branch that exists only in the draft, so that closing it affects no other call. */
async function closing({ shop: running }: At): Promise<OfficeRequest> {
  const headers = await staffHeaders(running, [{ role: "owner", branchId: null }]);
  const { url = "", payload } = await creating(OFFICE_PATHS.branches, branch)();
  const added = await running.app.inject({ method: "POST", url, payload: payload ?? {}, headers });
  return { url: `${OFFICE_PATHS.branches}/${added.json().id}/archive` };
}

const dryRun = {
  coupon: { id: 701, code: "SUP10", discount_type: "percent", amount: "10" },
  from: "2026-03-01",
  to: "2026-03-04",
};

async function aDryRun({ shop: running }: At): Promise<OfficeRequest> {
  const headers = await staffHeaders(running, [{ role: "owner", branchId: null }]);
  const started = await running.app.inject({ method: "POST", url: OFFICE_PATHS.dryRuns, payload: dryRun, headers });
  return { url: `${OFFICE_PATHS.dryRuns}/${started.json().id}` };
}

const content = `${OFFICE_PATHS.content}/:document`;
/** One pixel. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";
const picture = { payload: Buffer.from(png, "base64"), headers: { "content-type": "image/png" } };

/** The menu and the shop: entities, draft, history. */
export const menuCalls: readonly OfficeCall[] = [
  ...ofMenu(OFFICE_PATHS.products, "101", dish),
  ...ofMenu(OFFICE_PATHS.categories, "1", category),
  ...ofShop(OFFICE_PATHS.coupons, "701", coupon).map((call) =>
    call.call.startsWith("GET") ? { ...call, ...seenByManagers } : call,
  ),
  {
    call: `POST ${OFFICE_PATHS.promotionCodes}`,
    ...shop,
    request: at(OFFICE_PATHS.promotionCodes, { payload: { coupon_id: 701, count: 2 } }),
  },
  {
    call: `GET ${OFFICE_PATHS.coupons}/:id/codes.csv`,
    ...shop,
    request: at(`${OFFICE_PATHS.coupons}/701/codes.csv`),
  },
  {
    call: `POST ${PROMOTION_CALLS.whyNot}`,
    ...promotions,
    request: at(PROMOTION_CALLS.whyNot, { payload: { coupon_id: 701 } }),
  },
  {
    call: `GET ${PROMOTION_CALLS.results}`,
    ...promotions,
    request: at(`${PROMOTION_CALLS.results}?from=2026-03-01&to=2026-03-31`),
  },
  { call: `POST ${OFFICE_PATHS.dryRuns}`, ...whole, request: at(OFFICE_PATHS.dryRuns, { payload: dryRun }) },
  { call: `GET ${OFFICE_PATHS.dryRuns}/:id`, ...whole, request: aDryRun },
  { call: `DELETE ${OFFICE_PATHS.dryRuns}/:id`, ...whole, request: aDryRun },
  ...ofShop(OFFICE_PATHS.branches, "10", branch),
  {
    call: `GET ${OFFICE_PATHS.branches}/:id/closing`,
    ...shop,
    request: at(`${OFFICE_PATHS.branches}/10/closing`),
  },
  { call: `POST ${OFFICE_PATHS.branches}/:id/archive`, ...shop, request: closing },
  {
    call: `POST ${OFFICE_PATHS.branches}/:id/main-prices`,
    ...menu.edit,
    request: at(`${OFFICE_PATHS.branches}/10/main-prices`),
  },
  ...ofShop(OFFICE_PATHS.zones, "centre", zone),
  ...ofShop(OFFICE_PATHS.settings, "seo"),
  { call: `GET ${OFFICE_PATHS.places}`, ...shop, request: at(OFFICE_PATHS.places) },
  { call: `GET ${OFFICE_PATHS.placeProbe}`, ...shop, request: at(`${OFFICE_PATHS.placeProbe}?lat=55.75&lon=37.61`) },
  { call: `GET ${content}`, ...shop, request: at(`${OFFICE_PATHS.content}/pages`) },
  { call: `POST ${content}`, ...shop, request: creating(`${OFFICE_PATHS.content}/pages`, page) },
  { call: `GET ${content}/:id`, ...shop, request: at(`${OFFICE_PATHS.content}/pages/61`) },
  { call: `PATCH ${content}/:id`, ...shop, request: at(`${OFFICE_PATHS.content}/pages/61`, patch) },
  { call: `DELETE ${content}/:id`, ...shop, request: at(`${OFFICE_PATHS.content}/pages/61`, { headers: stale }) },
  {
    call: `PATCH ${OFFICE_PATHS.contentOrder}/:document`,
    ...shop,
    request: at(`${OFFICE_PATHS.contentOrder}/pages`, { payload: { ids: ["pages/61"] }, headers: stale }),
  },
  { call: `GET ${OFFICE_PATHS.menuOptions}`, ...menu.read, request: at(OFFICE_PATHS.menuOptions) },
  {
    call: `PATCH ${OFFICE_PATHS.products}`,
    ...menu.edit,
    request: at(OFFICE_PATHS.products, { payload: { rows: [{ id: "101", etag: '"none"' }] } }),
  },
  {
    call: `PATCH ${OFFICE_PATHS.menuOrder}`,
    ...menu.edit,
    request: at(OFFICE_PATHS.menuOrder, { payload: { categories: ["1"] }, headers: stale }),
  },
  { call: `POST ${OFFICE_PATHS.pictures}`, ...menu.edit, request: at(OFFICE_PATHS.pictures, picture) },
  { call: `GET ${OFFICE_PATHS.draft}`, ...menu.edit, request: at(OFFICE_PATHS.draft) },
  { call: `GET ${OFFICE_PATHS.draftSize}`, ...menu.edit, request: at(OFFICE_PATHS.draftSize) },
  { call: `POST ${OFFICE_PATHS.preview}`, ...menu.edit, request: at(OFFICE_PATHS.preview) },
  { call: `DELETE ${OFFICE_PATHS.draft}`, ...whole, request: at(OFFICE_PATHS.draft) },
  { call: `POST ${OFFICE_PATHS.releases}/:id/reopen`, ...whole, request: aRelease("/reopen") },
  { call: `PATCH ${OFFICE_PATHS.releases}/:id`, ...whole, request: aRelease("") },
  { call: `POST ${OFFICE_PATHS.publish}`, ...whole, request: at(OFFICE_PATHS.publish, { payload: {} }) },
  { call: `GET ${OFFICE_PATHS.history}`, ...menu.edit, request: at(OFFICE_PATHS.history) },
  { call: `GET ${OFFICE_PATHS.history}/:id`, ...menu.edit, request: change },
  { call: `POST ${OFFICE_PATHS.history}/:id/undo`, ...whole, request: undo },
];
