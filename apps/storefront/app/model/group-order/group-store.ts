import type { CartLine } from "@skatert/domain";
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
import { readCartLine } from "../cart/cart-shape.ts";
import { readCode, readSelection } from "../discounts/stored-discounts.ts";
import type { DiscountsData } from "../discounts/types.ts";
import type { Place } from "../place/place.ts";
import { readPlace } from "../place/place-shape.ts";
import type { GroupData } from "./group-data.ts";
import { groupName } from "./group-mark.ts";
import type { GroupOutcome } from "./group-outcome.ts";

/** A dish that could not come into the host's cart. */
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
  /** The others' dishes are in this browser's cart. A closed group order does not prove it: an answer can be lost. */
  readonly isMerged: boolean;
  /** The order is placed, and the server does not know it yet. */
  readonly isOrdered: boolean;
}

export interface GroupGuest {
  readonly role: "guest";
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  readonly host: string;
  /** Null until the server has answered for the first time. */
  readonly personId: number | null;
  /** What the server has (`sentText`); null: unknown. */
  readonly sent: string | null;
  /** The dishes with which the person was done; other dishes are not done. */
  readonly doneWith: string | null;
  /** What the browser had before, given back afterwards. */
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
  /** The server's last answer for `own`. Not kept. */
  readonly data: GroupData | null;
  /** The host has removed the guest, or the group order no longer exists. */
  readonly isOut: boolean;
  /** The last try to learn of it has failed. */
  readonly isUnreached: boolean;
  /** How the last try to send the guest's dishes ended. */
  readonly sending: GroupOutcome;
  readonly begin: (own: GroupHost | GroupGuest) => void;
  /** Takes in an answer of the server; an older one than the last changes nothing. */
  readonly adopt: (data: GroupData) => void;
  readonly end: () => void;
}

const nothingKnown = { data: null, isOut: false, isUnreached: false, sending: "done" } as const;

/** This browser's part in a group order. Read from the storage at once, so the server's HTML must not show it. */
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
        // What is known belongs to the group order of before, in which another tab no longer takes part.
        return own?.id === state.own?.id ? { ...state, own } : { ...state, ...nothingKnown, own };
      },
    },
  ),
);

export function changeHost(change: Partial<Pick<GroupHost, "lost" | "isMerged" | "isOrdered">>): void {
  useGroup.setState(({ own }) => (own?.role === "host" ? { own: { ...own, ...change } } : {}));
}

export function changeGuest(change: Partial<Pick<GroupGuest, "personId" | "sent" | "doneWith" | "name">>): void {
  useGroup.setState(({ own }) => (own?.role === "guest" ? { own: { ...own, ...change } } : {}));
}

/** Forgets the address that a guest would get back (STATE-7). */
export function forgetAsidePlace(): void {
  useGroup.setState(({ own }) =>
    own?.role === "guest" ? { own: { ...own, aside: { ...own.aside, place: null } } } : {},
  );
}

/** Who places the order to which this browser's cart belongs; null: the cart is its own. */
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
    ...{ role: "host", id, key, name: storedText(stored["name"]), lost },
    isMerged: stored["isMerged"] === true,
    isOrdered: stored["isOrdered"] === true,
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
