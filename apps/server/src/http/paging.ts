import type { FastifyReply, FastifyRequest } from "fastify";
import { invalidParams } from "../input/refusal.ts";

export interface Page {
  readonly page: number;
  readonly perPage: number;
  /** The first entry, in place of the page; null: by the page. */
  readonly offset: number | null;
}

/** The requested part of a list; the first ten entries by default. */
export function requestedPage(query: {
  readonly page?: string | undefined;
  readonly per_page?: string | undefined;
  readonly offset?: string | undefined;
}): Page {
  const { page = 1, per_page: perPage = 10, offset } = query;
  return { page: Number(page), perPage: Number(perPage), offset: offset === undefined ? null : Number(offset) };
}

export function takePage<Item>(items: readonly Item[], { page, perPage, offset }: Page): readonly Item[] {
  const first = offset ?? (page - 1) * perPage;
  return items.slice(first, first + perPage);
}

/** `X-WP-Total` and `X-WP-TotalPages`. */
export function sendTotals(
  reply: FastifyReply,
  { total, perPage }: Pick<Page, "perPage"> & { readonly total: number },
): void {
  reply.header("x-wp-total", total).header("x-wp-totalpages", Math.ceil(total / perPage));
}

/** Parameters with secrets, which are omitted from the `Link` header. */
const secretParameter = /^(?:consumer_|oauth_|token$)/;

/** `X-WP-Total`, `X-WP-TotalPages` and `Link` to the neighbouring pages, as in WooCommerce. */
export function sendPaging(
  reply: FastifyReply,
  request: Pick<FastifyRequest, "originalUrl">,
  origin: string,
  list: Pick<Page, "page" | "perPage"> & { readonly total: number },
): void {
  sendTotals(reply, list);
  const pages = Math.ceil(list.total / list.perPage);
  const links = [
    list.page > 1 ? [Math.min(list.page - 1, Math.max(pages, 1)), "prev"] : null,
    list.page < pages ? [list.page + 1, "next"] : null,
  ].filter((link) => link !== null);
  if (links.length === 0) return;
  const [path = "/", query = ""] = request.originalUrl.split("?");
  const shown = [...new Map(new URLSearchParams(query))].filter(
    ([name]) => !secretParameter.test(name) && name !== "page",
  );
  const addresses = links.map(([page, relation]) => {
    const parameters = new URLSearchParams([...shown, ["page", String(page)]]);
    return `<${origin}${path}?${parameters}>; rel="${relation}"`;
  });
  reply.header("link", addresses.join(", "));
}

/**
 * Ids of a list parameter: `include=1,2`, `include[]=1` or `include[0]=1`; null when it is absent. Throws a 400 for
 * anything else.
 */
export function idsOf(query: Readonly<Record<string, unknown>>, name: string): ReadonlySet<number> | null {
  const values = Object.entries(query)
    .filter(([key]) => key === name || (key.startsWith(`${name}[`) && /^\[\d*\]$/.test(key.slice(name.length))))
    .flatMap(([, value]) => [value].flat())
    .flatMap((value) => String(value).split(","))
    .map((text) => text.trim())
    .filter((text) => text !== "");
  if (values.length === 0) return null;
  if (values.some((text) => !/^\d{1,15}$/.test(text)))
    throw invalidParams([{ path: name, message: "is not a list of ids" }]);
  return new Set(values.map(Number));
}
