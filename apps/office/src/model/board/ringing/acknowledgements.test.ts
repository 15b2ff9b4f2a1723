import { describe, expect, it } from "vitest";
import { NOW } from "../testing/board-orders.ts";
import { createAcknowledgements, type RungOrder } from "./acknowledgements.ts";
import type { OrderRing } from "./rings.ts";

const ringOf = (orderId: number): OrderRing => ({ id: `new:${orderId}`, orderId, kind: "new", insists: true });
const ringsOf = (...ids: readonly number[]) => ids.map(ringOf);

/** A server that answers when the test says so. */
function aBoard() {
  const sent: { readonly ids: readonly number[]; readonly end: (isAccepted: boolean) => Promise<void> }[] = [];
  const acknowledge = (rung: readonly RungOrder[]) =>
    new Promise<boolean>((resolve) => {
      const end = async (isAccepted: boolean) => {
        resolve(isAccepted);
        await new Promise((turn) => setTimeout(turn));
      };
      sent.push({ ids: rung.map(({ orderId }) => orderId), end });
    });
  return { sent, acknowledgements: createAcknowledgements({ acknowledge, now: () => NOW }) };
}

describe("acknowledgements of a board", () => {
  it("BOARD-3 reports each ring once, with all rings of one call in one request", async () => {
    const { sent, acknowledgements } = aBoard();
    acknowledgements.send(ringsOf(1, 2));
    acknowledgements.send(ringsOf(1, 2));
    await sent[0]?.end(true);
    acknowledgements.send(ringsOf(1, 2));
    expect(sent.map(({ ids }) => ids)).toEqual([[1, 2]]);
  });

  it("BOARD-3 gathers rings that start during a request", async () => {
    const { sent, acknowledgements } = aBoard();
    for (const id of [1, 2, 3]) acknowledgements.send(ringsOf(id));
    await sent[0]?.end(true);
    expect(sent.map(({ ids }) => ids)).toEqual([[1], [2, 3]]);
  });

  it("BOARD-3 retries after a failed request", async () => {
    const { sent, acknowledgements } = aBoard();
    acknowledgements.send(ringsOf(1));
    await sent[0]?.end(false);
    acknowledgements.send(ringsOf(1));
    expect(sent.map(({ ids }) => ids)).toEqual([[1], [1]]);
  });

  it("BOARD-3 splits the rings of a large board into parts of fifty", async () => {
    const { sent, acknowledgements } = aBoard();
    acknowledgements.send(Array.from({ length: 120 }, (_, index) => ringOf(index + 1)));
    await sent[0]?.end(true);
    await sent[1]?.end(true);
    expect(sent.map(({ ids }) => ids.length)).toEqual([50, 50, 20]);
  });
});
