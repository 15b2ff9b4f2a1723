import { expect, it } from "vitest";
import { shownOrder } from "./board-view.ts";
import type { QueuedAction } from "./queue/board-action.ts";
import { aBoardOrder, NOW } from "./testing/board-orders.ts";

const order = aBoardOrder();

function queued(key: string, orderId: number, stage: "cooking" | "ready"): QueuedAction {
  const { number, version } = order;
  return { key, orderId, number, version, action: { kind: "stage", stage }, at: NOW, sendAt: NOW, tries: 0 };
}

it("BOARD-5 applies pending steps to a found order and marks the last one as pending", () => {
  const mine = [queued("a", order.id, "cooking"), queued("b", order.id + 1, "ready"), queued("c", order.id, "ready")];
  expect(shownOrder(order, mine)).toMatchObject({ order: { id: order.id, stage: "ready" }, pending: { key: "c" } });
});

it("BOARD-5 leaves a found order without pending steps as the server sent it", () => {
  expect(shownOrder(order, [queued("b", order.id + 1, "ready")])).toEqual({ order, pending: null });
});
