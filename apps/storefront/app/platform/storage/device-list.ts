import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptWhileAny } from "./kept-while-any.ts";
import { browserStorage, keepShape, storedId, storedList, storedRecord, storedTextOrNull } from "./stored.ts";

/** Something that this browser can open by its key: an order, a booking. */
export interface KeyedItem {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  /** Who was signed in; null: a guest. */
  readonly userId: number | null;
}

interface DeviceList<Own, Item = KeyedItem & Own> {
  /** The latest first. */
  readonly kept: readonly Item[];
  /** Adds an item. A known one keeps its key; it gets an owner, if it had none, and what `renewed` names. */
  readonly remember: (item: Item) => void;
  readonly change: (id: number, change: Partial<Own>) => void;
  readonly forget: (id: number) => void;
  readonly forgetWhere: (isGone: (item: Item) => boolean) => void;
  /** After a sign-out nothing of the person is left (STATE-8). */
  readonly forgetOwned: () => void;
}

interface DeviceListOptions<Own> {
  /** Key of the storage entry, and the field of the list in it. */
  readonly name: string;
  readonly field: string;
  /** Older items than these are dropped. */
  readonly max: number;
  /** An item's own part from the storage; null: it is damaged. */
  readonly readOwn: (stored: Readonly<Record<string, unknown>>) => Own | null;
  /** What a known item takes over when it is remembered again. */
  readonly renewed: (item: Own) => Partial<Own>;
}

/**
 * A store of the device's own items; `Own`: what an item has besides its key. It is read from the storage at once, so
 * the server's HTML must not show them.
 */
export function createDeviceList<Own extends object>(options: DeviceListOptions<Own>) {
  const { name, field, max, renewed } = options;
  const read = (state: unknown) =>
    storedList(storedRecord(state)[field], (item) => readItem(item, options.readOwn)).slice(0, max);
  return create<DeviceList<Own>>()(
    persist(
      (set, get) => ({
        kept: [],
        remember: (item) =>
          set(({ kept }) => {
            if (!kept.some(({ id }) => id === item.id)) return { kept: [item, ...kept].slice(0, max) };
            const again = renewed(item);
            return { kept: replaced(kept, item.id, (known) => ({ ...again, userId: known.userId ?? item.userId })) };
          }),
        change: (id, change) => set(({ kept }) => ({ kept: replaced(kept, id, () => change) })),
        forgetWhere: (isGone) => set(({ kept }) => ({ kept: kept.filter((each) => !isGone(each)) })),
        forget: (id) => get().forgetWhere((each) => each.id === id),
        forgetOwned: () => get().forgetWhere(({ userId }) => userId !== null),
      }),
      {
        name,
        version: 1,
        storage: keptWhileAny(browserStorage(), (state) => read(state).length > 0),
        partialize: ({ kept }): unknown => ({ [field]: kept }),
        migrate: keepShape,
        merge: (persisted, state) => ({ ...state, kept: read(persisted) }),
      },
    ),
  );
}

function replaced<Item extends KeyedItem>(
  kept: readonly Item[],
  id: number,
  change: (item: Item) => object,
): readonly Item[] {
  return kept.map((each) => (each.id === id ? { ...each, ...change(each) } : each));
}

function readItem<Own>(value: unknown, readOwn: DeviceListOptions<Own>["readOwn"]): (KeyedItem & Own) | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const key = storedTextOrNull(stored["key"]);
  const own = readOwn(stored);
  if (id === null || key === null || own === null) return null;
  const number = storedTextOrNull(stored["number"]) ?? String(id);
  return { ...own, id, key, number, userId: storedId(stored["userId"]) };
}
