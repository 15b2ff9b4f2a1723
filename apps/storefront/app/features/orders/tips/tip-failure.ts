import { ApiFault, type ApiResult } from "@skatert/contract";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";

type Refused = Extract<ApiResult<never>, { readonly ok: false }>;

/** Text for a tip that the shop refused. */
export function refusedTip({ error }: Refused): PlainKey {
  return refusals[error.reason ?? ""] ?? "tips.away";
}

/**
 * Text for a tip without a usable answer. The transport throws a 503 (`payment-away`) like a lost connection,
 * but only the latter has no status.
 */
export function failedTip(error: unknown): PlainKey {
  return error instanceof ApiFault && error.status !== null ? "tips.away" : "tips.unsent";
}

const refusals: Readonly<Record<string, PlainKey>> = {
  "too-late": "tips.over",
  "not-handed-over": "tips.over",
  "no-such-recipient": "tips.over",
  "too-many": "tips.over",
  "already-tipped": "tips.already",
  off: "tips.over",
};
