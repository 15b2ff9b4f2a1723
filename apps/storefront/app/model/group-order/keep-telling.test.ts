import { aCartLine } from "@skatert/domain/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCart } from "../cart/cart-store.ts";
import { changeHost, type GroupHost, useGroup } from "./group-store.ts";
import { keepTelling } from "./keep-telling.ts";
import { tellKept } from "./tell-group.ts";

const calls = vi.hoisted(() => ({ putKept: vi.fn() }));
vi.mock("../../platform/api/calls/group-orders.ts", () => ({ groupOrders: () => calls }));

const ofOleg = { ...aCartLine({ productId: 101 }), person: "Олег" };
const ofVera = { ...aCartLine({ productId: 102 }), person: "Вера" };
const host: GroupHost = {
  role: "host",
  id: "g",
  key: "k",
  name: "Анна",
  lost: [],
  isMerged: true,
  isOrdered: false,
  kept: null,
};
const quiet = () => vi.advanceTimersByTimeAsync(400);

/** Persons whose dishes each request named. */
const told = () =>
  calls.putKept.mock.calls.map(([, , lines]: { person: string }[][]) => lines?.map(({ person }) => person).join());

/** The server answers only when the returned function is called. */
function slowAnswer(): (answer?: unknown) => void {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  calls.putKept.mockReturnValueOnce(promise);
  return (answer = { ok: true }) => resolve(answer);
}

let stop = () => {};
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  // Loads the module of the calls, which fake timers do not wait for.
  await import("../../platform/api/calls/group-orders.ts");
  calls.putKept.mockResolvedValue({ ok: true });
  useGroup.getState().begin(host);
  useCart.setState({ lines: [ofOleg, ofVera], changes: [] });
  stop = keepTelling("g", "ru");
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("tells the same dishes again after the group order was reopened and closed", async () => {
  await quiet();
  useCart.setState({ lines: [ofOleg, ofVera] });
  await quiet();
  expect(told()).toEqual(["Олег,Вера"]);

  changeHost({ isMerged: false });
  useCart.setState({ lines: [] });
  useCart.setState({ lines: [ofOleg, ofVera] });
  changeHost({ isMerged: true });
  await quiet();
  expect(told()).toEqual(["Олег,Вера", "Олег,Вера"]);
});

it("tells them again if it was reopened before the answer", async () => {
  const answer = slowAnswer();
  await quiet();
  changeHost({ isMerged: false });
  changeHost({ isMerged: true });
  answer();
  await quiet();
  await quiet();
  expect(told()).toEqual(["Олег,Вера", "Олег,Вера"]);
});

it("waits for the answer before it tells a newer cart", async () => {
  const answer = slowAnswer();
  await quiet();
  useCart.setState({ lines: [ofVera] });
  await quiet();
  await quiet();
  expect(told()).toEqual(["Олег,Вера"]);
  answer();
  await quiet();
  expect(told()).toEqual(["Олег,Вера", "Вера"]);
});

it("tries again after 5 s without an answer", async () => {
  calls.putKept.mockRejectedValueOnce(new TypeError("no connection"));
  await quiet();
  await quiet();
  expect(told()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told()).toHaveLength(2);
});

it("sends the dishes of the order after those of the cart, also when nothing watches the cart any more", async () => {
  const answer = slowAnswer();
  await quiet();
  stop();
  const ordered = tellKept(host, [ofVera], "ru");
  await quiet();
  expect(told()).toEqual(["Олег,Вера"]);
  answer({ ok: false, error: { status: 503, reason: null } });
  await ordered;
  expect(told()).toEqual(["Олег,Вера", "Вера"]);
});
