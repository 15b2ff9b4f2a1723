import { payloadPath } from "@skatert/contract";
import { ownLanguageQuery } from "./page-language.ts";

/** An unsuccessful answer. */
export class PayloadFailure extends Error {
  override readonly name = "PayloadFailure";
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

/**
 * Loader data of a route without its own page, as the server computed them (API-9). Rejects without an
 * answer, and with PayloadFailure for an unsuccessful one.
 */
export async function fetchPayload<Data>(
  routeId: string,
  path: string,
  signal?: AbortSignal,
  query: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const asked = new URLSearchParams({ route: routeId, ...query });
  const response = await fetch(`${payloadPath(path)}?${asked}${ownLanguageQuery()}`, {
    headers: { accept: "application/json" },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw new PayloadFailure(path, response.status);
  return response.json();
}
