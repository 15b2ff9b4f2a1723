import { adoptShopTime } from "../clock/shop-clock.ts";
import { waitForSignIn } from "../session/session-end.ts";
import { createOfficeCalls } from "./calls.ts";

/** The office's calls from this page. If the session has expired, a call waits for the sign-in over the page. */
export const api = createOfficeCalls({ fetch: timedFetch, whenSessionEnds: waitForSignIn });

/** Calls that must not ask for a sign-in: the session check, and the sign-in itself. */
export const openApi = createOfficeCalls({
  fetch: timedFetch,
  whenSessionEnds: () => Promise.resolve(false),
});

/** `fetch` that updates the shop's clock from each answer. */
async function timedFetch(url: string, init?: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const answer = await fetch(url, init);
  adoptShopTime(answer.headers, sentAt, Date.now());
  return answer;
}
