import type { IncomingMessage, ServerResponse } from "node:http";
import type { Catalog } from "@skatert/domain";
import { LRUCache } from "lru-cache";
import type { BodyPart } from "../http/bodies/body-part.ts";
import type { Clock } from "../ports/clock.ts";
import type { ShopData } from "../shop/shop-data.ts";
import type { ShopSnapshot } from "../shop/snapshot.ts";
import { CachedPage } from "./cached-page.ts";
import { pageRequestReader } from "./page-key.ts";
import type { Storefront, StorefrontDeps } from "./storefront.ts";

const cacheBytes = 64 * 1024 * 1024;
/** Pages show what is open and offered now, so each is made again in the next minute of the shop's clock. */
const minuteMs = 60_000;

export interface PageMakerDeps {
  readonly storefront: Storefront;
  readonly shopData: ShopData;
  readonly clock: Clock;
  readonly fetchApi: StorefrontDeps["fetchApi"];
  /** A menu of the snapshot by its catalogue file; absent with a remote backend. */
  readonly menuAt?: (snapshot: ShopSnapshot, path: string) => Catalog | null;
  /** Headers of a page of the present shop. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Request headers that tell the shop's own address; none where PUBLIC_URL does. */
  readonly originHeaders: readonly string[];
  readonly onCachedPage: () => void;
}

/** A page for one shopper, or an answer that is no page: sent as it is. */
export interface LooseAnswer {
  readonly kind: "loose";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: readonly BodyPart[];
}
export type PageAnswer = { readonly kind: "cached"; readonly page: CachedPage } | LooseAnswer;

export interface PageMaker {
  /** Answers from memory, before any routing; false when the page has to be made. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Makes a page, or takes it from memory. `origin` is the address the shopper sees, without a path. */
  make(request: IncomingMessage, origin: string): Promise<PageAnswer>;
}

interface Entry {
  readonly page: CachedPage;
  readonly minute: number;
}

/** Pages of the storefront with a memory for what is the same for everybody (architecture "Measured facts"). */
export function createPageMaker(deps: PageMakerDeps): PageMaker {
  const readRequest = pageRequestReader(deps.storefront.pageQuery);
  const cache = new LRUCache<string, Entry>({ maxSize: cacheBytes, sizeCalculation: ({ page }) => page.bytes });
  const making = new Map<string, Promise<PageAnswer>>();
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
  };
}

function minuteOf(clock: Clock): number {
  return Math.floor(clock.now() / minuteMs);
}

/** What a page may know of its request. */
function forwarded(request: IncomingMessage): Record<string, string> {
  const { cookie, "user-agent": agent } = request.headers;
  return { ...(cookie === undefined ? {} : { cookie }), ...(agent === undefined ? {} : { "user-agent": agent }) };
}

/** What the storefront answered, and whether it says that others may get the same. */
interface Rendered extends LooseAnswer {
  readonly isPublic: boolean;
}

async function renderWith(deps: PageMakerDeps, request: Request, snapshot: ShopSnapshot): Promise<Rendered> {
  const { storefront, fetchApi, clock, menuAt } = deps;
  const isPayload = new URL(request.url).pathname.endsWith("/_payload.json");
  const answer = await (isPayload ? storefront.payload : storefront.render)(request, {
    fetchApi,
    ...(menuAt === undefined ? {} : { menu: (path: string) => menuAt(snapshot, path) }),
    revision: snapshot.revision,
    now: () => clock.now(),
  });
  return {
    kind: "loose",
    status: answer.status,
    headers: { ...deps.headers(), ...answer.headers },
    body: answer.body ?? [],
    isPublic: answer.scope === "public",
  };
}

/** Errors and redirects are not kept: anybody can think up addresses that end in one. */
function isForAll(made: Rendered): boolean {
  return made.isPublic && made.status === 200;
}

function cachedPage(made: Rendered): CachedPage {
  return new CachedPage(made.body, { ...made.headers, "cache-control": "public, no-cache" });
}

/** In most minutes a page stays what it was, and what was compressed of it still holds. */
function unchanged(page: CachedPage, before: CachedPage | undefined): CachedPage {
  return before?.equals(page) === true ? before : page;
}

function asPersonal({ kind, status, headers, body }: Rendered): LooseAnswer {
  return { kind, status, headers: { ...headers, "cache-control": "private, no-store" }, body };
}
