import { PATHS } from "@skatert/contract";
import { type Backend, backendAddress } from "../backend.ts";
import type { BackendAnswer } from "../calls/own-orders.ts";

/**
 * The wheel of a host that answers `GET /wheel/?user_id` with a page of its own: no segments, and the page's address,
 * which the shopper opens there (readings "Before another host"). Its scripts never run on this site. Any other answer
 * is returned as it is.
 */
export function wheelOfPage(backend: Backend, answer: BackendAnswer, userId: string): BackendAnswer {
  const isPage = /^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
  if (answer.status !== 200 || !isPage) return answer;
  const page = backendAddress(backend, `${PATHS.wheel}?${new URLSearchParams({ user_id: userId })}`).href;
  return {
    status: 200,
    headers: new Headers({ "content-type": "application/json; charset=utf-8" }),
    body: Buffer.from(JSON.stringify({ segments: [], spins_left: 0, last: null, page })),
  };
}
