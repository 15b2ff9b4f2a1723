import { apiError } from "@skatert/contract";
import { ApiFault, invalidParams } from "../../http/errors/errors.ts";

/** 409: it can be asked for, but not so; `data.reason` says why. */
export function refusedRequest(message: string, data: Readonly<Record<string, unknown>>): ApiFault {
  return new ApiFault(apiError("request_refused", message, data));
}

export function unknownSubject(message: string): ApiFault {
  return new ApiFault(apiError("rest_not_found", message));
}

/** A day that the calendar does not have. */
export function noSuchDay(): ApiFault {
  return invalidParams([{ path: "date", message: "is no day" }]);
}
