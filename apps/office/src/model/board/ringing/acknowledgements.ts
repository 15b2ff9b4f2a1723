import { MAX_ACKNOWLEDGED } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { OrderRing } from "./rings.ts";

/** An order with the time since which this board rings for it. */
export interface RungOrder {
  readonly orderId: OrderId;
  readonly at: Instant;
}

export interface Acknowledgements {
  /** Reports each ring to the server once. The next call retries after a failure. */
  readonly send: (rings: readonly OrderRing[]) => void;
}

interface AcknowledgementsDeps {
  /** Tells the server which orders this board rings for. @returns whether the server accepted it */
  readonly acknowledge: (rung: readonly RungOrder[]) => Promise<boolean>;
  readonly now: () => Instant;
}

/**
 * Reports that the board rings, so that the server does not escalate to other channels. One request runs at a time, and
 * rings that start meanwhile share the next one. The server waits half a minute for a report.
 */
export function createAcknowledgements({ acknowledge, now }: AcknowledgementsDeps): Acknowledgements {
  const acknowledged = new Set<string>();
  let waiting: readonly (RungOrder & { readonly ringId: string })[] = [];
  let isSending = false;

  async function run() {
    while (waiting.length > 0) {
      const sent = waiting.slice(0, MAX_ACKNOWLEDGED);
      waiting = waiting.slice(MAX_ACKNOWLEDGED);
      const isAccepted = await acknowledge(sent.map(({ orderId, at }) => ({ orderId, at }))).catch(() => false);
      if (!isAccepted) for (const { ringId } of sent) acknowledged.delete(ringId);
    }
    isSending = false;
  }

  return {
    send(rings) {
      const fresh = rings.filter(({ id }) => !acknowledged.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) acknowledged.add(id);
      waiting = [...waiting, ...fresh.map(({ id, orderId }) => ({ ringId: id, orderId, at: now() }))];
      if (isSending) return;
      isSending = true;
      void run();
    },
  };
}
