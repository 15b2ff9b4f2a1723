import { emptySelection, type GroupOrderState } from "@skatert/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PayloadFailure } from "../../platform/api/payload.ts";
import { useDiscounts } from "../cart/cart-discounts-store.ts";
import { useCart } from "../cart/cart-store.ts";
import {
  cancelGroup,
  closeGroup,
  endGuest,
  joinGroup,
  leaveGroup,
  mayOrder,
  refreshGroup,
  reopenGroup,
} from "./group-calls.ts";
import type { GroupData } from "./group-data.ts";
import { changeHost, type GroupGuest, useGroup } from "./group-store.ts";
import { hostGate } from "./host-gate.ts";
import { borscht, burger, host } from "./testing/testing-group.ts";

const calls = vi.hoisted(() => ({ setState: vi.fn(), putKept: vi.fn(), putMine: vi.fn(), remove: vi.fn() }));
const atOnce = async () => undefined;
const fetchPayload = vi.hoisted(() => vi.fn());
vi.mock("../../platform/api/calls/group-orders.ts", () => ({ groupOrders: () => calls }));
vi.mock("../../platform/api/payload.ts", async (load) => ({
  ...(await load<typeof import("../../platform/api/payload.ts")>()),
  fetchPayload,
}));

const guest: GroupGuest = {
  role: "guest",
  id: "g",
  secret: "s",
  name: "Олег",
  host: "Анна",
  personId: 1,
  sent: null,
  doneWith: null,
  aside: {
    lines: [burger],
    place: null,
    discounts: { selection: emptySelection, codes: [], promoCode: "SUP10", displaced: null },
  },
};

function group(state: GroupOrderState, revision: number, changes: Partial<GroupData> = {}): GroupData {
  return {
    id: "g",
    host: "Анна",
    state,
    revision,
    branch: "",
    address: "",
    timeZone: "UTC",
    place: null,
    expiresAt: 1_000,
    now: 0,
    people: [{ id: 1, name: "Олег", done: true, lines: [borscht], kept: null, gone: [] }],
    ...changes,
  };
}

/** The next page data of the server. Null: the connection is lost. */
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
  vi.stubGlobal("document", { cookie: "" });
  vi.resetAllMocks();
  useGroup.getState().begin(host);
  useCart.setState({ lines: [burger], changes: [] });
});
afterEach(() => vi.unstubAllGlobals());

describe("closing a group order", () => {
  it("does not count as closed when an answer is lost, and the retry brings the dishes", async () => {
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

  it("brings the dishes of a group order that expired", async () => {
    useGroup.getState().adopt(group("closed", 1, { now: 2_000 }));
    calls.setState.mockResolvedValue({ ok: true });
    pageSays(group("closed", 2, { now: 2_000 }));
    expect(await closeGroup(ownHost(), "ru")).toBe("done");
    expect(useCart.getState().lines).toHaveLength(2);
  });

  it("must be repeated after the group order was reopened, also when that answer is lost", async () => {
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

describe("the checkout of a host", () => {
  const noDishes = { people: [{ id: 1, name: "Олег", done: false, lines: [], kept: null, gone: [] }] };

  it.each([
    ["nothing is known, as after a reload", host, null, "unknown"],
    ["friends have dishes in an open group order", host, group("open", 1), "open"],
    ["their dishes were not taken when it closed", host, group("closed", 1), "closed"],
    ["nobody has chosen a dish", host, group("open", 1, noDishes), null],
    ["their dishes are in the cart", { ...host, isMerged: true }, null, null],
    ["a refusal has taken the last of their dishes out", { ...host, isMerged: true }, group("closed", 2), null],
    ["their dishes could not come into the cart", { ...host, isMerged: true }, group("closed", 2, noDishes), null],
    ["the order is placed", { ...host, isOrdered: true }, null, null],
  ] as const)("%s", (_situation, own, data, gate) => {
    expect(hostGate(own, data)).toBe(gate);
  });

  it("sends no order without a friend's dish, even with outdated page data", async () => {
    useGroup.getState().adopt(group("open", 1, noDishes));
    calls.setState.mockResolvedValue({ ok: true });
    pageSays(group("closed", 3));
    expect(await mayOrder("ru")).toBe(false);
    expect(calls.setState).toHaveBeenCalledWith("g", "k", "closed");
    expect(hostGate(ownHost(), useGroup.getState().data)).toBe("closed");
  });

  it("sends none after the host emptied the cart, until the dishes are merged again", async () => {
    calls.setState.mockResolvedValue({ ok: true });
    pageSays(group("closed", 2));
    expect(await closeGroup(ownHost(), "ru")).toBe("done");
    expect(await mayOrder("ru")).toBe(true);
    useCart.getState().clear();
    changeHost({ isMerged: false });
    expect(await mayOrder("ru")).toBe(false);
    expect(await closeGroup(ownHost(), "ru")).toBe("done");
    expect(useCart.getState().lines.map(({ person }) => person)).toEqual(["Олег"]);
    expect(await mayOrder("ru")).toBe(true);
  });

  it("sends none while the server does not answer, and sends one when nobody chose a dish", async () => {
    calls.setState.mockResolvedValue({ ok: true });
    pageSays(null);
    await expect(mayOrder("ru")).rejects.toThrow();
    calls.setState.mockResolvedValue({ ok: false, error: { status: 503, reason: null } });
    await expect(mayOrder("ru")).rejects.toThrow();

    calls.setState.mockResolvedValue({ ok: true });
    pageSays(group("closed", 2, noDishes));
    expect(await mayOrder("ru")).toBe(true);
    calls.setState.mockClear();
    expect(await mayOrder("ru")).toBe(true);
    expect(calls.setState).not.toHaveBeenCalled();
  });

  it("is free once the server has no such group order", async () => {
    fetchPayload.mockRejectedValue(new PayloadFailure("/together/g", 404));
    await refreshGroup("g");
    expect(useGroup.getState().own).toBeNull();
    expect(await mayOrder("ru")).toBe(true);
  });

  it("shows that the server was not reached, until it is", async () => {
    pageSays(null);
    await refreshGroup("g");
    expect(useGroup.getState().isUnreached).toBe(true);
    pageSays(group("open", 1));
    await refreshGroup("g");
    expect(useGroup.getState().isUnreached).toBe(false);
  });
});

it("ignores a group order that another tab has started", () => {
  useGroup.getState().adopt(group("closed", 9));
  useGroup.setState({ isOut: true });
  const { merge } = useGroup.persist.getOptions();
  const restored = merge?.({ own: { ...host, isOrdered: true } }, useGroup.getState());
  expect(restored).toMatchObject({ data: { revision: 9 }, isOut: true, own: { isOrdered: true } });
  const other = merge?.({ own: { ...host, id: "other" } }, useGroup.getState());
  expect(other).toMatchObject({ data: null, isOut: false, own: { id: "other" } });
});

it("restores a guest's cart once, even if leaving is answered twice", async () => {
  useGroup.getState().begin(guest);
  useCart.setState({ lines: [borscht] });
  const answers: (() => void)[] = [];
  calls.remove.mockImplementation(() => new Promise<void>((resolve) => answers.push(resolve)));
  const leaving = [leaveGroup(guest, "ru", atOnce), leaveGroup(guest, "ru", atOnce)];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await leaving[0];
  expect(useCart.getState().lines).toEqual([burger]);
  useCart.setState({ lines: [burger, borscht] });
  answers[1]?.();
  await leaving[1];
  expect(useCart.getState().lines).toEqual([burger, borscht]);
});

it.each([
  ["taken", { ok: true }, "done"],
  ["already cancelled by another tab", { ok: false, error: { status: 409, reason: "cancelled" } }, "done"],
  ["not answered", { ok: false, error: { status: 503, reason: null } }, "failed"],
])("takes the friends' dishes out when the host's cancelling is %s", async (_how, answer, outcome) => {
  useCart.setState({ lines: [burger, { ...borscht, person: "Олег", key: "101:@Олег" }], changes: [] });
  calls.setState.mockResolvedValue(answer);
  expect(await cancelGroup(ownHost(), "ru")).toBe(outcome);
  expect(calls.setState).toHaveBeenCalledWith("g", "k", "cancelled");
  expect(useCart.getState().lines).toHaveLength(outcome === "done" ? 1 : 2);
  expect(useGroup.getState().own === null).toBe(outcome === "done");
});

it.each([
  ["done", { ok: true }],
  ["failed", { ok: false, error: { status: 503, reason: null } }],
])("closes the group order if an older backend cannot cancel it: %s", async (outcome, closing) => {
  calls.setState.mockResolvedValueOnce({ ok: false, error: { status: 400, reason: null } });
  calls.setState.mockResolvedValueOnce(closing);
  expect(await cancelGroup(ownHost(), "ru")).toBe(outcome);
  expect(calls.setState.mock.calls.map(([, , state]) => state)).toEqual(["cancelled", "closed"]);
  expect(useGroup.getState().own === null).toBe(outcome === "done");
});

it("gives a guest the cart and the discounts back, and no cookie of a place that there was not", async () => {
  useGroup.getState().end();
  useDiscounts.getState().enterCode("SUP10");
  calls.putMine.mockResolvedValue({ ok: true, value: { group: group("open", 2), personId: 1 } });
  const place = { kind: "pickup", locationId: 21, warehouseId: 501, pointId: 1, name: "", address: "" } as const;
  expect(await joinGroup(group("open", 1, { place }), { name: "Олег", secret: "s" }, "ru", atOnce)).toBe("done");
  expect([useCart.getState().lines, useDiscounts.getState().promoCode]).toEqual([[], null]);
  expect(document.cookie).toMatch(/^location=21/);

  const stored = useGroup.persist.getOptions().merge?.({ own: useGroup.getState().own }, useGroup.getState());
  const own = stored?.own;
  if (own?.role !== "guest") throw new Error("no guest");
  endGuest(own);
  expect([useCart.getState().lines, useDiscounts.getState().promoCode]).toEqual([[burger], "SUP10"]);
  expect(document.cookie).toMatch(/^location=; .*max-age=0/);
});
