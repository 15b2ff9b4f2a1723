import {
  ApiErrorSchema,
  PATHS,
  type WireWooCategory,
  WooCategoriesQuerySchema,
  WooCategoriesSchema,
  WooCategorySchema,
  wooCategories,
} from "@skatert/contract";
import type * as z from "zod/mini";
import { requestedPage, sendPaging } from "../../../http/paging.ts";
import { originOf } from "../../../http/request-origin.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import { listedPage } from "../listed.ts";
import type { WooDeps } from "../woo-deps.ts";
import { productsIn, productsOf, scopeOf } from "./product-list.ts";

const errors = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema };

/** `wc/v3/products/categories`: the sections of the menu, to read. */
export function categoryRoutes(app: TypedApp, deps: WooDeps): void {
  app.get(
    PATHS.shopCategories,
    {
      schema: {
        tags: ["integrations"],
        querystring: WooCategoriesQuerySchema,
        response: { ...errors, 200: WooCategoriesSchema },
      },
    },
    async (request, reply) => {
      await deps.requireIntegration(request);
      const origin = originOf(request, deps.publicUrl);
      const snapshot = await deps.shop.current();
      const found = sectionsOf(snapshot, origin).filter(filterOf(request.query, snapshot));
      const asked = requestedPage(request.query);
      // By name unless asked otherwise, as in WooCommerce.
      const { orderby = "name", order = "asc" } = request.query;
      const { page, total } = listedPage(found, { ...request.query, orderby, order }, asked, {
        name: ({ name }) => name,
        slug: ({ slug }) => slug,
        description: ({ description }) => description,
        count: ({ count }) => count,
        menu_order: ({ menu_order: place }) => place,
      });
      sendPaging(reply, request, origin, { ...asked, total });
      return [...page];
    },
  );

  app.get(
    `${PATHS.shopCategories}/:id`,
    { schema: { tags: ["integrations"], params: LongIdParams, response: { ...errors, 200: WooCategorySchema } } },
    async (request) => {
      await deps.requireIntegration(request);
      const sections = sectionsOf(await deps.shop.current(), originOf(request, deps.publicUrl));
      const found = sections.find(({ id }) => id === Number(request.params.id));
      if (found === undefined) throw new Refusal("rest_not_found", "There is no such category");
      return found;
    },
  );
}

function sectionsOf(snapshot: ShopSnapshot, origin: string): readonly WireWooCategory[] {
  return wooCategories(snapshot.documents.read("catalog"), productsOf(snapshot, "catalog"), origin);
}

function filterOf(
  query: z.infer<typeof WooCategoriesQuerySchema>,
  snapshot: ShopSnapshot,
): (category: WireWooCategory) => boolean {
  const words = query.search?.trim().toLowerCase() ?? "";
  const withoutEmpty = query.hide_empty === "true" || query.hide_empty === "1";
  const own = query.product === undefined ? null : sectionsOfProduct(snapshot, query.product);
  return ({ id, name, slug, parent, count }) =>
    name.toLowerCase().includes(words) &&
    (query.slug ?? slug) === slug &&
    (query.parent === undefined || Number(query.parent) === parent) &&
    (own === null || own.has(id)) &&
    !(withoutEmpty && count === 0);
}

/** None for an unknown product, as in WooCommerce. */
function sectionsOfProduct(snapshot: ShopSnapshot, product: string): ReadonlySet<number> {
  const found = productsIn(snapshot, scopeOf(snapshot, null)).find(({ id }) => String(id) === product);
  return new Set(found?.categories.map(({ id }) => id));
}
