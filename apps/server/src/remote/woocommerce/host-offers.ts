import {
  type AutoapplyCaller,
  autoapplyForHost,
  autoapplyToWire,
  combiningFromWire,
  couponsFromWire,
  PATHS,
  stockFromWire,
} from "@skatert/contract";
import {
  type CheckoutRequest,
  type CombiningPolicy,
  type Coupon,
  moneyToRoubles,
  quoteOrder,
  type ShopRules,
  type StockLevel,
  usualBranch,
} from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Clock } from "../../ports/clock.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "../backend.ts";
import { headersToBackend } from "../call-headers.ts";
import { jsonBody } from "../calls/call-body.ts";
import { type CouponBodyDeps, couponCaller } from "../calls/coupon-body.ts";
import type { RemoteDocuments } from "../remote-documents.ts";
import { tokenOf } from "../shopper-session.ts";

const maxBytes = 2 * 1024 * 1024;
const maxCoupons = 200;
const maxRows = 1_000;
const Answer = z.looseObject({ couponsList: z.unknown(), stocksList: z.optional(z.unknown()) });

export interface HostOffersDeps extends CouponBodyDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly documents: RemoteDocuments;
  /** Whether the backend has our own calls beside those of the specification's section 7. */
  readonly hasOwnCalls: () => Promise<boolean>;
  /** Called when coupons fail; the cart is quoted without them (spec section 8). */
  readonly onFailure: (error: unknown) => void;
}

/** Coupons and stock that the host offers for a cart. */
export interface HostOffer {
  readonly coupons: readonly Coupon[];
  readonly combining: CombiningPolicy;
  readonly stock: readonly StockLevel[];
  /** Null: a guest. */
  readonly customerId: number | null;
}

export type HostOffers = (request: FastifyRequest, wanted: CheckoutRequest, rules: ShopRules) => Promise<HostOffer>;

/**
 * Coupons and stock for a quote made here, from a host that has `coupons/autoapply` but no quote (API-3). The host
 * decides which coupons apply; our rules price them.
 */
export function createHostOffers(deps: HostOffersDeps): HostOffers {
  return async (request, wanted, rules) => {
    try {
      const token = tokenOf(request.headers.cookie);
      const caller = await couponCaller(deps, token, wanted.warehouseId);
      const answer = await askCoupons(deps, { request, token, caller }, wanted, rules);
      if (answer === null) return nothing;
      const settings = await deps.documents.recent(PATHS.promoSettings);
      return {
        coupons: couponsOf(answer.couponsList, wanted.promoCode, caller, rules),
        combining: combiningFromWire(settings === null ? {} : JSON.parse(settings.text)),
        stock: stockFromWire(answer.stocksList).slice(0, maxRows),
        customerId: caller.customerId,
      };
    } catch (error) {
      deps.onFailure(error);
      return nothing;
    }
  };
}

const nothing: HostOffer = { coupons: [], combining: combiningFromWire({}), stock: [], customerId: null };

interface Asking {
  readonly request: FastifyRequest;
  readonly token: string | null;
  readonly caller: AutoapplyCaller;
}

/** Null if the host has no such call. */
async function askCoupons(
  deps: HostOffersDeps,
  { request, token, caller }: Asking,
  wanted: CheckoutRequest,
  rules: ShopRules,
) {
  const wire = autoapplyToWire({ ...wanted, customerId: caller.customerId }, cartOf(wanted, rules, deps.clock.now()));
  const body = jsonBody(autoapplyForHost(wire, caller));
  const answer = await askBackend(deps.backend, {
    method: "POST",
    path: PATHS.autoapply,
    headers: headersToBackend(request, { ...(await credentialOf(deps, token)), type: body.type }),
    body: body.bytes,
    mayRetry: false,
  });
  const bytes = await bodyOf(answer, maxBytes, answerTimeoutOf(deps.backend));
  if (answer.status === 404) return null;
  if (!answer.ok) throw backendAway(new Error(`${PATHS.autoapply} answered ${answer.status}`));
  return Answer.parse(JSON.parse(bytes.toString("utf8")));
}

/** Section 7 names the customer in the body, and no header. */
async function credentialOf({ hasOwnCalls }: HostOffersDeps, token: string | null) {
  const isSpecified = !(await hasOwnCalls());
  return { isSpecified, authorization: token === null || isSpecified ? null : `Bearer ${token}` };
}

/** Sum, names and prices by our rules, before any coupon. */
function cartOf(wanted: CheckoutRequest, rules: ShopRules, now: number) {
  const state = {
    now,
    stock: [],
    customer: null,
    couponUses: new Map(),
    slotLoads: [],
    branchCapacity: null,
    branch: usualBranch,
  };
  const plain = { ...wanted, couponIds: [], gift: null, promoCode: null, bonusPoints: 0 };
  const lines = quoteOrder(plain, rules, state).lines;
  return {
    total: lines.reduce((sum, { total }) => sum + moneyToRoubles(total), 0),
    names: new Map(lines.map(({ productId, name }) => [productId, name])),
    unitPrices: lines.map(({ unitPrice }) => moneyToRoubles(unitPrice)),
  };
}

/** The host has already checked conditions, owners and uses for this cart. */
function couponsOf(
  list: unknown,
  promoCode: string | null,
  { customerId }: AutoapplyCaller,
  rules: ShopRules,
): readonly Coupon[] {
  const listed = couponsFromWire(Array.isArray(list) ? list.slice(0, maxCoupons) : [], "auto", rules.timeZone);
  const typed = promoCode?.trim().toLowerCase();
  return listed.map((coupon) => ({
    ...coupon,
    kind: coupon.code.toLowerCase() === typed ? "promo" : coupon.kind,
    userIds: coupon.kind === "individual" && customerId !== null ? [customerId] : [],
    isIndividual: coupon.kind === "individual",
    conditions: [],
    usageLimit: null,
    usageLimitPerCustomer: null,
    expiresAt: null,
  }));
}
