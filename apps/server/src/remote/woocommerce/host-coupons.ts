import {
  type AutoapplyCaller,
  type AutoapplyRequest,
  autoapplyForHost,
  autoapplyToWire,
  cartOfSection7,
  DEFAULT_TIME_ZONE,
  PATHS,
  type ReportDropped,
  readRecord,
} from "@skatert/contract";
import {
  type LineRequest,
  moneyToRoubles,
  type QuotedLine,
  quoteOrder,
  type ShopRules,
  usualBranch,
} from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../ports/clock.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "../backend.ts";
import { headersToBackend } from "../call-headers.ts";
import { type CallBody, jsonBody } from "../calls/call-body.ts";
import { type CouponBodyDeps, couponCaller } from "../calls/coupon-body.ts";
import { withOwnMedia } from "../media-addresses.ts";
import { tokenOf } from "../shopper-session.ts";
import { answerReaders } from "../specification/answer-readers.ts";
import { plainJsonOf } from "../specification/loose-answers.ts";

const maxBytes = 2 * 1024 * 1024;
/** A change of the cart asks for coupons and for a quote within this time. */
const sameChangeMs = 15_000;
const maxRecent = 1_000;

export interface HostCouponsDeps extends CouponBodyDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  /** Whether the backend has our own calls beside those of the specification's section 7. */
  readonly hasOwnCalls: () => Promise<boolean>;
}

/** A cart whose coupons are asked for. */
export interface CartAsked {
  /** Another's `customerId` means a guest; without one it is the caller's. */
  readonly wanted: Omit<AutoapplyRequest, "customerId"> & Partial<Pick<AutoapplyRequest, "customerId">>;
  /** Of the cart's branch. */
  readonly rules: ShopRules;
  /** Never from memory: the stock decides about an order. */
  readonly isOrder: boolean;
}

/** The answer of `coupons/autoapply`, rows as the host wrote them. */
export interface CouponOffer {
  readonly caller: AutoapplyCaller;
  readonly couponsList: unknown;
  readonly stocksList: unknown;
}

/** Null: the host has no such call. Throws `backendAway`. */
export type HostCoupons = (request: FastifyRequest, cart: CartAsked) => Promise<CouponOffer | null>;

/**
 * `coupons/autoapply` of the host for a cart. The body is built from our rules, so a page's call and the quote after the
 * same change send one body, and the second is answered from memory.
 */
export function createHostCoupons(deps: HostCouponsDeps): HostCoupons {
  const { clock } = deps;
  const recent = new Map<string, { readonly until: number; readonly offer: Promise<CouponOffer | null> }>();
  return async (request, cart) => {
    const token = tokenOf(request.headers.cookie);
    const caller = await couponCaller(deps, token, cart.wanted.warehouseId);
    const isSpecified = !(await deps.hasOwnCalls());
    const sold = soldLines(cart, clock.now());
    if (sold.length === 0) return { caller, couponsList: [], stocksList: [] };
    const body = jsonBody(bodyFor(cart.wanted, sold, { caller, isSpecified }));
    const name = `${isSpecified ? "" : token} ${body.bytes.toString("utf8")}`;
    const known = recent.get(name);
    if (known !== undefined && known.until > clock.now() && !cart.isOrder) return known.offer;
    const authorization = isSpecified || token === null ? null : `Bearer ${token}`;
    const offer = ask(deps.backend, request, { body, authorization, isSpecified, caller });
    recent.delete(name);
    recent.set(name, { until: clock.now() + sameChangeMs, offer });
    offer.catch(() => recent.delete(name));
    const [oldest] = recent.keys();
    if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest);
    return offer;
  };
}

type SoldLine = readonly [wanted: LineRequest, line: QuotedLine];

/** The lines that a quote does not refuse, before any coupon. */
function soldLines({ wanted, rules }: CartAsked, now: number): readonly SoldLine[] {
  const { lines } = quoteOrder(
    {
      ...wanted,
      method: wanted.method ?? "local_pickup",
      warehouseId: wanted.warehouseId ?? 0,
      zoneId: null,
      coordinates: null,
      express: false,
      paymentMethod: null,
      couponIds: [],
      gift: null,
      promoCode: null,
      bonusPoints: 0,
    },
    rules,
    {
      now,
      stock: [],
      customer: null,
      couponUses: new Map(),
      slotLoads: [],
      branchCapacity: null,
      branch: usualBranch,
    },
  );
  return wanted.lines.flatMap((each, index): SoldLine[] => {
    const line = lines[index];
    return line === undefined || line.refusal !== null ? [] : [[each, line]];
  });
}

/** Names, prices and the sum are of our rules. */
function bodyFor(
  wanted: CartAsked["wanted"],
  sold: readonly SoldLine[],
  { caller, isSpecified }: { readonly caller: AutoapplyCaller; readonly isSpecified: boolean },
) {
  const cart = {
    total: sold.reduce((sum, [, { total }]) => sum + moneyToRoubles(total), 0),
    names: new Map(sold.map(([, { productId, name }]) => [productId, name])),
    unitPrices: sold.map(([, { unitPrice }]) => moneyToRoubles(unitPrice)),
  };
  const customerId = wanted.customerId ?? caller.customerId;
  const request = { ...wanted, customerId, lines: sold.map(([line]) => line) };
  const wire = autoapplyForHost(autoapplyToWire(request, cart), caller);
  return isSpecified ? cartOfSection7(wire) : wire;
}

interface Asking {
  readonly body: CallBody;
  readonly authorization: string | null;
  readonly isSpecified: boolean;
  readonly caller: AutoapplyCaller;
}

async function ask(
  backend: Backend,
  request: FastifyRequest,
  { body, authorization, isSpecified, caller }: Asking,
): Promise<CouponOffer | null> {
  const answer = await askBackend(backend, {
    method: "POST",
    path: PATHS.autoapply,
    headers: headersToBackend(request, { authorization, isSpecified, type: body.type }),
    body: body.bytes,
    mayRetry: false,
  });
  const bytes = await bodyOf(answer, maxBytes, answerTimeoutOf(backend));
  if (answer.status === 404) return null;
  if (!answer.ok) throw backendAway(new Error(`${PATHS.autoapply} answered ${answer.status}`));
  const report: ReportDropped = ({ entity, faults }) =>
    request.log.warn({ entity, faults }, "malformed row of the backend left out");
  const value = plainJsonOf(Buffer.from(withOwnMedia(bytes.toString("utf8"), backend.url)));
  const read = answerReaders[PATHS.autoapply]?.(value, report, DEFAULT_TIME_ZONE);
  if (read === undefined) throw backendAway(new Error(`${PATHS.autoapply} answered without coupons`));
  const { couponsList, stocksList } = readRecord(read);
  return { caller, couponsList, stocksList };
}
