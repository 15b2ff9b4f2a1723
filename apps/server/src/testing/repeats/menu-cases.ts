import { OFFICE_PATHS } from "@skatert/contract";
import type { RepeatCase, RepeatedRequest, RepeatWorld } from "./repeat-case.ts";

const one = (path: string) => `${path}/{id}`;

/** A request with the version that its sender has seen. */
async function seen({ send, owner }: RepeatWorld, url: string, payload?: object): Promise<RepeatedRequest> {
  const { headers } = await send("GET", url, undefined, owner);
  return {
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...owner, "if-match": String(headers["etag"]) },
  };
}

/** A colleague changes an entity in the draft. */
async function edit({ send, colleague }: RepeatWorld, url: string, patch: object): Promise<void> {
  const { headers } = await send("GET", url, undefined, colleague);
  await send("PATCH", url, patch, { ...colleague, "if-match": String(headers["etag"]) });
}

let edits = 0;
/** A change that the draft does not have yet. */
function tea(world: RepeatWorld): Promise<void> {
  edits += 1;
  return edit(world, `${OFFICE_PATHS.products}/301`, { set: { catalog: { price: 100 + edits } } });
}

interface Entity {
  readonly path: string;
  /** As described; `path` by default. */
  readonly described?: string;
  readonly id: string;
  /** A patch with a text. */
  readonly patch: (text: string, id?: string) => object;
  readonly fresh?: (id: string) => object;
}

const patchCase = ({ path, described = path, id, patch }: Entity): RepeatCase => ({
  call: `PATCH ${one(described)}`,
  request: (world) => seen(world, `${path}/${id}`, patch("Первый")),
  other: (request) => ({ ...request, payload: patch("Второй") }),
  colleague: (world, { url }) => edit(world, url, patch("Третий")),
});

const createCase = ({ path, described = path, patch, fresh = () => ({}) }: Entity): RepeatCase => ({
  call: `POST ${described}`,
  request: async ({ owner }) => ({ url: path, payload: fresh("Новый"), headers: owner }),
  other: (request) => ({ ...request, payload: fresh("Другой") }),
  colleague: (world, { url }, { id }) => edit(world, `${url}/${id.split("/").at(-1)}`, patch("Третий", id)),
});

const removeCase = ({ path, described = path, fresh = () => ({}) }: Entity): RepeatCase => ({
  call: `DELETE ${one(described)}`,
  async request(world) {
    const made = await world.send("POST", path, fresh("Лишний"), world.owner);
    return seen(world, `${path}/${made.json().id.split("/").at(-1)}`);
  },
  colleague: tea,
});

/** Archives a dish or a category, and puts it back. */
const archiveCases = ({ path, id }: Entity): readonly RepeatCase[] => [
  {
    call: `POST ${one(path)}/archive`,
    request: async ({ owner }) => ({ url: `${path}/${id}/archive`, headers: owner }),
    colleague: ({ send, colleague }, { url }) => send("POST", url.replace("archive", "restore"), undefined, colleague),
  },
  {
    call: `POST ${one(path)}/restore`,
    async request({ send, owner }) {
      await send("POST", `${path}/${id}/archive`, undefined, owner);
      return { url: `${path}/${id}/restore`, headers: owner };
    },
    colleague: ({ send, colleague }, { url }) => send("POST", url.replace("restore", "archive"), undefined, colleague),
  },
];

const catalog = (path: string, id: string, more: object): Entity => ({
  path,
  id,
  patch: (name: string) => ({ set: { catalog: { name } } }),
  fresh: (name) => ({
    facets: { catalog: { name, slug: encodeURIComponent(name).replaceAll("%", "").toLowerCase(), ...more } },
  }),
});
const products = catalog(OFFICE_PATHS.products, "201", { price: 350, categories: [1] });
const categories = catalog(OFFICE_PATHS.categories, "2", { products: [] });
const coupons: Entity = {
  path: OFFICE_PATHS.coupons,
  id: "701",
  patch: (code) => ({ set: { "coupons#codes": { code } } }),
  fresh: (code) => ({ facets: { "coupons#codes": { code, discount_type: "percent", amount: 5 } } }),
};
const draw = { coupon_id: 701, count: 3 };
const branches: Entity = {
  path: OFFICE_PATHS.branches,
  id: "10",
  patch: (name) => ({ set: { "settings#locations": { name } } }),
  fresh: (name) => ({ facets: { "settings#locations": { name } } }),
};
/** A text as a price in roubles. */
const terms = (id: string, text: string) => ({
  "settings#conditions": [{ zone_id: id, delivery_price: text.charCodeAt(0) }],
});
const zones: Entity = {
  path: OFFICE_PATHS.zones,
  id: "centre",
  patch: (text, id = "centre") => ({ value: terms(id, text) }),
  fresh: (text) => ({ id: `zone-${text.length}`, facets: terms(`zone-${text.length}`, text) }),
};
const settings: Entity = {
  path: OFFICE_PATHS.settings,
  id: "seo",
  patch: (description) => ({ set: { settings: { description } } }),
};
const pages: Entity = {
  path: `${OFFICE_PATHS.content}/pages`,
  described: `${OFFICE_PATHS.content}/{document}`,
  id: "61",
  patch: (title) => ({ set: { pages: { title } } }),
  fresh: (title) => ({ facets: { pages: { slug: `page-${title.length}`, title } } }),
};

/** A release that waits for its time. */
async function aRelease(world: RepeatWorld): Promise<number> {
  await tea(world);
  const at = new Date(world.shop.clock.now() + 3_600_000).toISOString();
  return (await world.send("POST", OFFICE_PATHS.publish, { at }, world.owner)).json().release.id;
}

const inHours = ({ shop }: RepeatWorld, hours: number) => ({
  at: new Date(shop.clock.now() + hours * 3_600_000).toISOString(),
});

/** The menu and the shop: entities, lists, the draft and the history. */
export const menuCases: readonly RepeatCase[] = [
  ...[products, categories, coupons, branches, zones, settings, pages].map(patchCase),
  ...[products, categories, coupons, branches, zones, pages].map(createCase),
  ...[coupons, zones, pages].map(removeCase),
  ...[products, categories].flatMap(archiveCases),
  {
    call: `POST ${OFFICE_PATHS.promotionCodes}`,
    request: async ({ owner }) => ({ url: OFFICE_PATHS.promotionCodes, payload: draw, headers: owner }),
    colleague: tea,
  },
  {
    call: `POST ${one(OFFICE_PATHS.branches)}/archive`,
    async request({ send, owner }) {
      const made = await send("POST", OFFICE_PATHS.branches, branches.fresh?.("Порт"), owner);
      return { url: `${OFFICE_PATHS.branches}/${made.json().id}/archive`, headers: owner };
    },
    colleague: tea,
  },
  {
    call: `POST ${one(OFFICE_PATHS.branches)}/main-prices`,
    async request({ send, owner }) {
      const etag = (await send("GET", `${OFFICE_PATHS.products}/101`, undefined, owner)).headers["etag"];
      const rows = [{ id: "101", etag, set: { "prices/branch-10": { price: 370 } } }];
      await send("PATCH", OFFICE_PATHS.products, { rows }, owner);
      return { url: `${OFFICE_PATHS.branches}/10/main-prices`, headers: owner };
    },
    colleague: tea,
  },
  {
    call: `PATCH ${OFFICE_PATHS.products}`,
    async request({ send, owner }) {
      const etag = (await send("GET", `${OFFICE_PATHS.products}/101`, undefined, owner)).headers["etag"];
      const rows = [{ id: "101", etag, set: { catalog: { price: 320 } } }];
      return { url: OFFICE_PATHS.products, payload: { rows }, headers: owner };
    },
    other: (request) => ({ ...request, payload: { rows: [{ id: "101", etag: '"none"' }] } }),
    colleague: (world, { url }) => edit(world, `${url}/101`, { set: { catalog: { price: 390 } } }),
  },
  {
    call: `PATCH ${OFFICE_PATHS.menuOrder}`,
    async request({ send, owner }) {
      const { etag, categories: all } = (await send("GET", OFFICE_PATHS.categories, undefined, owner)).json();
      const ids = all.map(({ id }: { readonly id: string }) => id).toReversed();
      return { url: OFFICE_PATHS.menuOrder, payload: { categories: ids }, headers: { ...owner, "if-match": etag } };
    },
    other: (request) => ({ ...request, payload: { categories: ["1"] } }),
    colleague: (world) => edit(world, `${OFFICE_PATHS.categories}/3`, { set: { catalog: { name: "Питьё" } } }),
    // The list as it is when it is read.
    same: () => null,
  },
  {
    call: `PATCH ${OFFICE_PATHS.contentOrder}/{document}`,
    async request({ send, owner }) {
      const { etag, entities } = (await send("GET", `${OFFICE_PATHS.content}/pages`, undefined, owner)).json();
      const ids = entities.map(({ id }: { readonly id: string }) => id).toReversed();
      return { url: `${OFFICE_PATHS.contentOrder}/pages`, payload: { ids }, headers: { ...owner, "if-match": etag } };
    },
    other: (request) => ({ ...request, payload: { ids: ["pages/61"] } }),
    colleague: tea,
    same: () => null,
  },
  {
    call: `PATCH ${one(OFFICE_PATHS.releases)}`,
    request: async (world) => ({
      url: `${OFFICE_PATHS.releases}/${await aRelease(world)}`,
      payload: inHours(world, 2),
      headers: world.owner,
    }),
    other: (request) => ({ ...request, payload: { at: "2026-03-05T12:00:00.000Z" } }),
    colleague: (world, { url }) => world.send("PATCH", url, inHours(world, 3), world.colleague),
  },
  {
    call: `POST ${one(OFFICE_PATHS.releases)}/reopen`,
    request: async (world) => ({
      url: `${OFFICE_PATHS.releases}/${await aRelease(world)}/reopen`,
      headers: world.owner,
    }),
    colleague: tea,
    // The draft as it is when it is read.
    same: ({ kept }) => kept,
  },
  {
    call: `DELETE ${OFFICE_PATHS.draft}`,
    async request(world) {
      await tea(world);
      return { url: `${OFFICE_PATHS.draft}?entity=product:301`, headers: world.owner };
    },
    other: (request) => ({ ...request, url: OFFICE_PATHS.draft }),
    colleague: tea,
    same: ({ discarded }) => discarded,
  },
  {
    call: `POST ${OFFICE_PATHS.publish}`,
    async request(world) {
      // What other cases left may be faulty.
      await world.send("DELETE", OFFICE_PATHS.draft, undefined, world.owner);
      await tea(world);
      return { url: OFFICE_PATHS.publish, payload: {}, headers: world.owner };
    },
    other: (request) => ({ ...request, payload: { at: "2026-03-05T12:00:00.000Z" } }),
    colleague: tea,
  },
  {
    call: `POST ${one(OFFICE_PATHS.history)}/undo`,
    async request(world) {
      await world.send("DELETE", OFFICE_PATHS.draft, undefined, world.owner);
      await tea(world);
      const { change_id: id } = (await world.send("POST", OFFICE_PATHS.publish, {}, world.owner)).json();
      return { url: `${OFFICE_PATHS.history}/${id}/undo`, payload: {}, headers: world.owner };
    },
    colleague: tea,
  },
];
