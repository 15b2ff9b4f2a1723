import type { ContactLink } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";

/** A restaurant of the shop: where it is, when it is open, how to reach it. Words are in the page's language. */
export interface BranchView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates | null;
  readonly phone: ContactLink | null;
  /** The week in as few rows as it has different days: "пн–пт", "08:00–15:00, 16:00–22:00" by its intervals. */
  readonly week: readonly { readonly days: string; readonly hours: readonly string[] }[];
  /** Whether it is open at the shop's clock, and until or from when; null where its hours are not known. */
  readonly opening: { readonly isOpen: boolean; readonly text: string } | null;
  /** As schema.org writes hours: "Mo-Fr 08:00-22:00". */
  readonly openingHours: readonly string[];
}
