import {
  ApiErrorSchema,
  languageOf,
  lonLatOf,
  OFFICE_PATHS,
  PhoneOrderSchema,
  PhoneQuoteSchema,
  PlacedPhoneOrderSchema,
  quoteToWire,
  type WirePhoneOrder,
  type WirePhoneQuote,
  wireQueryText,
} from "@skatert/contract";
import { type CustomerId, moneyToRoubles, roleLimit, type ShopRules } from "@skatert/domain";
import * as z from "zod/mini";
import { createMinuteBudget } from "../../http/limits/minute-budget.ts";
import type { TypedApp } from "../../http/typed-app.ts";
import { readPhone } from "../../input/phone-number.ts";
import { invalidParams, Refusal, tooManyRequests } from "../../input/refusal.ts";
import { RepeatHeaders, requireKey, staffCall } from "../../repeats/call.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { staffAuthor } from "../../shop/staff-author.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import type { OrderOutcome } from "../orders/placing/order-attempt.ts";
import type { Orders } from "../orders/service.ts";
import type { PinGate } from "../staff/pins/pins.ts";
import type { StaffCaller, StaffGate } from "../staff-gate.ts";
import { couponIdsOf, type PhoneAsk, type PhoneQuoteDeps, quotePhone, staffDiscountOf } from "./quote-phone.ts";

export interface PhoneRoutesDeps extends PhoneQuoteDeps {
  readonly gate: StaffGate;
  readonly shop: ShopData;
  readonly publicUrl: URL | null;
  /** Requires the PIN on a shared device before a staff discount (STAFF-3). */
  readonly pinGate: PinGate;
  readonly orders: Pick<Orders, "place">;
  readonly refusalOf: (outcome: Exclude<OrderOutcome, { readonly kind: "placed" | "repeated" }>) => Refusal;
  /** The account of the guest with a number, E.164: the known one, or one that was joined to it. */
  readonly accountOf: (phone: string) => Promise<{ readonly id: CustomerId } | null>;
}

type PlacedBody = Exclude<WirePhoneOrder, { readonly dry_run: true }>;

/** Calls of one person in a minute: a quote follows every change of the order. */
const perMinute = 240;

/** Quotes and places an order that a guest gives by telephone (PHONE-1). */
export function phoneOrderRoutes(app: TypedApp, deps: PhoneRoutesDeps): void {
  const budget = createMinuteBudget(perMinute);
  app.post(
    OFFICE_PATHS.phoneOrders,
    {
      schema: {
        tags: ["office"],
        summary: "Quote or place an order by telephone",
        description:
          "The body of `checkout/order`, decided by the same rules: the number decides account, points, first order and limits of coupons. 404 for a `guest_id` that is not the account of the number. Without `coupons` every coupon that needs no code is taken. `staff_discount` is at most the limit of the caller's roles; on a shared tablet an order with it needs a fresh PIN: 403 `staff_pin_required`. `dry_run` answers 200 with the quote and stores nothing. Otherwise the header `Idempotency-Key` is required and the answer is 201, with the refusals of `checkout/order`. `pay_by`: `link` with an online payment method, which texts the guest the payment link; `cash` or `card` with another one.",
        headers: RepeatHeaders,
        querystring: z.looseObject({ lang: wireQueryText }),
        body: PhoneOrderSchema,
        response: {
          200: PhoneQuoteSchema,
          201: PlacedPhoneOrderSchema,
          400: ApiErrorSchema,
          401: ApiErrorSchema,
          403: ApiErrorSchema,
          404: ApiErrorSchema,
          409: ApiErrorSchema,
          422: ApiErrorSchema,
          429: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const caller = await deps.gate.require(request, "orders.place", body.warehouse_id);
      const waitMs = await budget(String(caller.id));
      if (waitMs > 0) throw tooManyRequests("Too many calls", "too-many-calls", waitMs);
      const ask: PhoneAsk = {
        body,
        shopper: await shopperOf(deps, body),
        language: languageOf(request.query.lang),
        maxPercent: roleLimit(caller.grants, "discountPercent", body.warehouse_id),
        by: staffAuthor(caller),
      };
      if (body.dry_run === true) return quoteAnswer(deps, ask);
      requireKey(request);
      if (body.staff_discount != null) await deps.pinGate.requireFreshPin(request);
      const call = staffCall(request, caller);
      if (call === null) throw new Refusal("idempotency_key_required", "The header Idempotency-Key is required");
      return reply.code(201).send(await placed(deps, body, ask, caller, call));
    },
  );
}

async function quoteAnswer(deps: PhoneQuoteDeps, ask: PhoneAsk): Promise<WirePhoneQuote> {
  const { quote, room, isLimited, coordinates, gifts } = await quotePhone(deps, ask);
  return {
    quote: quoteToWire(quote),
    staff_discount: { limit_percent: ask.maxPercent, limit: moneyToRoubles(room), is_limited: isLimited },
    gifts: gifts.map(({ id: coupon_id, gifts: choices }) => ({
      coupon_id,
      choices: choices.map(({ productId: product_id, variationId: variation_id }) => ({ product_id, variation_id })),
    })),
    coordinates: coordinates === null ? null : lonLatOf(coordinates),
  };
}

/**
 * The account of the number; without one, the number itself. An order that names another guest is refused, because
 * staff may spend the points only of the guest who calls.
 */
async function shopperOf({ accountOf }: PhoneRoutesDeps, body: WirePhoneOrder): Promise<Shopper> {
  const phone = readPhone(body.customer?.phone ?? "")?.e164 ?? null;
  const account = phone === null ? null : await accountOf(phone);
  if (body.guest_id != null && body.guest_id !== account?.id)
    throw new Refusal("rest_not_found", "The number belongs to no such guest");
  return account === null ? { userId: null, phone } : { userId: account.id, phone: null };
}

async function placed(
  deps: PhoneRoutesDeps,
  body: PlacedBody,
  ask: PhoneAsk,
  caller: StaffCaller,
  call: NonNullable<ReturnType<typeof staffCall>>,
) {
  const rules = await deps.checkout.rulesFor(body.warehouse_id);
  requirePayment(body, rules);
  const staffDiscount = staffDiscountOf(body.staff_discount, ask.maxPercent);
  const sendsLink = body.pay_by === "link" && deps.publicUrl !== null;
  const languages = (await deps.shop.current()).settings().languages;
  const outcome = await deps.orders.place(
    { ...body, coupons: [...(await couponIdsOf(deps, ask))] },
    {
      call,
      userId: ask.shopper.userId,
      network: null,
      madeBy: ask.by,
      phone: {
        takenBy: caller.name,
        company: companyOf(body),
        discountReason: body.staff_discount?.reason ?? null,
        linkLanguage: sendsLink ? (body.language ?? languages[0]?.code ?? ask.language) : null,
      },
      ...(staffDiscount === undefined ? {} : { staffDiscount }),
    },
    ask.language,
  );
  if (outcome.kind !== "placed" && outcome.kind !== "repeated") throw deps.refusalOf(outcome);
  const placed = JSON.parse(outcome.answer);
  // An order that costs nothing has no payment to link to.
  return { ...placed, text_sent: sendsLink && placed.payment !== null };
}

function companyOf({ company }: PlacedBody) {
  return company ? { name: company.name, taxNumber: company.tax_number } : null;
}

/** A link needs an online method, cash and card on receipt another one. */
function requirePayment({ pay_by, payment_method }: PlacedBody, { payments }: ShopRules): void {
  const isOnline = payments.methods.find(({ id }) => id === payment_method)?.online ?? false;
  if (isOnline !== (pay_by === "link"))
    throw invalidParams([{ path: "pay_by", message: "does not fit payment_method" }]);
}
