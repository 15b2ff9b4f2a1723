import type { ServerAnswer } from "./responses.ts";

/** An answer as a test reads it. */
export function responseOf({ body, ...head }: ServerAnswer): Response {
  return new Response(body && Buffer.concat(body.map(({ bytes }) => bytes)), head);
}
