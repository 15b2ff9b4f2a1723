import {
  ApiErrorSchema,
  addressesToWire,
  FoundAddressesSchema,
  languageOf,
  PHONE_ORDER_CALLS,
  PhoneAddressesQuerySchema,
  PhoneMenuQuerySchema,
  PhoneMenuSchema,
  PhoneTimesQuerySchema,
  RepeatedOrderSchema,
  TakeTimesSchema,
  takeTimesToWire,
} from "@skatert/contract";
import { hasRight, roleLimit } from "@skatert/domain";
import type { TypedApp } from "../../http/typed-app.ts";
import { LongIdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Checkout } from "../checkout/service.ts";
import type { GeoService } from "../geo/service.ts";
import type { Orders } from "../orders/service.ts";
import type { StaffGate } from "../staff-gate.ts";
import { phoneMenu } from "./phone-menu.ts";
import { repeatOrder } from "./repeat-order.ts";

export interface PhoneReadDeps {
  readonly gate: StaffGate;
  readonly shop: ShopData;
  readonly checkout: Pick<Checkout, "rulesFor" | "takeTimes">;
  readonly orders: Pick<Orders, "get">;
  readonly geo: Pick<GeoService, "suggest">;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
/** Shorter texts have too many answers. */
const shortestText = 3;

/** What an order by telephone chooses from: the branch's menu, times, addresses, an earlier order (PHONE-1). */
export function phoneReadRoutes(app: TypedApp, { gate, shop, checkout, orders, geo }: PhoneReadDeps): void {
  app.get(
    PHONE_ORDER_CALLS.menu,
    {
      schema: {
        tags,
        summary: "What an order by telephone chooses from in a branch",
        description:
          "Methods, places, languages, documents, and the largest discount that the caller may give there. The dishes are in `branches/{id}/sale`.",
        querystring: PhoneMenuQuerySchema,
        response: { 200: PhoneMenuSchema, ...refusals },
      },
    },
    async (request) => {
      const { branch_id: branch, lang } = request.query;
      const branchId = Number(branch);
      const { grants } = await gate.require(request, "orders.place", branchId);
      const language = languageOf(lang);
      const rules = await checkout.rulesFor(branchId, language);
      return phoneMenu(
        rules,
        (await shop.current()).settings(language),
        roleLimit(grants, "discountPercent", branchId),
      );
    },
  );
  app.get(
    PHONE_ORDER_CALLS.times,
    {
      schema: {
        tags,
        summary: "Times of a branch for an order by telephone",
        querystring: PhoneTimesQuerySchema,
        response: { 200: TakeTimesSchema, ...refusals },
      },
    },
    async (request) => {
      const { branch_id: branch, method, zone_id: zoneId } = request.query;
      const warehouseId = Number(branch);
      await gate.require(request, "orders.place", warehouseId);
      const { slots, zone } = await checkout.takeTimes({ warehouseId, method, zoneId: zoneId || null });
      return takeTimesToWire(slots, zone);
    },
  );
  app.get(
    PHONE_ORDER_CALLS.addresses,
    {
      schema: {
        tags,
        summary: "Addresses that begin with the text, for an order by telephone",
        querystring: PhoneAddressesQuerySchema,
        response: { 200: FoundAddressesSchema, ...refusals },
      },
    },
    async (request) => {
      const { branch_id: branch, text, session = "", lang } = request.query;
      await gate.require(request, "orders.place", Number(branch));
      if (text.trim().length < shortestText) return addressesToWire("shop", []);
      const { source, addresses } = await geo.suggest({ text: text.trim(), session, language: languageOf(lang) });
      return addressesToWire(source, addresses);
    },
  );
  app.get(
    PHONE_ORDER_CALLS.repeat,
    {
      schema: {
        tags,
        summary: "The dishes of an earlier order, as its branch sells them now",
        description: "`gone` names the dishes, sizes and options that the branch no longer has.",
        params: LongIdParams,
        response: { 200: RepeatedOrderSchema, ...refusals },
      },
    },
    async (request) => {
      const { caller } = await gate.requireSomewhere(request, "orders.place");
      const order = await orders.get(Number(request.params.id));
      if (order === null || !hasRight(caller.grants, "orders.place", order.warehouse_id))
        throw new Refusal("rest_not_found", "There is no such order");
      const { catalog } = await checkout.rulesFor(order.warehouse_id);
      return repeatOrder(order.details.lines, catalog);
    },
  );
}
