import type { CartLine } from "../types.ts";

// In a file of its own: every page's first script reads the stored cart, and needs no other rule of group orders.

/** The shopper's own line as that of a person of a group order: a line of its own beside the same dish of others. */
export function namedLine(own: CartLine, person: string): CartLine {
  return { ...own, person, key: `${own.key}@${person}` };
}
