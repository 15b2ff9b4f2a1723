import type { ServerAnswer } from "./responses.ts";

/** An answer for a test to inspect. */
export function responseOf({ body, ...head }: ServerAnswer): Response {
  return new Response(body && Buffer.concat(body.map(({ bytes }) => bytes)), head);
}
