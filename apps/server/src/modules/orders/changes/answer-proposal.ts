import type { OrderId } from "@skatert/domain";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import type { Call } from "../../../repeats/call.ts";
import { claimOrAnswer, earlierAnswer } from "../../../repeats/repeatable.ts";
import { changeOrder } from "../changing/change-order.ts";
import { made } from "./change-placed.ts";
import type { ChangePlacedDeps } from "./change-types.ts";
import type { AskedChanges, Decision } from "./decide-change.ts";
import { endProposal, stepOf } from "./propose-change.ts";
import { dropProposal, type OrderProposal, proposalOf, writeProposal } from "./stored-changes.ts";

/**
 * Why a guest's answer has no effect. gone: withdrawn, replaced, answered, or its time has passed. ended: the order is
 * over. changed: it would now cost or owe another sum, and the proposal shows it. unavailable: a dish or the time is gone.
 */
export type AnswerRefusal = "gone" | "ended" | "changed" | "unavailable";
export type ProposalAnswer = "done" | AnswerRefusal;

export interface GuestAnswer {
  readonly orderId: OrderId;
  readonly proposalId: string;
  readonly accept: boolean;
  /** Null: without an `Idempotency-Key`. */
  readonly call: Call | null;
}

const unanswered = rollbacks<ProposalAnswer>();
const guest = { by: "shopper", deviceId: null };

/** The guest's answer to a proposal. It is judged by the order, the stock and the money of now. */
export function answerProposal(deps: ChangePlacedDeps, answer: GuestAnswer): Promise<ProposalAnswer> {
  return unanswered.outcomeOf<ProposalAnswer>(() => (answer.accept ? accept(deps, answer) : decline(deps, answer)));
}

async function decline(deps: ChangePlacedDeps, answer: GuestAnswer): Promise<ProposalAnswer> {
  const isEnded = await endProposal(deps, answer.orderId, guest, "declined", async (tx) => {
    await openProposal(deps, tx, answer);
    return true;
  });
  return isEnded ? "done" : "gone";
}

async function accept(deps: ChangePlacedDeps, answer: GuestAnswer): Promise<ProposalAnswer> {
  const { orderId } = answer;
  const proposal = await proposalOf(deps.db, orderId);
  if (proposal?.id !== answer.proposalId) return isRepeat(deps, answer);
  const asked: AskedChanges = JSON.parse(proposal.asked);
  const version = { ...asked, orderId, reason: proposal.reason, madeBy: proposal.made_by };
  const outcome = await made(deps, version, guest, {
    guard: (tx) => openProposal(deps, tx, answer),
    consentTo: ({ decision, owed }) => (isAsShown(proposal, decision, owed) ? "link" : null),
  });
  if (outcome.kind === "made") return "done";
  if (outcome.kind === "refused") {
    await endProposal(
      deps,
      orderId,
      guest,
      "failed",
      async (tx) => (await proposalOf(tx, orderId))?.id === proposal.id,
    );
    return "unavailable";
  }
  if (outcome.kind !== "tried") return outcome.kind === "ended" ? "ended" : "gone";
  await showAnew(deps, proposal, outcome);
  return "changed";
}

/** A repeated call of the guest is answered as the first was. */
async function isRepeat({ db, now }: ChangePlacedDeps, { call }: GuestAnswer): Promise<ProposalAnswer> {
  return call !== null && (await earlierAnswer(db, call, now())) !== null ? "done" : "gone";
}

/** The proposal of a new call, while its order is locked. */
async function openProposal(deps: ChangePlacedDeps, tx: Tx, answer: GuestAnswer): Promise<void> {
  const now = deps.now();
  if (answer.call !== null && (await claimOrAnswer(tx, answer.call, now, "null")) !== null)
    throw unanswered.rollback("done");
  const proposal = await proposalOf(tx, answer.orderId);
  if (proposal === null || proposal.id !== answer.proposalId || proposal.expires_at <= now)
    throw unanswered.rollback("gone");
}

function isAsShown(proposal: OrderProposal, { before, after }: Decision, owed: number): boolean {
  return proposal.total_was === before.total && proposal.total_now === after.total && proposal.owed === owed;
}

/** The guest sees what it costs and owes now, and can accept that. */
async function showAnew(
  deps: ChangePlacedDeps,
  proposal: OrderProposal,
  { decision, owed }: { readonly decision: Decision; readonly owed: number },
): Promise<void> {
  const { before, after, delta } = decision;
  await changeOrder(deps, proposal.order_id, {
    ...guest,
    async work(tx) {
      if ((await proposalOf(tx, proposal.order_id))?.id !== proposal.id) return [];
      await writeProposal(tx, { ...proposal, delta, total_was: before.total, total_now: after.total, owed });
      return [stepOf("proposed")];
    },
  });
}

/** Runs when a proposal's time has passed: the board rings with "no answer", unless the order is over. */
export function expireProposalHandler(deps: Pick<ChangePlacedDeps, "db" | "now" | "events">): JobHandler {
  return async (payload) => {
    const { orderId, proposalId } = read(payload);
    await endProposal(deps, orderId, { by: "timer", deviceId: null }, "no-answer", async (tx, order) => {
      const isOpen = (await proposalOf(tx, orderId))?.id === proposalId;
      const isOver = order.stage === "handed-over" || order.stage === "cancelled";
      if (isOpen && isOver) await dropProposal(tx, orderId);
      return isOpen && !isOver;
    });
  };
}

function read(payload: unknown): { readonly orderId: OrderId; readonly proposalId: string } {
  if (typeof payload === "object" && payload !== null && "orderId" in payload && "proposalId" in payload) {
    const { orderId, proposalId } = payload;
    if (typeof orderId === "number" && typeof proposalId === "string") return { orderId, proposalId };
  }
  throw new Error("the payload of the proposal job has no order");
}
