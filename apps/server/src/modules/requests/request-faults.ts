import { invalidParams, Refusal } from "../../input/refusal.ts";

/** A 409 for a valid request that cannot be granted; `data.reason` names the reason. */
export function refusedRequest(message: string, data: Readonly<Record<string, unknown>>): Refusal {
  return new Refusal("request_refused", message, data);
}

export function unknownSubject(message: string): Refusal {
  return new Refusal("rest_not_found", message);
}

/** A day that does not exist in the calendar. */
export function noSuchDay(): Refusal {
  return invalidParams([{ path: "date", message: "is not a day" }]);
}
