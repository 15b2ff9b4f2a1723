import { beforeEach, expect, it, vi } from "vitest";
import { savePreferences } from "./preferences-sync.ts";

const save = vi.fn<(words: readonly string[]) => Promise<unknown>>();

vi.mock("../../platform/api/api.ts", () => ({ api: { account: async () => ({ savePreferences: save }) } }));

beforeEach(() => {
  save.mockReset();
});

it("APP-2 of several quick choices the shop stores the last, however long the first request takes", async () => {
  const first = Promise.withResolvers<void>();
  const stored: (readonly string[])[] = [];
  save.mockImplementation(async (words) => {
    if (words.length === 1) await first.promise;
    stored.push(words);
    return { ok: true, value: words };
  });
  const saved = [savePreferences(["a"], "ru"), savePreferences(["a", "b"], "ru")];
  first.resolve();
  expect(await Promise.all(saved)).toEqual([["a"], ["a", "b"]]);
  expect(stored).toEqual([["a"], ["a", "b"]]);
});

it("APP-2 a refused choice does not block the next one", async () => {
  save.mockResolvedValueOnce({ ok: false }).mockRejectedValueOnce(new Error("no connection"));
  save.mockResolvedValueOnce({ ok: true, value: ["c"] });
  const saved = [["a"], ["b"], ["c"]].map((words) => savePreferences(words, "ru"));
  expect(await Promise.all(saved)).toEqual([null, null, ["c"]]);
});
