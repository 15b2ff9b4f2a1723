import {
  ApiErrorSchema,
  adjustmentToWire,
  BoardOrderSchema,
  ChangeOrderSchema,
  changedDishToWire,
  OFFICE_PATHS,
  OrderChangesSchema,
  quoteLineToWire,
  type WireBoardOrder,
  type WireOrderChanges,
  WithdrawProposalSchema,
} from "@skatert/contract";
import { type Adjustment, type Money, money, moneyToRoubles, type QuotedLine } from "@skatert/domain";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { Decision } from "../../orders/changes/decide-change.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import type { ChangedOutcome } from "../change-orders.ts";
import type { BranchOrder } from "../service.ts";
import { answeredOrder, answerOf } from "./answered-order.ts";
import { type BoardRoutesDeps, ownOrder } from "./staff-context.ts";

const errors = {
  400: ApiErrorSchema,
  401: ApiErrorSchema,
  403: ApiErrorSchema,
  404: ApiErrorSchema,
  409: ApiErrorSchema,
  422: ApiErrorSchema,
};
const schemaParts = { tags: ["office"], headers: RepeatHeaders, params: OrderIdParams };
const conflicts =
  "`version` is the one that the person saw: 409 `order_changed` has the present order (`data.order`) and who changed it (`data.by`). 409 `order_transition_refused`: the order is over, or there is no proposal.";

/** Changes of placed orders (CHANGE-1). */
export function changeRoutes(app: TypedApp, deps: BoardRoutesDeps): void {
  app.post(
    `${OFFICE_PATHS.orders}/:id/changes`,
    {
      schema: {
        ...schemaParts,
        description: `Changes a placed order: dishes, gift, address, time, way of handover, payment until money has come online, comment. The order's own prices, coupons and bonus rules decide. Where dishes or money change, the guest is asked by a link (\`proposal\`, 15 minutes) unless they agreed by telephone. On a shared tablet a change that makes a confirmed order cheaper, or pays money back, needs a fresh PIN: 403 \`staff_pin_required\`. 422 \`change_refused\` has the reasons in \`data.refusals\`. ${conflicts} A repeat with the same \`Idempotency-Key\` changes nothing.`,
        body: ChangeOrderSchema,
        response: { 200: OrderChangesSchema, ...errors },
      },
    },
    async (request) => {
      const { order, caller } = await ownOrder(deps, request, "orders.change");
      const { version, changes, reason, keep_coupons, consent, dry_run: isTry = false } = request.body;
      const answer = answerOf(request, order, caller, version);
      const asked = { changes, reason, keepCoupons: keep_coupons ?? false, consent: consent ?? "link" } as const;
      const tried =
        isTry || caller.deviceId !== null ? await deps.board.change(answer, { ...asked, isTry: true }) : null;
      if (isTry && tried !== null) return answered(deps, order, caller, tried, true);
      if (tried !== null && (await isDear(deps, order, caller, tried))) await deps.pinGate.requireFreshPin(request);
      return answered(deps, order, caller, await deps.board.change(answer, { ...asked, isTry: false }), false);
    },
  );
  app.delete(
    `${OFFICE_PATHS.orders}/:id/proposal`,
    {
      schema: {
        ...schemaParts,
        description: `Takes back the change that the guest was asked about. ${conflicts}`,
        // A stranger without a body is refused for the missing session.
        body: z.nullish(WithdrawProposalSchema),
        response: { 200: BoardOrderSchema, ...errors },
      },
    },
    async (request) => {
      const { order, caller } = await ownOrder(deps, request, "orders.change");
      const { version } = request.body ?? {};
      if (version === undefined) throw invalidParams([{ path: "version", message: "is required" }]);
      return answeredOrder(deps, order, caller, await deps.board.withdraw(answerOf(request, order, caller, version)));
    },
  );
}

/** Whether a change cuts a confirmed order or pays money back; a shared device then requires the PIN (STAFF-3). */
async function isDear(
  { board }: BoardRoutesDeps,
  { id }: BranchOrder,
  caller: StaffCaller,
  tried: ChangedOutcome,
): Promise<boolean> {
  if (tried.kind === "not-decided") return false;
  const { before, after } = tried.decision;
  if (after.total >= before.total) return false;
  return tried.owed < 0 || (await board.show(id, caller))?.confirmed_at !== null;
}

async function answered(
  deps: BoardRoutesDeps,
  order: BranchOrder,
  caller: StaffCaller,
  outcome: ChangedOutcome,
  isTry: boolean,
): Promise<WireOrderChanges> {
  if (outcome.kind === "not-decided") {
    const shown = await answeredOrder(deps, order, caller, outcome.answer);
    return { order: shown, ...nothingChanged(outcome.order, shown), proposal: linkOf(shown, outcome.order) };
  }
  const { decision, owed } = outcome;
  if (outcome.kind === "refused" && !isTry)
    throw new Refusal("change_refused", "The order cannot be changed so", { refusals: decision.refusals });
  const shown = await answeredOrder(deps, order, caller, "done");
  return { order: shown, ...decided(decision, owed), proposal: linkOf(shown, outcome.order) };
}

type ChangeParts = Pick<
  WireOrderChanges,
  "before" | "after" | "owed" | "points" | "kitchen_delta" | "consent" | "gift_lost" | "coupons_dropped" | "refusals"
>;

function decided({ changed, ...decision }: Decision, owed: number): ChangeParts {
  const { spentBack, spentMore, earned } = changed?.points ?? { spentBack: 0, spentMore: 0, earned: 0 };
  const lost = changed?.giftLost ?? null;
  return {
    before: side(decision.before),
    after: side(decision.after),
    owed: moneyToRoubles(money(owed)),
    points: { spent_back: spentBack - spentMore, earned },
    kitchen_delta: decision.delta.map(changedDishToWire),
    consent: decision.needsConsent ? "required" : "none",
    gift_lost: lost && { coupon_id: lost.couponId, name: lost.name },
    coupons_dropped: (changed?.couponsDropped ?? []).map(({ id, code }) => ({ id, code })),
    refusals: [...decision.refusals],
  };
}

/** The answer to a repeat: the order as it is. */
function nothingChanged(order: StoredOrder | null, { owed }: WireBoardOrder): ChangeParts {
  const present = side({
    lines: order?.details.lines ?? [],
    adjustments: order?.details.adjustments ?? [],
    total: money(order?.total ?? 0),
  });
  return {
    before: present,
    after: present,
    owed,
    points: { spent_back: 0, earned: 0 },
    kitchen_delta: [],
    consent: "none",
    gift_lost: null,
    coupons_dropped: [],
    refusals: [],
  };
}

/** The page on which the guest answers; a path in the shop. */
function linkOf({ proposal }: WireBoardOrder, order: StoredOrder | null): WireOrderChanges["proposal"] {
  if (proposal === undefined || order === null) return null;
  const url = `/order/${order.id}?key=${encodeURIComponent(order.order_key)}`;
  return { id: proposal.id, expires_at: proposal.expires_at, url };
}

function side({
  lines,
  adjustments,
  total,
}: {
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly total: Money;
}) {
  return {
    lines: lines.map(quoteLineToWire),
    adjustments: adjustments.map(adjustmentToWire),
    total: moneyToRoubles(total),
  };
}
