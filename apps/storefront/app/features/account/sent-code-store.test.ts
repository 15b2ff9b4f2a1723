import { beforeEach, describe, expect, it, vi } from "vitest";
import { codeToEnter, keepSentCode } from "./sent-code-store.ts";
import type { SentCode } from "./sign-in/sign-in.ts";

const sent: SentCode = { phone: "+79123456789", channel: "sms", nextAt: 60_000, outbox: null };

describe("ROLE-2 a sent code", () => {
  beforeEach(() => keepSentCode(null));

  it("can be entered for ten minutes, even if the dialog was closed meanwhile", () => {
    keepSentCode(sent);
    expect(codeToEnter("", 1_000)).toEqual(sent);
    expect(codeToEnter("", 599_999)).toEqual(sent);
    expect(codeToEnter("", 600_000)).toBeNull();
  });

  it("is not requested for another number to confirm", () => {
    keepSentCode(sent);
    expect(codeToEnter("8 912 345-67-89", 1_000)).toEqual(sent);
    expect(codeToEnter("+7 912 345-67-80", 1_000)).toBeNull();
  });

  it("can be entered after a reload; invalid stored values are dropped", async () => {
    for (const [stored, expected] of [
      [sent, sent],
      [{ ...sent, channel: "pigeon" }, null],
      ["123456", null],
    ]) {
      vi.resetModules();
      vi.stubGlobal("sessionStorage", {
        getItem: () => JSON.stringify({ state: { sent: stored }, version: 1 }),
        setItem: () => undefined,
      });
      const anew = await import("./sent-code-store.ts");
      expect(anew.codeToEnter("", 1_000)).toEqual(expected);
    }
    vi.unstubAllGlobals();
  });
});
