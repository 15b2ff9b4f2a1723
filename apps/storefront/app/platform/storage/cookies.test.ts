import { afterEach, describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "./cookies.ts";

afterEach(() => vi.unstubAllGlobals());

describe("cookies", () => {
  it("ERR-4 cannot be written on the server", () => {
    expect(() => writeCookie("lang", "en")).toThrow("Cannot set a readonly cookie.");
    expect(() => removeCookie("lang")).toThrow("Cannot set a readonly cookie.");
  });

  it("are written for a year and removed at once", () => {
    const page = { cookie: "" };
    vi.stubGlobal("document", page);
    writeCookie("theme", "dark");
    expect(page.cookie).toBe("theme=dark; path=/; max-age=31536000; samesite=lax");
    removeCookie("theme");
    expect(page.cookie).toBe("theme=; path=/; max-age=0; samesite=lax");
  });
});
