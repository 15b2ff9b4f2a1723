import {
  ApiErrorSchema,
  type MenuProduct,
  PATHS,
  type WireWooVariation,
  WOO_BODIES,
  WooBatchAnswerSchema,
  WooBatchSchema,
  WooGoodsQuerySchema,
  WooVariationSchema,
  WooVariationsSchema,
  WooVariationUpdateSchema,
  wooProduct,
  wooVariation,
} from "@skatert/contract";
import type { ProductId, VariationId } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { bulkBodyBytes, longBodyBytes } from "../../../http/bodies/body-bytes.ts";
import { requestedPage, sendPaging } from "../../../http/paging.ts";
import { originOf } from "../../../http/request-origin.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { batchDescription, checkedEntry, runBatch } from "../../../http/woo-batch.ts";
import { requireKept } from "../../../http/woo-body.ts";
import { readStockRows, stockOf } from "../../../shop/stock/branch-stock.ts";
import { listedPage } from "../listed.ts";
import { editOf, type WooDeps } from "../woo-deps.ts";
import { goodsFilter } from "./goods-filter.ts";
import { productNamed, scopeOf, unknownProduct } from "./product-list.ts";
import type { ProductUpdate } from "./product-update.ts";
import { updateProduct } from "./update-product.ts";

const idText = z.string().check(z.regex(/^\d{1,15}$/));
const ListParams = z.object({ id: idText });
const Params = z.object({ id: idText, variationId: idText });
const errors = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema };

/** `wc/v3/products/{id}/variations`: variations such as sizes, each with its own price and stock. */
export function variationRoutes(app: TypedApp, deps: WooDeps): void {
  const path = `${PATHS.shopProducts}/:id/variations`;

  listRoute(app, deps, path);

  app.get(
    `${path}/:variationId`,
    { schema: { tags: ["integrations"], params: Params, response: { ...errors, 200: WooVariationSchema } } },
    async (request) => {
      await deps.requireIntegration(request);
      const { show } = await variationsOf(deps, Number(request.params.id), request);
      return show(Number(request.params.variationId));
    },
  );

  app.put(
    `${path}/:variationId`,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags: ["integrations"],
        params: Params,
        body: WooVariationUpdateSchema,
        response: { ...errors, 200: WooVariationSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      const { id, variationId } = request.params;
      const place = { productId: Number(id), variationId: Number(variationId) };
      return changeVariation(deps, name, { ...place, changes: request.body }, request);
    },
  );
  batchRoute(app, deps, path);
}

async function changeVariation(deps: WooDeps, name: string, update: ProductUpdate, request: FastifyRequest) {
  const { productId, variationId } = update;
  // Variation 0 means the product itself.
  if (variationId === 0) throw unknownProduct();
  await requireKept(WOO_BODIES.variation, update.changes, async () =>
    (await variationsOf(deps, productId, request)).show(variationId),
  );
  const { stockChanged } = await updateProduct(await editOf(deps, name), update);
  await deps.onEdit();
  if (stockChanged) deps.onStock(productId);
  return (await variationsOf(deps, productId, request)).show(variationId);
}

function batchRoute(app: TypedApp, deps: WooDeps, path: string): void {
  app.post(
    `${path}/batch`,
    {
      bodyLimit: bulkBodyBytes,
      schema: {
        tags: ["integrations"],
        description: batchDescription,
        params: ListParams,
        body: WooBatchSchema,
        response: { ...errors, 200: WooBatchAnswerSchema, 413: ApiErrorSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      const productId = Number(request.params.id);
      return runBatch(request, {
        update: async (variationId, entry) => {
          const changes = checkedEntry(WooVariationUpdateSchema, entry);
          return changeVariation(deps, name, { productId, variationId, changes }, request);
        },
      });
    },
  );
}

function listRoute(app: TypedApp, deps: WooDeps, path: string): void {
  app.get(
    path,
    {
      schema: {
        tags: ["integrations"],
        params: ListParams,
        querystring: WooGoodsQuerySchema,
        response: { ...errors, 200: WooVariationsSchema },
      },
    },
    async (request, reply) => {
      await deps.requireIntegration(request);
      const origin = originOf(request, deps.publicUrl);
      const { product, show } = await variationsOf(deps, Number(request.params.id), request);
      const { variations } = wooProduct(product, { origin, stock: null });
      const asked = requestedPage(request.query);
      const found = variations.map(show).filter(goodsFilter(request.query));
      const { page, total } = listedPage(found, request.query, asked, {
        price: ({ price }) => Number(price),
        menu_order: (_variation, index) => index,
      });
      sendPaging(reply, request, origin, { ...asked, total });
      return [...page];
    },
  );
}

async function variationsOf(
  deps: WooDeps,
  productId: ProductId,
  request: FastifyRequest,
): Promise<{ readonly product: MenuProduct; show(variationId: VariationId): WireWooVariation }> {
  const snapshot = await deps.shop.current();
  const scope = scopeOf(snapshot, null);
  const product = productNamed(snapshot, scope, productId);
  const rows = await readStockRows(deps.store.db, productId);
  const origin = originOf(request, deps.publicUrl);
  return {
    product,
    show(variationId) {
      const stock = stockOf(rows, { productId, variationId }, scope.stockWarehouseIds);
      const shown = wooVariation(product, variationId, { origin, stock });
      if (shown === null) throw unknownProduct();
      return shown;
    },
  };
}
