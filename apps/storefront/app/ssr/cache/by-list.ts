import { isSameList } from "../../page-data/cache/is-same.ts";

/** Lists with the same first item: a page's orders and filters, and earlier versions of some minutes ago. */
const maxLists = 8;

/**
 * A cache of values made from lists of objects, for example the markup of cards. A list with the same objects in the
 * same order gets the same value. An entry lives as long as the list's first object.
 */
export function createByList<Item extends object, Value>(): (items: readonly Item[], make: () => Value) => Value {
  const lists = new WeakMap<Item, { readonly items: readonly Item[]; readonly value: Value }[]>();
  return (items, make) => {
    const [first] = items;
    if (first === undefined) return make();
    const known = lists.get(first) ?? [];
    const same = known.find((list) => isSameList(list.items, items));
    if (same !== undefined) return same.value;
    const value = make();
    known.push({ items, value });
    if (known.length > maxLists) known.shift();
    lists.set(first, known);
    return value;
  };
}
