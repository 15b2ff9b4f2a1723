import type { AddressSource, FoundAddress, LanguageCode } from "@skatert/contract";
import type { Bounds, Coordinates } from "@skatert/domain";

/** The area of delivery, whose addresses are preferred. Null: anywhere. */
export type SearchArea = Bounds | null;

export interface AddressQuestion {
  readonly text: string;
  readonly language: LanguageCode;
  readonly area: SearchArea;
  /** Groups the requests of one typed entry, for providers that count sessions; "" for none. */
  readonly session: string;
}

/**
 * A provider of address search. Each call throws FinderFailure if the provider fails; an unknown address is not a
 * failure. Coordinates are returned only if they are exact enough for a delivery.
 */
export interface AddressFinder {
  readonly name: AddressSource;
  /** At most ten addresses that begin like the text, the likeliest first. */
  suggest(question: AddressQuestion): Promise<readonly FoundAddress[]>;
  /** The place of an address; `ref` comes from a suggestion, null for typed text. */
  locate(question: AddressQuestion & { readonly ref: string | null }): Promise<FoundAddress | null>;
  /** The address at a point. */
  at(point: Coordinates, language: LanguageCode): Promise<FoundAddress | null>;
}

/** The provider is unavailable, slow, refuses or answers invalidly. The message contains neither address nor key. */
export class FinderFailure extends Error {
  /** Whether the next request would fail too: no answer in time, 5xx, 401, 403 or 429. */
  readonly isAway: boolean;

  constructor(message: string, { isAway = false }: { readonly isAway?: boolean } = {}) {
    super(message);
    this.isAway = isAway;
  }
}
