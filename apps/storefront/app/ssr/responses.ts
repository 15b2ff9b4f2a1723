import type { ShopView } from "../model/shop/shop.ts";
import { type Body, type BodyPart, freshPart, sharedPart } from "./cache/body-parts.ts";
import { sharedJson } from "./document/html.ts";

/** "public": the same for every visitor with the same address, language, theme and branch. */
export type CacheScope = "public" | "private";

/**
 * An answer of the storefront, with its body in parts. Not a `Response`, which copies a body twice: for pages
 * of hundreds of kilobytes that is a large part of the work.
 */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: none. */
  readonly body: Body | null;
  readonly scope: CacheScope;
}

export interface AnswerOptions {
  readonly status?: number;
  readonly scope: CacheScope;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The variant of a public answer, besides its address. The service worker caches answers with it, for readers
 * of the same variant.
 */
export function variantHeaders({ shop }: { readonly shop: Pick<ShopView, "language" | "locationId" | "pageType"> }) {
  return { "x-variant": `${shop.language}.${shop.locationId ?? "any"}.${shop.pageType}` };
}

export function htmlAnswer(html: string | Body, options: AnswerOptions): ServerAnswer {
  return answer(typeof html === "string" ? [freshPart(html)] : html, "text/html; charset=utf-8", options);
}

export function jsonAnswer(value: unknown, options: AnswerOptions): ServerAnswer {
  return answer([jsonPart(value, options.scope)], "application/json; charset=utf-8", options);
}

/** The page itself also contains its public data. */
function jsonPart(value: unknown, scope: CacheScope): BodyPart {
  const bytes = sharedJson(value);
  return scope === "public" ? sharedPart(bytes) : freshPart(bytes);
}

export function redirectAnswer(location: string, status: number): ServerAnswer {
  return { status, headers: { location }, body: null, scope: "public" };
}

/** An answer that a loader threw. Its text is for the caller. */
export async function thrownAnswer(thrown: Response): Promise<ServerAnswer> {
  const body = [freshPart(Buffer.from(await thrown.arrayBuffer()))];
  return { status: thrown.status, headers: Object.fromEntries(thrown.headers), body, scope: "private" };
}

function answer(body: Body, type: string, { status = 200, scope, headers }: AnswerOptions): ServerAnswer {
  return { status, scope, headers: { ...headers, "content-type": type }, body };
}
