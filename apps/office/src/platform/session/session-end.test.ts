import { afterEach, describe, expect, it, vi } from "vitest";
import { TabStorage } from "../drafts/testing-tab-storage.ts";
import { keepSession, settleSignIn, useSessionEnd, waitForSignIn } from "./session-end.ts";

afterEach(() => {
  keepSession(false);
  vi.unstubAllGlobals();
});

describe("a session that ends under an open page", () => {
  it("OFFICE-5 asks once, and all waiting calls continue together", async () => {
    keepSession(true);
    const calls = [waitForSignIn(), waitForSignIn()];
    expect(useSessionEnd.getState().isAsked).toBe(true);
    settleSignIn(true);
    expect(await Promise.all(calls)).toEqual([true, true]);
    expect(useSessionEnd.getState().isAsked).toBe(false);
  });

  it("fails the calls if the page is left", async () => {
    keepSession(true);
    const call = waitForSignIn();
    keepSession(false);
    expect(await call).toBe(false);
  });

  it("does not ask before a page is open", async () => {
    expect(await waitForSignIn()).toBe(false);
    expect(useSessionEnd.getState().isAsked).toBe(false);
  });

  it("STAFF-1 removes the person and the guests' orders from the device as soon as it asks", () => {
    const storage = new TabStorage();
    const removed: string[] = [];
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("caches", { delete: async (name: string) => removed.push(name) });
    storage.setItem("office-me", "{}");
    keepSession(true);
    void waitForSignIn();
    void waitForSignIn();
    expect(storage.getItem("office-me")).toBeNull();
    expect(removed).toEqual(["office-board"]);
  });
});
