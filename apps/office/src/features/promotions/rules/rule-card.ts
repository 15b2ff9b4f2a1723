import type { WireEntity } from "@skatert/contract";

export interface RuleCardProps {
  /** The documents of the card, by id. */
  readonly entities: Readonly<Record<string, WireEntity>>;
  /** The person sees the rules but may not change them (STAFF-2). */
  readonly isLocked: boolean;
}

export interface ShopLanguages {
  /** Without that of the shop's own texts. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}
