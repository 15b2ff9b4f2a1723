import { DEFAULT_LANGUAGE } from "@skatert/contract";
import type { Db, Tx } from "../../../database/tables.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import type { NotificationContent, Notify, RequestNews } from "../../account/notifications/notification-content.ts";
import type { NotificationText } from "../../account/notifications/notification-text.ts";
import { getRequest } from "../request-repository.ts";
import type { BookedPlace } from "../request-view.ts";
import type { StoredRequest } from "../tables.ts";

/** Tells the guest of a request what the restaurant did with it, inside the transaction of the change. */
export type TellGuest = (
  tx: Tx,
  request: StoredRequest,
  news: { readonly answer: RequestNews["answer"]; readonly at: number },
) => Promise<void>;

export interface TellGuestDeps {
  readonly notify: Notify;
  /** Push messages to the devices of an account. */
  readonly push: (
    tx: Tx,
    news: { readonly userId: number; readonly at: number; readonly content: NotificationContent },
  ) => Promise<void>;
}

/** Kind of the job that sends the answer by text message to a guest without an account. */
export const tellGuestJob = "request-answer";

/** An account has its notifications; a guest without one has only the number. */
export function createTellGuest({ notify, push }: TellGuestDeps): TellGuest {
  return async (tx, request, { answer, at }) => {
    const content = newsOf(request, answer);
    const { id, user_id: userId } = request;
    if (userId !== null) {
      await notify(tx, userId, content, at);
      await push(tx, { userId, at, content });
      return;
    }
    const payload = { requestId: id, answer };
    await scheduleJob(tx, { id: `${tellGuestJob}:${id}:${answer}:${at}`, kind: tellGuestJob, payload, runAt: at });
  };
}

export function newsOf(request: StoredRequest, answer: RequestNews["answer"]): RequestNews {
  const { id, kind, product_name: dish, place: json, starts_at: from } = request;
  const place: BookedPlace | null = json === null ? null : JSON.parse(json);
  return {
    kind: "request-answer",
    requestId: id,
    what: kind,
    answer,
    reason: request.refusal_reason,
    message: request.refusal_message,
    dish,
    booking: place === null || from === null ? null : { place: place.name, from, timeZone: place.timeZone },
  };
}

export interface TextGuestDeps {
  readonly db: Db;
  readonly textOf: (content: NotificationContent, language: NonNullable<StoredRequest["lang"]>) => NotificationText;
  /** Sends a text message to a number; throws to try again later. */
  readonly sendText: (message: { readonly phone: string; readonly text: string }) => Promise<void>;
}

/** Sends the request as it is then, so that a late message is never outdated. */
export function textGuestHandler({ db, textOf, sendText }: TextGuestDeps): JobHandler {
  return async (payload) => {
    const { requestId, answer } = textOfPayload(payload);
    const request = await getRequest(db, requestId);
    // The request was deleted with its account.
    if (request === null) return;
    const { title, body } = textOf(newsOf(request, answer), request.lang ?? DEFAULT_LANGUAGE);
    await sendText({ phone: request.phone, text: `${title}. ${body}` });
  };
}

function textOfPayload(payload: unknown): { readonly requestId: number; readonly answer: RequestNews["answer"] } {
  if (typeof payload === "object" && payload !== null && "requestId" in payload && "answer" in payload) {
    const { requestId, answer } = payload;
    const known = (["confirmed", "refused", "moved"] as const).find((each) => each === answer);
    if (typeof requestId === "number" && known !== undefined) return { requestId, answer: known };
  }
  throw new Error("the payload of the answer has no request");
}
