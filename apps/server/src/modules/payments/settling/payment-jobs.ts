import type { Db } from "../../../database/tables.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";

/** Kinds of jobs about one payment, tip or part of a refund. */
export const checkPaymentJob = "check-payment";
export const refundPaymentJob = "refund-payment";
export const revokePaymentJob = "revoke-payment";
export const checkTipJob = "check-tip";
export const refundPartJob = "refund-part";

type PaymentJob =
  | typeof checkPaymentJob
  | typeof refundPaymentJob
  | typeof revokePaymentJob
  | typeof checkTipJob
  | typeof refundPartJob;

/** Delays between the tries of one job: 15 s first, then growing up to an hour. */
const shortestMs = 15_000;
const longestMs = 3_600_000;
/** The last try comes after three days. */
export const givenUpMs = 3 * 24 * 3_600_000;

interface Payload {
  readonly paymentId: string;
  /** When the first job of the chain was due, milliseconds. */
  readonly since: number;
  readonly tries: number;
}

/** Starts a chain of tries; a second start of the same chain does nothing. */
export async function schedulePaymentJob(db: Db, kind: PaymentJob, paymentId: string, at: number): Promise<void> {
  await scheduleTry(db, kind, { paymentId, since: at, tries: 0 }, at);
}

async function scheduleTry(db: Db, kind: PaymentJob, payload: Payload, runAt: number): Promise<void> {
  await scheduleJob(db, { id: `${kind}:${payload.paymentId}:${payload.tries}`, kind, payload, runAt });
}

/**
 * A handler that repeats until `work` is done, or calls `giveUp` after three days. A gateway failure counts as no
 * answer and is repeated too.
 */
export function paymentJobHandler(
  deps: { readonly db: Db; readonly now: () => number; readonly onError: (error: unknown) => void },
  kind: PaymentJob,
  work: (paymentId: string) => Promise<"done" | "again">,
  giveUp: (paymentId: string) => Promise<void>,
): JobHandler {
  return async (payload) => {
    const job = readPayload(payload);
    const outcome = await work(job.paymentId).catch((error: unknown) => {
      deps.onError(error);
      return "again" as const;
    });
    if (outcome === "done") return;
    const now = deps.now();
    const age = now - job.since;
    if (age >= givenUpMs) return giveUp(job.paymentId);
    const delay = Math.min(Math.max(age / 2, shortestMs), longestMs);
    await scheduleTry(deps.db, kind, { ...job, tries: job.tries + 1 }, Math.ceil(now + delay));
  };
}

function readPayload(payload: unknown): Payload {
  if (
    typeof payload === "object" &&
    payload !== null &&
    "paymentId" in payload &&
    typeof payload.paymentId === "string" &&
    "since" in payload &&
    typeof payload.since === "number" &&
    "tries" in payload &&
    typeof payload.tries === "number"
  ) {
    return { paymentId: payload.paymentId, since: payload.since, tries: payload.tries };
  }
  throw new Error("the payload of the payment job has no payment");
}
