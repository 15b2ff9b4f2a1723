import {
  ApiErrorSchema,
  PATHS,
  type WireWooProductUpdate,
  WOO_BODIES,
  WooBatchAnswerSchema,
  WooBatchSchema,
  WooProductSchema,
  WooProductsQuerySchema,
  WooProductsSchema,
  WooProductUpdateSchema,
  wooProduct,
} from "@skatert/contract";
import type { BranchId, ProductId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { bulkBodyBytes, longBodyBytes } from "../../../http/bodies/body-bytes.ts";
import { requestedPage, sendPaging } from "../../../http/paging.ts";
import { originOf } from "../../../http/request-origin.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { batchDescription, checkedEntry, runBatch } from "../../../http/woo-batch.ts";
import { requireKept } from "../../../http/woo-body.ts";
import { LongIdParams } from "../../../input/id-params.ts";
import { readStockRows, stockOf } from "../../../shop/stock/branch-stock.ts";
import { listedPage } from "../listed.ts";
import { editOf, type WooDeps } from "../woo-deps.ts";
import { categoryRoutes } from "./category-routes.ts";
import { goodsFilter } from "./goods-filter.ts";
import { productNamed, productsIn, scopeOf } from "./product-list.ts";
import { updateProduct } from "./update-product.ts";
import { variationRoutes } from "./variation-routes.ts";

/** The branch that the answer covers; without it, the whole shop. */
const BranchQuery = z.looseObject({
  warehouse_id: z.optional(z.string().check(z.regex(/^\d{1,15}$/, "is not an id"))),
});
const errors = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema };

/** `wc/v3/products`: the menu in WooCommerce's shapes, for integrations with consumer key and secret. */
export function wooProductRoutes(instance: FastifyInstance, deps: WooDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  listRoute(app, deps);
  categoryRoutes(app, deps);

  app.get(
    `${PATHS.shopProducts}/:id`,
    {
      schema: {
        tags: ["integrations"],
        params: LongIdParams,
        querystring: BranchQuery,
        response: { ...errors, 200: WooProductSchema },
      },
    },
    async (request) => {
      await deps.requireIntegration(request);
      const origin = originOf(request, deps.publicUrl);
      return showProduct(deps, Number(request.params.id), branchOf(request.query), origin);
    },
  );

  app.put(
    `${PATHS.shopProducts}/:id`,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags: ["integrations"],
        description:
          "Changes name, description, prices, whether a product is sold, and what is left of it. Prices are the main menu's, or those of the branch `warehouse_id` names where it has a menu of its own. A later import of the shop folder brings the folder's texts and prices back.",
        params: LongIdParams,
        body: WooProductUpdateSchema,
        response: { ...errors, 200: WooProductSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      return changeProduct(deps, name, Number(request.params.id), request.body, originOf(request, deps.publicUrl));
    },
  );

  batchRoute(app, deps);
  variationRoutes(app, deps);
}

async function changeProduct(
  deps: WooDeps,
  name: string,
  productId: ProductId,
  changes: WireWooProductUpdate,
  origin: string,
) {
  const branch = changes.warehouse_id ?? null;
  await requireKept(WOO_BODIES.product, changes, () => showProduct(deps, productId, branch, origin));
  const { stockChanged } = await updateProduct(await editOf(deps, name), { productId, variationId: 0, changes });
  await deps.onEdit();
  if (stockChanged) deps.onStock(productId);
  return showProduct(deps, productId, branch, origin);
}

function batchRoute(app: TypedApp, deps: WooDeps): void {
  app.post(
    `${PATHS.shopProducts}/batch`,
    {
      bodyLimit: bulkBodyBytes,
      schema: {
        tags: ["integrations"],
        description: batchDescription,
        body: WooBatchSchema,
        response: { ...errors, 200: WooBatchAnswerSchema, 413: ApiErrorSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      const origin = originOf(request, deps.publicUrl);
      return runBatch(request, {
        update: async (id, entry) => changeProduct(deps, name, id, checkedEntry(WooProductUpdateSchema, entry), origin),
      });
    },
  );
}

function listRoute(app: TypedApp, deps: WooDeps): void {
  app.get(
    PATHS.shopProducts,
    {
      schema: {
        tags: ["integrations"],
        querystring: WooProductsQuerySchema,
        response: { ...errors, 200: WooProductsSchema },
      },
    },
    async (request, reply) => {
      await deps.requireIntegration(request);
      const { query } = request;
      const snapshot = await deps.shop.current();
      const scope = scopeOf(snapshot, branchOf(query));
      const rows = await readStockRows(deps.store.db);
      const origin = originOf(request, deps.publicUrl);
      const found = productsIn(snapshot, scope)
        .filter(({ categoryIds }) => query.category === undefined || categoryIds.has(Number(query.category)))
        .map((product) => {
          const stock = stockOf(rows, { productId: product.id, variationId: 0 }, scope.stockWarehouseIds);
          return wooProduct(product, { origin, stock });
        })
        .filter(({ slug, type }) => (query.slug ?? slug) === slug && (query.type ?? type) === type)
        .filter(goodsFilter(query));
      const asked = requestedPage(query);
      const { page, total } = listedPage(found, query, asked, {
        title: ({ name }) => name,
        slug: ({ slug }) => slug,
        price: ({ price }) => Number(price),
        menu_order: (_product, index) => index,
      });
      sendPaging(reply, request, origin, { ...asked, total });
      return [...page];
    },
  );
}

async function showProduct(deps: WooDeps, id: ProductId, warehouseId: BranchId | null, origin: string) {
  const snapshot = await deps.shop.current();
  const scope = scopeOf(snapshot, warehouseId);
  const product = productNamed(snapshot, scope, id);
  const rows = await readStockRows(deps.store.db, id);
  const stock = stockOf(rows, { productId: id, variationId: 0 }, scope.stockWarehouseIds);
  return wooProduct(product, { origin, stock });
}

function branchOf(query: { readonly warehouse_id?: string | undefined }): number | null {
  return query.warehouse_id === undefined ? null : Number(query.warehouse_id);
}
