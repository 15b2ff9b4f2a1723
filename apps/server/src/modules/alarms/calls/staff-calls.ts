import type { BranchId, InboxItemKind, OrderId, Ring } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import { jobInsert } from "../../../jobs/job-store.ts";
import { allPhones, removePhones } from "../phones/phone-repository.ts";

/** Kinds of the jobs that call one phone by web push, and one number or chat by message. */
export const pushCallJob = "staff-push";
export const messageCallJob = "staff-message";

/** Why staff are called. */
export type CallReason =
  | { readonly kind: "order"; readonly orderId: OrderId; readonly ring: Ring }
  | { readonly kind: "boards"; readonly incident: string; readonly beganAt: number }
  /** An item of the inbox that nobody answered by its due time; `at`: when it arrived. */
  | { readonly kind: "inbox"; readonly itemId: number; readonly item: InboxItemKind; readonly at: number };

export interface StaffCall {
  readonly by: "push" | "message";
  readonly about: CallReason;
  readonly branchId: BranchId;
  /** Milliseconds. */
  readonly at: number;
}

/** Payload of a job. `to`: id of the phone or of the receiver. */
export interface CallPayload {
  readonly to: string;
  readonly about: CallReason;
  readonly branchId: BranchId;
}

/** For each open session, whether its person answers orders in the branch. Ended sessions are omitted. */
export type AnswersIn = (
  db: Db,
  sessions: readonly string[],
  branch: BranchId,
) => Promise<ReadonlyMap<string, boolean>>;

export interface StaffCallsDeps {
  readonly answersIn: AnswersIn;
  /** Ids of the numbers and chats of a branch. */
  readonly receiversOf: (branch: BranchId) => readonly string[];
}

/** Calls staff by jobs, one for each phone or number, in the transaction of the event. */
export interface StaffCalls {
  schedule(tx: Tx, call: StaffCall): Promise<void>;
}

export function createStaffCalls({ answersIn, receiversOf }: StaffCallsDeps): StaffCalls {
  return {
    async schedule(tx, call) {
      const kind = call.by === "push" ? pushCallJob : messageCallJob;
      const { about, branchId, at: runAt } = call;
      const all = call.by === "push" ? await phonesOf(tx, answersIn, branchId) : receiversOf(branchId);
      const jobs = all.map((to) => ({
        id: `${kind}:${to}:${markOf(about)}`,
        kind,
        payload: { to, about, branchId },
        runAt,
      }));
      const [first, ...others] = jobs;
      if (first !== undefined) await jobInsert(tx, first, ...others).execute();
    },
  };
}

/** Phones whose session has ended are deleted. */
async function phonesOf(tx: Tx, answersIn: AnswersIn, branch: BranchId): Promise<readonly string[]> {
  const phones = await allPhones(tx);
  if (phones.length === 0) return [];
  const answers = await answersIn(tx, [...new Set(phones.map(({ session }) => session))], branch);
  const ended = phones.filter(({ session }) => !answers.has(session));
  await removePhones(
    tx,
    ended.map(({ id }) => id),
  );
  return phones.filter(({ session }) => answers.get(session) === true).map(({ id }) => id);
}

/** A call with the same reason is stored once per receiver. */
function markOf(about: CallReason): string {
  switch (about.kind) {
    case "order":
      return `order:${about.orderId}:${about.ring}`;
    case "boards":
      return `boards:${about.incident}`;
    case "inbox":
      return `inbox:${about.itemId}`;
  }
}

export function callOf(payload: unknown): CallPayload {
  if (typeof payload === "object" && payload !== null && "to" in payload && "about" in payload) {
    const { to, about } = payload;
    const branchId = "branchId" in payload ? payload.branchId : null;
    if (typeof to === "string" && typeof branchId === "number" && isReason(about)) return { to, about, branchId };
  }
  throw new Error("the payload of the staff call has no receiver");
}

function isReason(about: unknown): about is CallReason {
  if (typeof about !== "object" || about === null || !("kind" in about)) return false;
  if (about.kind === "inbox") return "itemId" in about && "item" in about && "at" in about;
  return about.kind === "order" ? "orderId" in about && "ring" in about : "incident" in about && "beganAt" in about;
}
