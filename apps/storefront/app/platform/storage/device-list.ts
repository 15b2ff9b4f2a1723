import type { CustomerId } from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedId, storedList, storedRecord, storedTextOrNull } from "./stored.ts";
import { withoutEmptyEntry } from "./without-empty-entry.ts";

/** An item that this browser opens with its key: an order, a booking. */
export interface KeyedItem {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  /** The signed-in owner. Null: a guest. */
  readonly userId: CustomerId | null;
}

interface DeviceList<Own, Item = KeyedItem & Own> {
  /** Latest first. */
  readonly items: readonly Item[];
  /**
   * Adds an item. A known item keeps its key, gets an owner if it had none, and takes over the fields of
   * `renewed`.
   */
  readonly remember: (item: Item) => void;
  readonly change: (id: number, change: Partial<Own>) => void;
  readonly forget: (id: number) => void;
  readonly forgetWhere: (isGone: (item: Item) => boolean) => void;
  /** Removes the person's items at sign-out (STATE-8). */
  readonly forgetOwned: () => void;
}

interface DeviceListOptions<Own> {
  /** Storage key, and the name of the list's field. */
  readonly name: string;
  readonly field: string;
  /** Maximum number of items. Older ones are dropped. */
  readonly max: number;
  /** Reads an item's own fields from storage. Null: invalid. */
  readonly readOwn: (stored: Readonly<Record<string, unknown>>) => Own | null;
  /** Fields that a known item takes over when it is added again. */
  readonly renewed: (item: Own) => Partial<Own>;
}

/**
 * Creates a store of the device's items. `Own`: an item's fields besides its key. It reads from storage
 * synchronously, so the server's HTML must not render it.
 */
export function createDeviceList<Own extends object>(options: DeviceListOptions<Own>) {
  const { name, field, max, renewed } = options;
  const read = (state: unknown) =>
    storedList(storedRecord(state)[field], (item) => readItem(item, options.readOwn)).slice(0, max);
  return create<DeviceList<Own>>()(
    persist(
      (set, get) => ({
        items: [],
        remember: (item) =>
          set(({ items }) => {
            if (!items.some(({ id }) => id === item.id)) return { items: [item, ...items].slice(0, max) };
            const again = renewed(item);
            return { items: replaced(items, item.id, (known) => ({ ...again, userId: known.userId ?? item.userId })) };
          }),
        change: (id, change) => set(({ items }) => ({ items: replaced(items, id, () => change) })),
        forgetWhere: (isGone) => set(({ items }) => ({ items: items.filter((each) => !isGone(each)) })),
        forget: (id) => get().forgetWhere((each) => each.id === id),
        forgetOwned: () => get().forgetWhere(({ userId }) => userId !== null),
      }),
      {
        name,
        version: 1,
        storage: withoutEmptyEntry(browserStorage(), (state) => read(state).length > 0),
        partialize: ({ items }): unknown => ({ [field]: items }),
        migrate: keepShape,
        merge: (persisted, state) => ({ ...state, items: read(persisted) }),
      },
    ),
  );
}

function replaced<Item extends KeyedItem>(
  items: readonly Item[],
  id: number,
  change: (item: Item) => object,
): readonly Item[] {
  return items.map((each) => (each.id === id ? { ...each, ...change(each) } : each));
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
