import { afterEach, expect, it, vi } from "vitest";
import { mount } from "./mount.ts";

afterEach(() => vi.restoreAllMocks());

it("ERR-4 an error during mount is logged and thrown again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fault = new Error("no dictionary");
  await expect(mount(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(log).toHaveBeenCalledWith(expect.any(String), fault);
});

it("ERR-4 a mount that goes well says nothing", async () => {
  const log = vi.spyOn(console, "error");
  await mount(async () => undefined);
  expect(log).not.toHaveBeenCalled();
});
