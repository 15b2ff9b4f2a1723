import type { BoardOrder } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { Bell } from "./bell.ts";
import type { Ringing } from "./bell-plan.ts";
import { type Heard, type Ring, ringsOf, unheard, withHeard } from "./rings.ts";

export interface RingerDeps {
  readonly bell: Bell;
  readonly heardStore: { readonly read: () => Heard; readonly write: (heard: Heard) => void };
  /** Tells the server that this board rings for an order. @returns whether it was told */
  readonly acknowledge: (id: OrderId) => Promise<boolean>;
  readonly now: () => Instant;
}

export interface Ringer {
  /** Rings for what these orders call for, announces what is new, and is silent for the rest. */
  readonly ring: (orders: readonly BoardOrder[]) => void;
  readonly onRing: (listener: (rings: readonly Ring[]) => void) => () => void;
}

/** No melody lasts longer. */
const singleRoundMs = 5000;

/** Decides what the bell of a board sounds for, and remembers for what it has rung (BOARD-2, BOARD-3). */
export function createRinger({ bell, heardStore, acknowledge, now }: RingerDeps): Ringer {
  const listeners = new Set<(rings: readonly Ring[]) => void>();
  const acknowledged = new Set<string>();
  let heard = heardStore.read();

  /** The board rings: the server stops looking for another way to reach the staff. Repeated until it answers. */
  async function acknowledgeOnce({ id, orderId }: Ring) {
    if (acknowledged.has(id)) return;
    acknowledged.add(id);
    if (!(await acknowledge(orderId))) acknowledged.delete(id);
  }

  return {
    ring(orders) {
      const rings = ringsOf(orders, now());
      const fresh = unheard(rings, heard);
      if (fresh.length > 0) {
        heard = withHeard(heard, fresh, now());
        heardStore.write(heard);
        for (const listener of listeners) listener(fresh);
      }
      bell.ring(loudest(rings, heard, now()));
      for (const ring of rings) if (ring.kind !== "cancel") void acknowledgeOnce(ring);
    },
    onRing(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One bell for each kind of ring, as insistent as its oldest order. */
function loudest(rings: readonly Ring[], heard: Heard, now: Instant): readonly Ringing[] {
  const bells = new Map<string, Ringing>();
  for (const { id, kind, insists } of rings) {
    const since = heard.get(id) ?? now;
    if (!insists && now - since > singleRoundMs) continue;
    const name = insists ? kind : id;
    const known = bells.get(name);
    if (!known || since < known.since) bells.set(name, { kind, since, insists });
  }
  return [...bells.values()];
}
