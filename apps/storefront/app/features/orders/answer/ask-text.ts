import type { OrderView } from "@skatert/contract";

/** What a guest reads before asking the restaurant to cancel: money is promised back only if some was taken. */
export function askText({ payment: { online, paid } }: Pick<OrderView, "payment">) {
  return online && paid ? "answer.askText" : "answer.askUnpaidText";
}
