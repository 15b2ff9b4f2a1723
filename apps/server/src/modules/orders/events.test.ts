import { expect, it, vi } from "vitest";
import { createOrderEvents, type OrderChanged, type OrderSubscriptions } from "./events.ts";

const none: OrderSubscriptions = {
  placed: [],
  moved: [],
  promiseDelayed: [],
  moneyOwed: [],
  answered: [],
  amended: [],
  recorded: [],
  changed: [],
  stopListChanged: [],
};
const changed: OrderChanged = { order: { id: 1, stage: "accepted", user_id: null, warehouse_id: 10 } };

it("notifies every subscriber after the commit, and logs those that throw or reject", async () => {
  const failure = new Error("realtime is down");
  const heard = vi.fn();
  const onError = vi.fn();
  const failing = () => {
    throw failure;
  };
  const rejecting = async () => failing();
  createOrderEvents({ ...none, changed: [failing, rejecting, heard] }, onError).changed(changed);
  expect(heard).toHaveBeenCalledWith(changed);
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[failure], [failure]]));
});
