import type { RouteFailure } from "./types.ts";

/** A loader throws it to redirect the visitor. */
export function redirect(to: string, status = 302): Response {
  return new Response(null, { status, headers: { location: to } });
}

/** Redirect target of a thrown answer. Null if it is no redirect. */
export function redirectTarget(thrown: unknown): string | null {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400
    ? thrown.headers.get("location")
    : null;
}

/** What a boundary shows of a thrown value. A fault contains no internal details. */
export async function failureOf(thrown: unknown): Promise<RouteFailure> {
  if (thrown instanceof Response) return { status: thrown.status, text: await thrown.text() };
  console.error(thrown);
  return { status: 500, text: "" };
}
