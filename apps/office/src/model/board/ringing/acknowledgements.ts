import { MAX_ACKNOWLEDGED } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { Ring } from "./rings.ts";

/** An order and since when this board rings for it. */
export interface RungOrder {
  readonly orderId: OrderId;
  readonly at: Instant;
}

export interface Acknowledgements {
  /** Tells the server of these rings, each once; repeated by the next call until the server answers. */
  readonly send: (rings: readonly Ring[]) => void;
}

interface AcknowledgementsDeps {
  /** Tells the server for which orders this board rings. @returns whether it was told */
  readonly acknowledge: (rung: readonly RungOrder[]) => Promise<boolean>;
  readonly now: () => Instant;
}

/**
 * The board rings: the server stops looking for another way to reach the staff. One request at a time, so that in a rush
 * the rings that begin meanwhile share the next one. The server waits half a minute for it.
 */
export function createAcknowledgements({ acknowledge, now }: AcknowledgementsDeps): Acknowledgements {
  const acknowledged = new Set<string>();
  let waiting: readonly (RungOrder & { readonly ringId: string })[] = [];
  let isSending = false;

  async function run() {
    while (waiting.length > 0) {
      const sent = waiting.slice(0, MAX_ACKNOWLEDGED);
      waiting = waiting.slice(MAX_ACKNOWLEDGED);
      const isTold = await acknowledge(sent.map(({ orderId, at }) => ({ orderId, at }))).catch(() => false);
      if (!isTold) for (const { ringId } of sent) acknowledged.delete(ringId);
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
