import { DEFAULT_LANGUAGE, languageOf, OFFICE_PAGES, type PushMessage, type ShopSettings } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import type { AlertReceiver } from "../../../ports/staff-alerts/alert-receivers.ts";
import type { PushLetter, PushOutcome } from "../../../ports/web-push/send-push.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import { isOpen } from "../boards/incident-repository.ts";
import { phoneById, removePhones } from "../phones/phone-repository.ts";
import { type RingFacts, ringsFromOf } from "../rings/ring-facts.ts";
import { callText } from "./call-text.ts";
import { type AnswersIn, type CallPayload, callOf, messageCallJob, pushCallJob } from "./staff-calls.ts";

export interface CallHandlersDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly answersIn: AnswersIn;
  readonly ringFacts: (orderId: number) => Promise<RingFacts | null>;
  /** Whether an item of the inbox still waits. */
  readonly isItemOpen: (itemId: number) => Promise<boolean>;
  readonly send: (letter: PushLetter) => Promise<PushOutcome>;
  /** The numbers and chats that are called for a branch. */
  readonly receiversOf: (branch: BranchId) => readonly AlertReceiver[];
}

/** Handlers of the jobs of createStaffCalls. A delayed call whose reason has ended is dropped. */
export function callHandlers(deps: CallHandlersDeps): Readonly<Record<string, JobHandler>> {
  return {
    [pushCallJob]: async (payload) => {
      const call = callOf(payload);
      const since = await lastingSince(deps, call);
      if (since !== null) await callPhone(deps, call, since);
    },
    [messageCallJob]: async (payload) => {
      const call = callOf(payload);
      const receiver = deps.receiversOf(call.branchId).find(({ id }) => id === call.to);
      const since = await lastingSince(deps, call);
      if (receiver === undefined || since === null) return;
      const settings = await settingsOf(deps);
      await receiver.send(callText({ ...call, since, settings }, settings.languages[0]?.code ?? DEFAULT_LANGUAGE));
    },
  };
}

async function callPhone(deps: CallHandlersDeps, call: CallPayload, since: number): Promise<void> {
  const { db } = deps;
  const phone = await phoneById(db, call.to);
  if (phone === null) return;
  const answers = (await deps.answersIn(db, [phone.session], call.branchId)).get(phone.session);
  // The person has signed out or was removed (STAFF-1).
  if (answers === undefined) return removePhones(db, [phone.id]);
  if (!answers) return;
  const text = callText({ ...call, since, settings: await settingsOf(deps) }, languageOf(phone.language));
  const message: PushMessage = { ...text, url: addressOf(call) };
  const outcome = await deps.send({
    endpoint: new URL(phone.endpoint),
    keys: phone,
    text: JSON.stringify(message),
    topic: topicOf(call),
  });
  if (outcome === "gone") await removePhones(db, [phone.id]);
}

function topicOf({ about, branchId }: CallPayload): string {
  if (about.kind === "inbox") return `inbox${about.itemId}`;
  return about.kind === "order" ? `order${Math.abs(about.orderId)}` : `boards${branchId}`;
}

/** The address of the branch's board, with the order open, or of the inbox. */
function addressOf({ about, branchId }: CallPayload): string {
  if (about.kind === "inbox") return `${OFFICE_PAGES}/inbox?branch=${branchId}`;
  const order = about.kind === "order" ? `&order=${about.orderId}` : "";
  return `${OFFICE_PAGES}/?branch=${branchId}${order}`;
}

/** Since when the reason of a call exists, milliseconds; null: it has ended. */
async function lastingSince(
  { db, ringFacts, isItemOpen }: CallHandlersDeps,
  { about }: CallPayload,
): Promise<number | null> {
  if (about.kind === "inbox") return (await isItemOpen(about.itemId)) ? about.at : null;
  if (about.kind === "boards") return (await isOpen(db, about.incident)) ? about.beganAt : null;
  const facts = await ringFacts(about.orderId);
  if (facts === null || !facts.waits(about.ring)) return null;
  return about.ring === 1 ? facts.placedAt : ringsFromOf(facts, about.ring);
}

async function settingsOf({ shop }: CallHandlersDeps): Promise<ShopSettings> {
  return (await shop.current()).settings();
}
