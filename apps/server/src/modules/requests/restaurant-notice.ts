import { requestToWire } from "@skatert/contract";
import type { Db, Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { scheduleJob } from "../../jobs/job-store.ts";
import { getRequest } from "./request-repository.ts";
import { requestView } from "./request-view.ts";
import type { StoredRequest } from "./tables.ts";

/** Kind of the job that notifies the restaurant of a request or of its cancellation. */
export const notifyRestaurantJob = "tell-restaurant";

/** Sends a line of text to the restaurant; throw to try again later. */
export type NotifyRestaurant = (text: string) => Promise<void>;

/** Inside the transaction that saves the request, so that every stored request has a notice. */
export async function scheduleNotice(
  tx: Tx,
  notice: { readonly id: number; readonly state: StoredRequest["state"]; readonly at: number },
): Promise<void> {
  await scheduleJob(tx, {
    id: `${notifyRestaurantJob}:${notice.id}:${notice.state}`,
    kind: notifyRestaurantJob,
    payload: { requestId: notice.id, state: notice.state },
    runAt: notice.at,
  });
}

export function notifyRestaurantHandler(db: Db, notify: NotifyRestaurant): JobHandler {
  return async (payload) => {
    const { requestId, state } = noticeOf(payload);
    const request = await getRequest(db, requestId);
    // The request was deleted with its account, so there is no notice.
    if (request !== null) await notify(noticeText({ ...request, state }));
  };
}

/** One line in Russian, the language of the restaurant's staff. */
export function noticeText(request: StoredRequest): string {
  const { booking } = requestToWire(requestView(request, request.created_at));
  const what = {
    call: "перезвонить",
    dish: `блюдо «${request.product_name}»`,
    booking: `столик: ${booking?.place_name}, ${booking?.date} с ${booking?.time_from} до ${booking?.time_to}, мест: ${booking?.seats}`,
  }[request.kind];
  const title = request.state === "cancelled" ? "Отменена заявка" : "Заявка";
  const parts = [`${title} № ${request.id}: ${what}`, `${request.name}, ${request.phone}`, request.comment];
  return parts.filter((part) => part !== "").join(". ");
}

function noticeOf(payload: unknown): { requestId: number; state: StoredRequest["state"] } {
  if (typeof payload === "object" && payload !== null && "requestId" in payload && "state" in payload) {
    const { requestId, state } = payload;
    if (typeof requestId === "number") return { requestId, state: state === "cancelled" ? "cancelled" : "new" };
  }
  throw new Error("the payload of the notice job has no request");
}
