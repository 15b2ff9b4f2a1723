import { adoptShopTime } from "../clock/shop-clock.ts";
import { waitForSignIn } from "../session/session-end.ts";
import { createOfficeCalls } from "./calls.ts";

/** The office's calls from this page. A call that meets an ended session waits for the sign-in over the page. */
export const api = createOfficeCalls({ fetch: timedFetch, whenSessionEnds: waitForSignIn });

/** The same for calls that must not ask anybody to sign in: the question who is signed in, and the sign-in itself. */
export const openApi = createOfficeCalls({
  fetch: timedFetch,
  whenSessionEnds: () => Promise.resolve(false),
});

/** `fetch` that sets the shop's clock by each answer. */
async function timedFetch(url: string, init?: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const answer = await fetch(url, init);
  adoptShopTime(answer.headers, sentAt, Date.now());
  return answer;
}
