import { beforeEach, expect, it, vi } from "vitest";
import { useGroup } from "./group-store.ts";
import { tellOrdered } from "./tell-group.ts";
import { borscht, host } from "./testing/testing-group.ts";

const calls = vi.hoisted(() => ({ setState: vi.fn(), putKept: vi.fn() }));
vi.mock("../../platform/api/calls/group-orders.ts", () => ({ groupOrders: () => calls }));

beforeEach(() => {
  vi.resetAllMocks();
  useGroup.getState().begin(host);
});

it.each([429, 503])("reports the placed order again after status %i, but not after a refusal", async (status) => {
  calls.setState.mockResolvedValue({ ok: false, error: { status, reason: null } });
  await expect(tellOrdered(host, "ru")).rejects.toThrow();
  expect(useGroup.getState().own).not.toBeNull();
  calls.setState.mockResolvedValue({ ok: false, error: { status: 404, reason: null } });
  await tellOrdered(host, "ru");
  expect(useGroup.getState().own).toBeNull();
});

it("tells what is in the order before that it is placed, and again until both are told", async () => {
  const own = { ...host, isOrdered: true, kept: [{ ...borscht, person: "Олег" }] };
  useGroup.getState().begin(own);
  calls.putKept.mockResolvedValue({ ok: false, error: { status: 503, reason: null } });
  await expect(tellOrdered(own, "ru")).rejects.toThrow();
  expect(calls.setState).not.toHaveBeenCalled();
  calls.putKept.mockResolvedValue({ ok: true });
  calls.setState.mockResolvedValue({ ok: true });
  await tellOrdered(own, "ru");
  const kept = [expect.objectContaining({ productId: 101, person: "Олег" })];
  // A call that hangs is given up, because the later ones wait for it.
  expect(calls.putKept).toHaveBeenLastCalledWith("g", "k", kept, expect.any(AbortSignal));
  expect(calls.setState).toHaveBeenCalledWith("g", "k", "ordered", expect.any(AbortSignal));
  expect(useGroup.getState().own).toBeNull();
});
