import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askForContact } from "./telegram-contact.ts";

const signed = "contact=%7B%7D&auth_date=1&hash=ab";

/** A page in the frame of Telegram's web version, which answers requests with `answers` by kind. */
function pageInFrame(answers: Readonly<Record<string, (asked: Record<string, unknown>) => object>>, origin: string) {
  const posted: { readonly target: string; readonly type: string }[] = [];
  const parent = {
    postMessage(text: string, target: string) {
      const { eventType, eventData } = JSON.parse(text);
      posted.push({ target, type: eventType });
      const answer = answers[eventType]?.(eventData);
      if (answer === undefined) return;
      const message = { data: JSON.stringify(answer), origin, source: parent };
      queueMicrotask(() => page.dispatchEvent(Object.assign(new Event("message"), message)));
    },
  };
  const page = Object.assign(new EventTarget(), { parent });
  return { page, posted };
}

const phone = (status: string) => () => ({ eventType: "phone_requested", eventData: { status } });
const contact = (asked: Record<string, unknown>) => ({
  eventType: "custom_method_invoked",
  eventData: { req_id: asked["req_id"], result: signed },
});
const telegram = "https://web.telegram.org";

describe("ROLE-2 the number from Telegram, in its web version's frame", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is requested only from Telegram, and is returned as Telegram signed it", async () => {
    const answers = { web_app_request_phone: phone("sent"), web_app_invoke_custom_method: contact };
    const { page, posted } = pageInFrame(answers, telegram);
    vi.stubGlobal("window", page);
    expect(await askForContact()).toBe(signed);
    expect(posted).toEqual([
      { target: telegram, type: "web_app_request_phone" },
      { target: telegram, type: "web_app_invoke_custom_method" },
    ]);
  });

  it("is null when the person refuses, or when the bot never receives it", async () => {
    const refused = pageInFrame({ web_app_request_phone: phone("cancelled") }, telegram);
    vi.stubGlobal("window", refused.page);
    expect(await askForContact()).toBe(null);
    const unheard = pageInFrame({ web_app_request_phone: phone("sent") }, telegram);
    vi.stubGlobal("window", unheard.page);
    const asked = askForContact();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toBe(null);
  });

  it("is not accepted from another site that frames the page", async () => {
    const { page } = pageInFrame({ web_app_request_phone: phone("cancelled") }, "https://evil.example");
    vi.stubGlobal("window", page);
    const answer = vi.fn();
    void askForContact().then(answer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answer).not.toHaveBeenCalled();
  });
});
