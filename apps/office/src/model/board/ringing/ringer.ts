import type { BoardOrder, WireInboxItem } from "@skatert/contract";
import type { Instant } from "@skatert/domain";
import { createListeners } from "../../../platform/realtime/listeners.ts";
import { createAcknowledgements, type RungOrder } from "./acknowledgements.ts";
import type { Bell } from "./bell.ts";
import { type Ringing, ROUND_MS } from "./bell-plan.ts";
import { type Heard, type Ring, requestRings, ringsOf, unheard, withHeard } from "./rings.ts";

export interface RingerDeps {
  readonly bell: Bell;
  readonly heardStore: { readonly read: () => Heard; readonly write: (heard: Heard) => void };
  /** Tells the server which orders this board rings for. @returns whether the server accepted it */
  readonly acknowledge: (rung: readonly RungOrder[]) => Promise<boolean>;
  readonly now: () => Instant;
}

export interface Ringer {
  /** Rings for the orders and items that require it, announces new rings and silences the others. */
  readonly ring: (orders: readonly BoardOrder[], items: Iterable<WireInboxItem>) => void;
  readonly onRing: (listener: (rings: readonly Ring[]) => void) => () => void;
}

/** The longest melody. */
const singleRoundMs = 5000;

/** Decides which orders and items of the inbox the bell rings for and stores those it has rung for (BOARD-2, BOARD-3). */
export function createRinger({ bell, heardStore, acknowledge, now }: RingerDeps): Ringer {
  const listeners = createListeners<readonly Ring[]>();
  const acknowledgements = createAcknowledgements({ acknowledge, now });
  let heard = heardStore.read();

  return {
    ring(orders, items) {
      const ofOrders = ringsOf(orders, now());
      const rings = [...ofOrders, ...requestRings(items)];
      const fresh = unheard(rings, heard);
      if (fresh.length > 0) {
        heard = withHeard(heard, fresh, now());
        heardStore.write(heard);
        listeners.tell(fresh);
      }
      bell.ring(loudest(rings, heard, now()));
      acknowledgements.send(ofOrders);
    },
    onRing: listeners.add,
  };
}

/** One bell per kind of ring, as insistent as its oldest order. */
function loudest(rings: readonly Ring[], heard: Heard, now: Instant): readonly Ringing[] {
  const bells = new Map<string, Ringing>();
  const heardAt = ({ id }: Ring) => heard.get(id) ?? now;
  for (const ring of rings.toSorted((one, other) => heardAt(one) - heardAt(other))) {
    const { id, kind, insists } = ring;
    const at = heardAt(ring);
    if (!insists && now - at > singleRoundMs) continue;
    const name = insists ? kind : id;
    const { since, latest } = bells.get(name) ?? { since: at, latest: at };
    bells.set(name, { kind, since, latest: at - latest < ROUND_MS ? latest : at, insists });
  }
  return [...bells.values()];
}
