import type { RouteFailure } from "./types.ts";

/** Thrown by a loader: the visitor is sent elsewhere. */
export function redirect(to: string, status = 302): Response {
  return new Response(null, { status, headers: { location: to } });
}

/** Where a thrown answer sends the visitor; null when it does not. */
export function redirectTarget(thrown: unknown): string | null {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400
    ? thrown.headers.get("location")
    : null;
}

/** What a boundary shows of something thrown. A fault keeps nothing that a visitor must not see. */
export async function failureOf(thrown: unknown): Promise<RouteFailure> {
  if (thrown instanceof Response) return { status: thrown.status, text: await thrown.text() };
  console.error(thrown);
  return { status: 500, text: "" };
}
