import type { GroupOrderState } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useCart } from "../cart-store.ts";
import { closeGroup, reopenGroup } from "./group-calls.ts";
import type { GroupData } from "./group-data.ts";
import { type GroupHost, useGroup } from "./group-store.ts";

const calls = vi.hoisted(() => ({ setState: vi.fn(), putMine: vi.fn(), remove: vi.fn() }));
const fetchPayload = vi.hoisted(() => vi.fn());
vi.mock("../calls/group-orders.ts", () => ({ groupOrders: () => calls }));
vi.mock("../payload.ts", async (load) => ({ ...(await load<typeof import("../payload.ts")>()), fetchPayload }));

const borscht = aCartLine({ productId: 101, name: "Борщ" });
const burger = aCartLine({ productId: 102, name: "Бургер" });
const host: GroupHost = {
  ...{ role: "host", id: "g", key: "k", name: "Анна", lost: [], isMerged: false, isOrdered: false },
};

function group(state: GroupOrderState, revision: number, changes: Partial<GroupData> = {}): GroupData {
  return {
    ...{ id: "g", host: "Анна", state, revision, branch: "", address: "", timeZone: "UTC", place: null },
    ...{ expiresAt: 1_000, now: 0, people: [{ id: 1, name: "Олег", done: true, lines: [borscht], gone: [] }] },
    ...changes,
  };
}

/** What the server's page data say next; null: the connection is lost. */
function pageSays(data: GroupData | null): void {
  if (data === null) fetchPayload.mockRejectedValue(new TypeError("no connection"));
  else fetchPayload.mockResolvedValue(data);
}

const ownHost = () => {
  const { own } = useGroup.getState();
  if (own?.role !== "host") throw new Error("no host");
  return own;
};

beforeEach(() => {
  vi.resetAllMocks();
  useGroup.getState().begin(host);
  useCart.setState({ lines: [burger], changes: [] });
});

describe("closing a group order", () => {
  it("is not taken for done when an answer is lost, and brings the dishes when it is repeated", async () => {
    calls.setState.mockResolvedValue({ ok: true });
    pageSays(null);
    await expect(closeGroup(ownHost(), "ru")).rejects.toThrow();
    useGroup.getState().adopt(group("closed", 2));
    expect(ownHost().isMerged).toBe(false);
    expect(useCart.getState().lines).toEqual([burger]);

    pageSays(group("closed", 2));
    expect(await closeGroup(ownHost(), "ru")).toBe("done");
    expect(ownHost().isMerged).toBe(true);
    expect(useCart.getState().lines.map(({ name, person }) => [name, person])).toEqual([
      ["Бургер", undefined],
      ["Борщ", "Олег"],
    ]);
  });

  it("brings the dishes of a group order that has closed by itself", async () => {
    useGroup.getState().adopt(group("closed", 1, { now: 2_000 }));
    calls.setState.mockResolvedValue({ ok: true });
    pageSays(group("closed", 2, { now: 2_000 }));
    expect(await closeGroup(ownHost(), "ru")).toBe("done");
    expect(useCart.getState().lines).toHaveLength(2);
  });

  it("has to be done again after the group order was opened, also when that answer is lost", async () => {
    useGroup.getState().begin({ ...host, isMerged: true });
    useGroup.getState().adopt(group("closed", 2));
    calls.setState.mockRejectedValue(new TypeError("no connection"));
    await expect(reopenGroup(ownHost(), "ru")).rejects.toThrow();
    expect(ownHost().isMerged).toBe(false);

    useGroup.getState().begin({ ...host, isMerged: true });
    useGroup.getState().adopt(group("open", 3));
    expect(ownHost().isMerged).toBe(false);

    useGroup.getState().begin({ ...host, isMerged: true });
    calls.setState.mockResolvedValue({ ok: false, error: { status: 409, reason: "expired" } });
    expect(await reopenGroup(ownHost(), "ru")).toBe("expired");
    expect(ownHost().isMerged).toBe(true);
  });
});
