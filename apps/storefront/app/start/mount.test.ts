import { afterEach, expect, it, vi } from "vitest";
import { mount } from "./mount.ts";

afterEach(() => vi.restoreAllMocks());

it("ERR-4 an error during mount is logged and rethrown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fault = new Error("no dictionary");
  await expect(mount(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(log).toHaveBeenCalledWith(expect.any(String), fault);
});

it("ERR-4 a successful mount logs nothing", async () => {
  const log = vi.spyOn(console, "error");
  await mount(async () => undefined);
  expect(log).not.toHaveBeenCalled();
});
