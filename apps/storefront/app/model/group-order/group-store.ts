import type { CartLine, LineRequest } from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  browserStorage,
  keepShape,
  storedId,
  storedList,
  storedRecord,
  storedText,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";
import { readCartLine, readLineRequest } from "../cart/cart-shape.ts";
import { readCode, readSelection } from "../discounts/stored-discounts.ts";
import type { DiscountsData } from "../discounts/types.ts";
import type { Place } from "../place/place.ts";
import { readPlace } from "../place/place-shape.ts";
import type { GroupData } from "./group-data.ts";
import { groupName } from "./group-mark.ts";
import type { GroupOutcome } from "./group-outcome.ts";

/** A dish that did not fit into the host's cart. */
export interface LostDish {
  readonly person: string;
  readonly name: string;
}

export interface GroupHost {
  readonly role: "host";
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly lost: readonly LostDish[];
  /**
   * The others' dishes are in this browser's cart. A closed group order does not prove it, because an answer
   * can be lost.
   */
  readonly isMerged: boolean;
  /** The order is placed, but the server has not confirmed the report. */
  readonly isOrdered: boolean;
  /** The others' dishes in the order that is placed; null before it is. */
  readonly kept: readonly LineRequest[] | null;
}

export interface GroupGuest {
  readonly role: "guest";
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  readonly host: string;
  /** Null until the first answer of the server. */
  readonly personId: number | null;
  /** The text that the server has stored (`sentText`). Null: unknown. */
  readonly sent: string | null;
  /** The dishes that the person confirmed as final. Changed dishes are not final. */
  readonly doneWith: string | null;
  /** The browser's earlier state, restored afterwards. */
  readonly aside: Aside;
}

export interface Aside {
  readonly lines: readonly CartLine[];
  readonly place: Place | null;
  /** Coupons and promo code. */
  readonly discounts: Pick<DiscountsData, "selection" | "codes" | "promoCode" | "displaced">;
}

interface GroupState {
  readonly own: GroupHost | GroupGuest | null;
  /** The server's last answer for `own`. Not stored. */
  readonly data: GroupData | null;
  /** The host removed the guest, or the group order no longer exists. */
  readonly isOut: boolean;
  /** The last request for its state failed. */
  readonly isUnreached: boolean;
  /** Result of the last attempt to send the guest's dishes. */
  readonly sending: GroupOutcome;
  readonly begin: (own: GroupHost | GroupGuest) => void;
  /** Stores an answer of the server. An answer older than the last is ignored. */
  readonly adopt: (data: GroupData) => void;
  readonly end: () => void;
}

const nothingKnown = { data: null, isOut: false, isUnreached: false, sending: "done" } as const;

/**
 * This browser's part in a group order. Read from storage synchronously, so the server's HTML must not render
 * it.
 */
export const useGroup = create<GroupState>()(
  persist(
    (set) => ({
      own: null,
      data: null,
      isOut: false,
      isUnreached: false,
      sending: "done",
      begin: (own) => set({ ...nothingKnown, own }),
      adopt: (data) =>
        set(({ own, data: before }) => {
          if (own?.id !== data.id || (before !== null && before.revision > data.revision)) return {};
          const isOut = own.role === "guest" && data.people.every(({ id }) => id !== own.personId);
          const isReopened = data.state === "open" && before?.revision !== data.revision;
          return {
            data,
            isOut,
            isUnreached: false,
            own: own.role === "host" && isReopened ? { ...own, isMerged: false } : own,
          };
        }),
      end: () => set({ ...nothingKnown, own: null }),
    }),
    {
      name: groupName,
      version: 1,
      storage: browserStorage(),
      partialize: ({ own }): unknown => ({ own }),
      migrate: keepShape,
      merge(persisted, state) {
        const own = readOwn(persisted);
        // The data belongs to the earlier group order, which another tab has left.
        return own?.id === state.own?.id ? { ...state, own } : { ...state, ...nothingKnown, own };
      },
    },
  ),
);

export function changeHost(change: Partial<Pick<GroupHost, "lost" | "isMerged" | "isOrdered" | "kept">>): void {
  useGroup.setState(({ own }) => (own?.role === "host" ? { own: { ...own, ...change } } : {}));
}

export function changeGuest(change: Partial<Pick<GroupGuest, "personId" | "sent" | "doneWith" | "name">>): void {
  useGroup.setState(({ own }) => (own?.role === "guest" ? { own: { ...own, ...change } } : {}));
}

/** Removes the address saved for the guest's return (STATE-7). */
export function forgetAsidePlace(): void {
  useGroup.setState(({ own }) =>
    own?.role === "guest" ? { own: { ...own, aside: { ...own.aside, place: null } } } : {},
  );
}

/** The host who places the order of this browser's cart. Null: the cart is the browser's own. */
export function useGroupHostName(): string | null {
  return useGroup(({ own }) => (own?.role === "guest" ? own.host : null));
}

function readOwn(persisted: unknown): GroupHost | GroupGuest | null {
  const stored = storedRecord(storedRecord(persisted)["own"]);
  const id = storedTextOrNull(stored["id"]);
  if (id === null) return null;
  if (stored["role"] === "host") return readHost(id, stored);
  return stored["role"] === "guest" ? readGuest(id, stored) : null;
}

function readHost(id: string, stored: ReturnType<typeof storedRecord>): GroupHost | null {
  const key = storedTextOrNull(stored["key"]);
  if (key === null) return null;
  const lost = storedList(stored["lost"], (each) => {
    const { person, name } = storedRecord(each);
    return { person: storedText(person), name: storedText(name) };
  });
  return {
    role: "host",
    id,
    key,
    name: storedText(stored["name"]),
    lost,
    isMerged: stored["isMerged"] === true,
    isOrdered: stored["isOrdered"] === true,
    kept: stored["kept"] ? storedList(stored["kept"], readLineRequest) : null,
  };
}

function readGuest(id: string, stored: ReturnType<typeof storedRecord>): GroupGuest | null {
  const secret = storedTextOrNull(stored["secret"]);
  if (secret === null) return null;
  return {
    role: "guest",
    id,
    secret,
    name: storedText(stored["name"]),
    host: storedText(stored["host"]),
    personId: storedId(stored["personId"]),
    sent: storedTextOrNull(stored["sent"]),
    doneWith: storedTextOrNull(stored["doneWith"]),
    aside: readAside(storedRecord(stored["aside"])),
  };
}

function readAside(stored: ReturnType<typeof storedRecord>): Aside {
  const discounts = storedRecord(stored["discounts"]);
  return {
    lines: storedList(stored["lines"], readCartLine),
    place: readPlace(stored["place"]),
    discounts: {
      selection: readSelection(discounts["selection"]),
      codes: storedList(discounts["codes"], readCode),
      promoCode: storedTextOrNull(discounts["promoCode"]),
      displaced: discounts["displaced"] ? readSelection(discounts["displaced"]) : null,
    },
  };
}
