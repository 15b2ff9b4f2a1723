import { afterEach, expect, it, vi } from "vitest";
import { mount } from "./mount.ts";

const reloadOnce = vi.hoisted(() => vi.fn());
vi.mock("../platform/connection/reload-guard.ts", () => ({ reloadOnce }));

afterEach(() => {
  vi.restoreAllMocks();
  reloadOnce.mockClear();
});

it("ERR-4 an error during mount is logged and rethrown, and the page is loaded again (CONST-5)", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fault = new Error("no dictionary");
  await expect(mount(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(log).toHaveBeenCalledWith(expect.any(String), fault);
  expect(reloadOnce).toHaveBeenCalledOnce();
});

it("ERR-4 a successful mount logs nothing", async () => {
  const log = vi.spyOn(console, "error");
  await mount(async () => undefined);
  expect(log).not.toHaveBeenCalled();
  expect(reloadOnce).not.toHaveBeenCalled();
});
