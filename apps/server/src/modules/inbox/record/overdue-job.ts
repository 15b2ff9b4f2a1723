import type { NewJob } from "../../../jobs/job-store.ts";

/** Kind of the job that looks whether an item was answered in time. */
export const overdueJobKind = "inbox-overdue";

/** A look at an item: first phones are called by push, then numbers and chats by message. */
export interface OverdueLook {
  readonly itemId: number;
  readonly step: "push" | "message";
}

export function overdueJob(look: OverdueLook, runAt: number): NewJob {
  return { id: `${overdueJobKind}:${look.itemId}:${look.step}:${runAt}`, kind: overdueJobKind, payload: look, runAt };
}

export function overdueOf(payload: unknown): OverdueLook {
  if (typeof payload === "object" && payload !== null && "itemId" in payload && "step" in payload) {
    const { itemId, step } = payload;
    if (typeof itemId === "number" && (step === "push" || step === "message")) return { itemId, step };
  }
  throw new Error("the payload of the overdue job has no item");
}
