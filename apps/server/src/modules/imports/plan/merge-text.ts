/** The shop's text when the file was made: in full, or as a digest that can only be compared. */
export interface Base {
  readonly text: string | null;
  equals(text: string): boolean;
}

export type Merge =
  /** The shop already has the file's text, or the file did not change it since. */
  | { readonly kind: "same" }
  | { readonly kind: "take" }
  /** Both changed it differently. */
  | { readonly kind: "conflict" };

/** Three-way merge of one field (IMPORT-2). Without a base the file's text wins. */
export function mergeText(file: string, shop: string, base: Base | null): Merge {
  if (file === shop || base?.equals(file) === true) return { kind: "same" };
  return base === null || base.equals(shop) ? { kind: "take" } : { kind: "conflict" };
}

export function knownBase(text: string | undefined): Base | null {
  return text === undefined ? null : { text, equals: (other) => other === text };
}
