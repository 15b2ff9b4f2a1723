import {
  ApiErrorSchema,
  PATHS,
  readTexts,
  type WireWooCoupon,
  WOO_BODIES,
  WooBatchAnswerSchema,
  WooBatchSchema,
  WooCouponCreateSchema,
  WooCouponSchema,
  WooCouponsQuerySchema,
  WooCouponsSchema,
  WooCouponUpdateSchema,
  wireQueryText,
  wooCoupon,
} from "@skatert/contract";
import { type CouponId, codeKey } from "@skatert/domain";
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
import { Refusal } from "../../../input/refusal.ts";
import { editShop, type ShopDraft } from "../../../shop/editing/edit-shop.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import { noteOf } from "../integration-log.ts";
import { listedPage } from "../listed.ts";
import { throwEditFaults } from "../products/edit-faults.ts";
import { editOf, type WooDeps } from "../woo-deps.ts";
import { couponsOfDraft, logCoupons } from "./coupon-log.ts";
import { addCoupon, changeCoupon, couponsIn, type ListedCoupon, removeCoupon } from "./coupon-store.ts";

const ForceQuery = z.looseObject({ force: wireQueryText });
const errors = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema };

/** `wc/v3/coupons`: automatic coupons and promo codes for integrations, with consumer key and secret. */
export function wooCouponRoutes(instance: FastifyInstance, deps: WooDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    PATHS.shopCoupons,
    {
      schema: {
        tags: ["integrations"],
        querystring: WooCouponsQuerySchema,
        response: { ...errors, 200: WooCouponsSchema },
      },
    },
    async (request, reply) => {
      await deps.requireIntegration(request);
      const snapshot = await deps.shop.current();
      const show = await shownIn(deps, snapshot);
      const found = couponsOf(snapshot)
        .map(show)
        .filter((coupon) => coupon !== null)
        .filter(filterOf(request.query))
        .map(withoutCodes);
      const asked = requestedPage(request.query);
      const byCode = ({ code }: WireWooCoupon) => code;
      const { page, total } = listedPage(found, request.query, asked, { title: byCode, slug: byCode });
      sendPaging(reply, request, originOf(request, deps.publicUrl), { ...asked, total });
      return [...page];
    },
  );

  app.get(
    `${PATHS.shopCoupons}/:id`,
    { schema: { tags: ["integrations"], params: LongIdParams, response: { ...errors, 200: WooCouponSchema } } },
    async (request) => {
      await deps.requireIntegration(request);
      return showCoupon(deps, Number(request.params.id));
    },
  );
  changeRoutes(app, deps);
}

function changeRoutes(app: TypedApp, deps: WooDeps): void {
  app.post(
    PATHS.shopCoupons,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags: ["integrations"],
        description:
          "Adds a promo code, or with `auto` an automatic coupon. A later import of the shop folder restores the folder's coupons.",
        body: WooCouponCreateSchema,
        response: { ...errors, 201: WooCouponSchema },
      },
    },
    async (request, reply) => {
      const name = await deps.requireIntegration(request);
      return reply.code(201).send(await createCoupon(deps, name, request.body));
    },
  );

  app.put(
    `${PATHS.shopCoupons}/:id`,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags: ["integrations"],
        params: LongIdParams,
        body: WooCouponUpdateSchema,
        response: { ...errors, 200: WooCouponSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      return updateCoupon(deps, name, Number(request.params.id), request.body);
    },
  );
  removeRoute(app, deps);
  batchRoute(app, deps);
}

function batchRoute(app: TypedApp, deps: WooDeps): void {
  app.post(
    `${PATHS.shopCoupons}/batch`,
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
      return runBatch(request, {
        create: async (entry) =>
          withoutCodes(await createCoupon(deps, name, checkedEntry(WooCouponCreateSchema, entry))),
        update: async (id, entry) =>
          withoutCodes(await updateCoupon(deps, name, id, checkedEntry(WooCouponUpdateSchema, entry))),
        delete: async (id) => withoutCodes(await deleteCoupon(deps, name, id)),
      });
    },
  );
}

async function createCoupon(deps: WooDeps, name: string, body: z.infer<typeof WooCouponCreateSchema>) {
  await requireKept(WOO_BODIES.coupon, body, null);
  const edit = await editOf(deps, name);
  const id = await editCoupons(deps, edit, (draft) => addCoupon(draft, edit.snapshot, body, deps.coupons.greatest));
  return showCoupon(deps, id);
}

async function updateCoupon(deps: WooDeps, name: string, id: CouponId, body: z.infer<typeof WooCouponUpdateSchema>) {
  await requireKept(WOO_BODIES.coupon, body, () => showCoupon(deps, id));
  const edit = await editOf(deps, name);
  const isKnown = await editCoupons(deps, edit, async (draft) => changeCoupon(draft, edit.snapshot, id, body));
  if (!isKnown) throw unknownCoupon();
  return showCoupon(deps, id);
}

/** Returns the deleted coupon. */
async function deleteCoupon(deps: WooDeps, name: string, id: CouponId): Promise<WireWooCoupon> {
  const coupon = await showCoupon(deps, id);
  const edit = await editOf(deps, name);
  if (!(await editCoupons(deps, edit, async (draft) => removeCoupon(draft, id)))) throw unknownCoupon();
  return coupon;
}

function removeRoute(app: TypedApp, deps: WooDeps): void {
  app.delete(
    `${PATHS.shopCoupons}/:id`,
    {
      schema: {
        tags: ["integrations"],
        description: "Deletes a coupon permanently; needs `force=true`, as in WooCommerce. Returns the deleted coupon.",
        params: LongIdParams,
        querystring: ForceQuery,
        response: { ...errors, 200: WooCouponSchema, 501: ApiErrorSchema },
      },
    },
    async (request) => {
      const name = await deps.requireIntegration(request);
      const id = Number(request.params.id);
      if (request.query.force !== "true" && request.query.force !== "1")
        throw new Refusal("rest_trash_not_supported", "Coupons have no trash: set force=true to delete");
      return deleteCoupon(deps, name, id);
    },
  );
}

async function editCoupons<Result>(
  deps: WooDeps,
  { store, log }: Awaited<ReturnType<typeof editOf>>,
  edit: (draft: ShopDraft) => Promise<Result>,
): Promise<Result> {
  const outcome = await editShop(
    store,
    log.now,
    async (draft) => {
      const before = couponsOfDraft(draft);
      const result = await edit(draft);
      await logCoupons(draft.tx, log, before, couponsOfDraft(draft));
      return result;
    },
    noteOf(log),
  );
  if (outcome.kind === "faulty") return throwEditFaults(outcome.faults);
  await deps.onEdit();
  return outcome.result;
}

function couponsOf(snapshot: ShopSnapshot): readonly ListedCoupon[] {
  return couponsIn(snapshot.documents.read("coupons"));
}

async function showCoupon(deps: WooDeps, id: CouponId): Promise<WireWooCoupon> {
  const snapshot = await deps.shop.current();
  const show = await shownIn(deps, snapshot);
  const listed = couponsOf(snapshot).find(({ wire }) => String(wire["id"]) === String(id));
  const shown = listed === undefined ? null : show(listed);
  if (shown === null) throw unknownCoupon();
  return shown;
}

async function shownIn(deps: WooDeps, snapshot: ShopSnapshot): Promise<(coupon: ListedCoupon) => WireWooCoupon | null> {
  const { timeZone } = snapshot.settings();
  const counts = await deps.coupons.counts(deps.store.db);
  const siteTime = deps.siteTimeIn(timeZone);
  return ({ auto, wire }) =>
    wooCoupon(wire, { auto, timeZone, siteTime, usageCount: counts.get(Number(wire["id"]))?.uses ?? 0 });
}

/** A list or a batch would have up to ten thousand codes for each coupon. */
function withoutCodes({ codes: _codes, ...coupon }: WireWooCoupon): WireWooCoupon {
  return coupon;
}

function filterOf(query: z.infer<typeof WooCouponsQuerySchema>): (coupon: WireWooCoupon) => boolean {
  const words = query.search?.trim().toLowerCase() ?? "";
  const key = query.code === undefined ? undefined : codeKey(query.code);
  return (coupon) =>
    (words === "" || `${coupon.code}\n${coupon.description}`.toLowerCase().includes(words)) &&
    (key === undefined ||
      codeKey(coupon.code) === key ||
      readTexts(coupon["codes"]).some((code) => codeKey(code) === key));
}

function unknownCoupon(): Refusal {
  return new Refusal("rest_not_found", "There is no such coupon");
}
