import type { ContactLink } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";

/** A restaurant of the shop: address, hours, contacts. Texts are in the page's language. */
export interface BranchView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates | null;
  readonly phone: ContactLink | null;
  /** The week with equal days joined: "пн–пт", "08:00–15:00, 16:00–22:00" by its intervals. */
  readonly week: readonly { readonly days: string; readonly hours: readonly string[] }[];
  /** Whether it is open at the shop's clock, and until or from when. Null if its hours are unknown. */
  readonly opening: { readonly isOpen: boolean; readonly text: string } | null;
  /** Hours in the format of schema.org: "Mo-Fr 08:00-22:00". */
  readonly openingHours: readonly string[];
}
