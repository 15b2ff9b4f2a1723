import type { CacheScope, PageAnswer } from "@skatert/contract";
import type { ShopView } from "../model/shop/shop.ts";
import { type Body, type BodyPart, freshPart, sharedPart } from "./cache/body-parts.ts";
import { sharedJson } from "./document/shared-json.ts";

/** What the server half answers with. */
export type ServerAnswer = PageAnswer<Buffer<ArrayBuffer>>;

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
