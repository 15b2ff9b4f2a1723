import { invalidParams, Refusal } from "../../input/refusal.ts";

/** 409: it can be asked for, but not so; `data.reason` says why. */
export function refusedRequest(message: string, data: Readonly<Record<string, unknown>>): Refusal {
  return new Refusal("request_refused", message, data);
}

export function unknownSubject(message: string): Refusal {
  return new Refusal("rest_not_found", message);
}

/** A day that the calendar does not have. */
export function noSuchDay(): Refusal {
  return invalidParams([{ path: "date", message: "is no day" }]);
}
