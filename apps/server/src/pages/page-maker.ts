import type { IncomingMessage, ServerResponse } from "node:http";
import type { HostPart, PageSource } from "@skatert/contract";
import type { Catalog } from "@skatert/domain";
import { LRUCache } from "lru-cache";
import type { BodyPart } from "../http/bodies/body-part.ts";
import type { Clock } from "../ports/clock.ts";
import type { ShopData } from "../shop/shop-data.ts";
import type { ShopSnapshot } from "../shop/snapshot.ts";
import { CachedPage } from "./cached-page.ts";
import { pageRequestReader } from "./page-key.ts";
import { createPreviewLanes } from "./preview-lanes.ts";
import type { ShownPreview } from "./preview-requests.ts";
import type { Storefront } from "./storefront.ts";

const cacheBytes = 64 * 1024 * 1024;
/** Pages show the current offer, so each is rendered again every minute of the shop's clock. */
const minuteMs = 60_000;

export interface PageMakerDeps {
  readonly storefront: Storefront;
  readonly shopData: ShopData;
  readonly clock: Clock;
  readonly fetchApi: PageSource["fetchApi"];
  /** A menu of the snapshot by its catalogue file; absent with a remote backend. */
  readonly menuAt?: (snapshot: ShopSnapshot, path: string) => Catalog | null;
  /** Parts that a remote backend has not; absent without one. */
  readonly lacks?: () => readonly HostPart[];
  /** Headers of a page, from the shop's current settings. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Request headers with the shop's own address; empty if PUBLIC_URL is set. */
  readonly originHeaders: readonly string[];
  readonly onCachedPage: () => void;
}

/** A page for one shopper, or another answer; sent unchanged. */
export interface LooseAnswer {
  readonly kind: "loose";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: readonly BodyPart[];
}
export type PageAnswer = { readonly kind: "cached"; readonly page: CachedPage } | LooseAnswer;

export interface PageMaker {
  /** Answers from the cache, before routing; false when the page must be rendered. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders a page or reads it from the cache. `origin` is the address in the browser, without a path. */
  make(request: IncomingMessage, origin: string): Promise<PageAnswer>;
  /** Renders a page of a draft, past the cache (EDIT-4). */
  makePreview(request: IncomingMessage, origin: string, preview: ShownPreview): Promise<LooseAnswer>;
}

interface Entry {
  readonly page: CachedPage;
  readonly minute: number;
}

/** Renders pages of the storefront and caches those that are equal for everybody. */
export function createPageMaker(deps: PageMakerDeps): PageMaker {
  const readRequest = pageRequestReader(deps.storefront.pageQuery);
  const cache = new LRUCache<string, Entry>({ maxSize: cacheBytes, sizeCalculation: ({ page }) => page.bytes });
  const making = new Map<string, Promise<PageAnswer>>();
  const inTurn = createPreviewLanes();
  let revision: string | null = null;

  function fromMemory(key: string): CachedPage | null {
    const present = deps.shopData.latest()?.revision ?? null;
    if (present !== revision) {
      cache.clear();
      revision = present;
    }
    const entry = cache.get(key);
    return entry !== undefined && entry.minute === minuteOf(deps.clock) ? entry.page : null;
  }

  async function makeShared(key: string, request: Request, madeFor: ShopSnapshot): Promise<PageAnswer> {
    const made = await renderWith(deps, request, madeFor);
    if (!isForAll(made)) return asPersonal(made);
    const page = unchanged(cachedPage(made), cache.get(key)?.page);
    if (deps.shopData.latest()?.revision === madeFor.revision) {
      cache.set(key, { page, minute: minuteOf(deps.clock) });
    }
    return { kind: "cached", page };
  }

  return {
    sendFromMemory(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const { key } = readRequest(request, deps.originHeaders);
      const sent = key !== null && fromMemory(key)?.sendNow(request, response) === true;
      if (sent) deps.onCachedPage();
      return sent;
    },
    async make(request, origin) {
      const madeFor = await deps.shopData.current();
      const { url, key, signedIn } = readRequest(request, deps.originHeaders);
      const asked = new Request(origin + url, { headers: forwarded(request) });
      if (key === null) return asPersonal(await renderWith(deps, asked, madeFor));
      const page = fromMemory(key);
      if (page !== null) return { kind: "cached", page };
      // A page in progress may contain personal data, so only guests share one rendering.
      if (signedIn) return makeShared(key, asked, madeFor);
      const begun = making.get(key) ?? makeShared(key, asked, madeFor).finally(() => making.delete(key));
      making.set(key, begun);
      return begun;
    },
    makePreview(request, origin, { token, snapshot }) {
      const asked = new Request(origin + request.url, { headers: forwarded(request) });
      return inTurn(token, async () => asPersonal(await renderWith(deps, asked, snapshot, token)));
    },
  };
}

function minuteOf(clock: Clock): number {
  return Math.floor(clock.now() / minuteMs);
}

/** Request headers that a page may read. */
function forwarded(request: IncomingMessage): Record<string, string> {
  const { cookie, "user-agent": agent } = request.headers;
  return { ...(cookie === undefined ? {} : { cookie }), ...(agent === undefined ? {} : { "user-agent": agent }) };
}

/** The storefront's answer, and whether it may be shared between visitors. */
interface Rendered extends LooseAnswer {
  readonly isPublic: boolean;
}

async function renderWith(
  deps: PageMakerDeps,
  request: Request,
  snapshot: ShopSnapshot,
  preview?: string,
): Promise<Rendered> {
  const { storefront, fetchApi, clock, menuAt, lacks } = deps;
  const isPayload = new URL(request.url).pathname.endsWith("/_payload.json");
  const answer = await (isPayload ? storefront.payload : storefront.render)(request, {
    fetchApi,
    ...(menuAt === undefined ? {} : { menu: (path: string) => menuAt(snapshot, path) }),
    ...(lacks === undefined ? {} : { lacks: lacks() }),
    revision: snapshot.revision,
    now: () => clock.now(),
    ...(preview === undefined ? {} : { preview }),
  });
  return {
    kind: "loose",
    status: answer.status,
    headers: { ...deps.headers(), ...answer.headers },
    body: answer.body ?? [],
    isPublic: answer.scope === "public",
  };
}

/** Errors and redirects are not cached, because anybody can invent addresses that end in one. */
function isForAll(made: Rendered): boolean {
  return made.isPublic && made.status === 200;
}

function cachedPage(made: Rendered): CachedPage {
  return new CachedPage(made.body, { ...made.headers, "cache-control": "public, no-cache" });
}

/** Most pages do not change from one minute to the next, so their compressed forms are reused. */
function unchanged(page: CachedPage, before: CachedPage | undefined): CachedPage {
  return before?.equals(page) === true ? before : page;
}

function asPersonal({ kind, status, headers, body }: Rendered): LooseAnswer {
  return { kind, status, headers: { ...headers, "cache-control": "private, no-store" }, body };
}
