import {
  ApiErrorSchema,
  checkoutRequestFromWire,
  PROMOTION_CALLS,
  WhyAnswerSchema,
  WhyQuestionSchema,
} from "@skatert/contract";
import { type CustomerId, hasRight, hasRightEverywhere } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { requirePhoneNumber } from "../../input/phone-number.ts";
import { Refusal } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import type { MenuModule } from "../menu/index.ts";
import type { Orders } from "../orders/service.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffCaller, StaffGate } from "../staff-gate.ts";
import { type WhyAbout, type WhyNotDeps, whyNot } from "./why-not.ts";

export interface WhyRoutesDeps extends WhyNotDeps {
  readonly gate: StaffGate;
  readonly shop: ShopData;
  readonly draftShop: MenuModule["draftShop"];
  readonly orderOf: Orders["get"];
  /** The account of a guest; null: there is none. */
  readonly accountOf: (phone: string) => Promise<{ readonly id: CustomerId } | null>;
}

type Question = z.infer<typeof WhyQuestionSchema>;

/** Why promotions apply or do not (PROMO-1). */
export function whyRoutes(app: TypedApp, deps: WhyRoutesDeps): void {
  app.post(
    PROMOTION_CALLS.whyNot,
    {
      schema: {
        tags: ["office"],
        summary: "Why promotions apply to a cart, a guest or an order, and why others do not",
        description:
          "The shop's quote of `cart`, or of the cart of `order_id`, and every promotion with each reason against it, as `checkout/quote` names them. Without both, promotions are judged for the guest alone and `quote` is null. A cart without the member `coupons` takes every promotion that needs no code. An order is judged by the present rules at its own time: uses and orders before it count, its own and later ones do not, and neither do stock and stops, which are not kept. `code` is typed in place of the cart's. `draft`: with the open draft, as far as the caller may read it. Guests and orders need the right `guests.read`; with it in some branches, a guest without a live order there is not found.",
        body: WhyQuestionSchema,
        response: {
          200: WhyAnswerSchema,
          400: ApiErrorSchema,
          401: ApiErrorSchema,
          403: ApiErrorSchema,
          404: ApiErrorSchema,
        },
      },
    },
    async (request) => {
      const { caller } = await deps.gate.requireSomewhere(request, "shop.edit");
      const question = request.body;
      const about = await aboutOf(deps, request, caller, question);
      const snapshot = await shopOf(deps, caller, question);
      return whyNot(deps, snapshot, about, question.coupon_id ?? null);
    },
  );
}

async function shopOf(deps: WhyRoutesDeps, { grants }: StaffCaller, { draft }: Question): Promise<ShopSnapshot> {
  if (!draft) return deps.shop.current();
  return deps.draftShop(hasRightEverywhere(grants, "shop.edit") ? "shop" : "menu");
}

async function aboutOf(
  deps: WhyRoutesDeps,
  request: FastifyRequest,
  caller: StaffCaller,
  question: Question,
): Promise<WhyAbout> {
  const { order_id: orderId, cart, code } = question;
  if (orderId !== undefined) return { kind: "order", order: await requireOrder(deps, request, caller, orderId) };
  const shopper = await shopperOf(deps, request, question.phone);
  if (cart === undefined) return { kind: "guest", code: code ?? null, shopper };
  const asked = checkoutRequestFromWire(cart);
  return {
    kind: "cart",
    shopper,
    cart: code === undefined ? asked : { ...asked, promoCode: code },
    takesAll: cart.coupons == null,
  };
}

/** An order of the caller's branches; any other is not found. */
async function requireOrder(
  { gate, orderOf }: WhyRoutesDeps,
  request: FastifyRequest,
  { grants }: StaffCaller,
  id: number,
): Promise<StoredOrder> {
  const order = await orderOf(id);
  if (order === null || !hasRight(grants, "orders.read", order.warehouse_id))
    throw new Refusal("rest_not_found", "There is no such order");
  await gate.require(request, "guests.read", order.warehouse_id);
  return order;
}

/**
 * A number with an account is judged as its signed-in owner. A caller with `guests.read` in some branches finds only
 * guests with a live order there; any other number is "not found", known or not (STAFF-2).
 */
async function shopperOf(
  { gate, accountOf, orders }: WhyRoutesDeps,
  request: FastifyRequest,
  typed: string | undefined,
): Promise<Shopper> {
  if (typed === undefined) return { userId: null, phone: null };
  const { branches } = await gate.requireSomewhere(request, "guests.read");
  const { e164 } = requirePhoneNumber(typed, "phone");
  const userId = (await accountOf(e164))?.id ?? null;
  if (branches !== "all" && !(await orders.hasOrderedIn(branches, { userId, phone: e164 })))
    throw new Refusal("rest_not_found", "There is no such guest in your branches");
  return userId === null ? { userId, phone: e164 } : { userId, phone: null };
}
