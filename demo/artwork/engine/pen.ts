/** Something that can be drawn: given a pen, it answers SVG markup in scene pixels. */
export type Part = (pen: Pen) => string;

/**
 * Holds what one picture shares while it is being drawn: a seeded source of chance, unique ids and the definitions
 * (gradients, filters, clips) that end up in a single `<defs>`.
 */
export interface Pen {
  /** The next number of the seeded sequence, in [0, 1). */
  random(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** One of the given choices. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** Stores a definition once per key and answers its id; `make` receives that id. */
  define(key: string, make: (id: string) => string): string;
  /** An id that no other part of this picture has. */
  unique(): string;
  /** Everything stored by `define`, as markup. */
  definitions(): string;
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A pen whose chance depends on the slug alone, so a picture comes out the same on every run. */
export function takePen(slug: string): Pen {
  const random = mulberry(seedOf(slug));
  const known = new Map<string, { id: string; markup: string }>();
  let count = 0;
  const unique = (): string => `p${(count++).toString(36)}`;
  return {
    random,
    unique,
    between: (low, high) => low + random() * (high - low),
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    define(key, make) {
      const found = known.get(key);
      if (found) return found.id;
      const id = unique();
      known.set(key, { id, markup: make(id) });
      return id;
    },
    definitions: () => [...known.values()].map((entry) => entry.markup).join(""),
  };
}
