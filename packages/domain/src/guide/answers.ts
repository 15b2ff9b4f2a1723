import type { Coordinates } from "../delivery/types.ts";

/** The steps of the guide in their order (OFFICE-6). */
export const GUIDE_STEPS = ["restaurant", "place", "zone", "hours", "payment", "dishes"] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export const GUIDE_LANGUAGES = ["ru", "en"] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** Methods that need no gateway; others are ids of configured gateways. */
export const PAY_ON_RECEIPT = ["cash", "card"] as const;

/** Maximum number of intervals of the week in the office. */
export const MAX_GUIDE_HOURS = 21;
/** Maximum number of dishes in the guide; a larger menu needs a file. */
export const MAX_GUIDE_DISHES = 300;
/** A zone is drawn as a circle; near the poles a degree of longitude is too short for that. */
export const MAX_GUIDE_LATITUDE = 80;
export const GUIDE_RADIUS = { min: 0.3, max: 50 } as const;

/**
 * An interval of the chosen days on the restaurant's clock, "HH:MM". Past midnight it belongs to the day on which it
 * opens.
 */
export interface GuideHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** A dish as typed. */
export interface GuideDish {
  readonly name: string;
  /** In the shop's currency: "350", "350,50". */
  readonly price: string;
  readonly category: string;
  /** "250 г", "0.5 л"; "": not given. */
  readonly weight: string;
}

/** The answers that the owner has typed so far. Every part may still be unfinished. */
export interface GuideAnswers {
  readonly restaurant: {
    readonly name: string;
    readonly phone: string;
    readonly language: GuideLanguage;
    /** Sign, such as ₽. */
    readonly currency: string;
    /** IANA name. */
    readonly timeZone: string;
  };
  readonly place: {
    readonly city: string;
    readonly address: string;
    /** Null: not found on the map yet. */
    readonly point: Coordinates | null;
  };
  /** Sums in the shop's currency; null: nothing typed. */
  readonly zone: {
    readonly delivers: boolean;
    readonly radiusKm: number | null;
    readonly fee: number | null;
    readonly minimum: number | null;
    /** Null: the fee always applies. */
    readonly freeFrom: number | null;
  };
  readonly hours: { readonly intervals: readonly GuideHours[] };
  readonly payment: { readonly methods: readonly string[] };
  readonly dishes: { readonly dishes: readonly GuideDish[] };
}
