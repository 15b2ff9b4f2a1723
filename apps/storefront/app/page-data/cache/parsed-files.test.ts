import { describe, expect, it, vi } from "vitest";
import { createParsedFiles } from "./parsed-files.ts";

describe("a menu file", () => {
  it("is parsed once for all requests of a revision", async () => {
    const files = createParsedFiles<object>();
    const parse = vi.fn(async () => ({}));
    const menu = await files("a", "r1", parse);
    expect(await files("a", "r1", parse)).toBe(menu);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(await files("b", "r1", parse)).not.toBe(menu);
  });

  it("is dropped after its revision", async () => {
    const files = createParsedFiles<object>();
    const menu = await files("a", "r1", async () => ({}));
    const next = await files("a", "r2", async () => ({}));
    expect(next).not.toBe(menu);
    expect(await files("a", "r1", async () => ({}))).not.toBe(menu);
  });

  it("is read again after a failure", async () => {
    const files = createParsedFiles<string>();
    await expect(files("a", "r1", () => Promise.reject(new Error("cut off")))).rejects.toThrow("cut off");
    expect(await files("a", "r1", async () => "menu")).toBe("menu");
  });
});
