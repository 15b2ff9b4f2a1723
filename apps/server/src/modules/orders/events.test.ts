import { expect, it, vi } from "vitest";
import { createOrderEvents, type OrderChanged, type OrderSubscriptions } from "./events.ts";

const none: OrderSubscriptions = {
  placed: [],
  moved: [],
  promiseDelayed: [],
  moneyOwed: [],
  changed: [],
  stopListChanged: [],
};
const changed: OrderChanged = { order: { id: 1, stage: "accepted", user_id: null } };

it("tells every subscriber after the commit, and logs the one that throws", () => {
  const failure = new Error("realtime is down");
  const heard = vi.fn();
  const onError = vi.fn();
  const failing = () => {
    throw failure;
  };
  createOrderEvents({ ...none, changed: [failing, heard] }, onError).changed(changed);
  expect(heard).toHaveBeenCalledWith(changed);
  expect(onError.mock.calls).toEqual([[failure]]);
});
