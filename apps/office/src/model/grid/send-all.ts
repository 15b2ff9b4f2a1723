import { MAX_BULK_ROWS, type WireBulkPatched, type WireBulkResult, type WireBulkRow } from "@skatert/contract";
import { changeKey } from "../../platform/api/change-key.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";

/** With the key of an earlier call the server repeats its answer, if that call arrived. */
export type SendRows = (rows: readonly WireBulkRow[], key: string) => Promise<OfficeResult<WireBulkPatched>>;

/** A call that may have been made without an answer. */
export interface LostCall {
  readonly rows: readonly WireBulkRow[];
  readonly key: string;
}

/** Sends the rows in calls of the allowed size, until one fails. */
export async function sendAll(send: SendRows, rows: readonly WireBulkRow[]) {
  const results: WireBulkResult[] = [];
  while (results.length < rows.length) {
    const call: LostCall = { rows: rows.slice(results.length, results.length + MAX_BULK_ROWS), key: changeKey() };
    const answer = await send(call.rows, call.key);
    if (!answer.ok) return { results, failure: answer.error, lost: isLost(answer.error) ? call : null };
    results.push(...answer.value.rows);
  }
  return { results, failure: null, lost: null };
}

export function isLost({ status, code }: OfficeError): boolean {
  return status === null || status >= 500 || code === "idempotency_in_progress";
}
