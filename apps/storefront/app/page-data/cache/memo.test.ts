import { describe, expect, it, vi } from "vitest";
import { createRevisionMemo } from "./memo.ts";

const memoOf = (limit = 10) => ({ warn: vi.fn(), limit });

describe("cached shop data", () => {
  it("are loaded once per revision, also for two simultaneous requests", async () => {
    const { warn, limit } = memoOf();
    const memo = createRevisionMemo(limit, warn);
    const load = vi.fn(async () => "menu");
    expect(await Promise.all([memo.get("k", "1", load), memo.get("k", "1", load)])).toEqual(["menu", "menu"]);
    await memo.get("k", "2", load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("ERR-1 are the last good copy while a new revision cannot be loaded, and loading is retried", async () => {
    const { warn, limit } = memoOf();
    const memo = createRevisionMemo(limit, warn);
    await memo.get("k", "1", async () => "good");
    const broken = vi.fn(async (): Promise<string> => Promise.reject(new Error("down")));
    expect(await memo.get("k", "2", broken)).toBe("good");
    expect(await memo.get("k", "2", async () => "new")).toBe("new");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("reject without a copy, and loading is retried", async () => {
    const { warn, limit } = memoOf();
    const memo = createRevisionMemo(limit, warn);
    await expect(memo.get("k", "1", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await memo.get("k", "1", async () => "up")).toBe("up");
  });

  it("drop the oldest key over the limit", async () => {
    const { warn } = memoOf();
    const memo = createRevisionMemo(2, warn);
    const load = vi.fn(async () => 1);
    for (const key of ["a", "b", "c", "a"]) await memo.get(key, "1", load);
    expect(load).toHaveBeenCalledTimes(4);
  });
});

it("EDIT-4 a failure never shows guests the copy of a draft", async () => {
  const { warn, limit } = memoOf();
  const memo = createRevisionMemo(limit, warn);
  await memo.get("k", "1", async () => "published");
  await memo.get("k", "draft-2", async () => "draft");
  expect(await memo.get("k", "3", () => Promise.reject(new Error("down")))).toBe("published");
});
