import type { BranchId, CategoryId, Picture, ProductId, Weekday } from "../catalog/types.ts";
import type { ZoneId } from "../delivery/types.ts";

export type BannerTarget =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "product"; readonly productId: ProductId }
  | { readonly kind: "category"; readonly categoryId: CategoryId }
  | { readonly kind: "text"; readonly postSlug: string | null };

export interface Banner {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly desktop: readonly Picture[];
  readonly phone: readonly Picture[];
  readonly target: BannerTarget;
  /** Empty or `everywhere`: all branches. */
  readonly warehouseIds: readonly BranchId[];
  readonly everywhere: boolean;
  readonly devices: readonly string[];
  readonly isStory: boolean;
}

export interface Popup {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  /** Target and label of its button. An empty label takes the storefront's text. */
  readonly url: string | null;
  readonly buttonText: string;
  readonly warehouseIds: readonly BranchId[];
  readonly stockEmpty: boolean;
  readonly disablesOrdering: boolean;
  readonly bannedWeekdays: readonly Weekday[];
  /** Minutes of the day. Null: unbounded. */
  readonly from: number | null;
  readonly to: number | null;
  readonly zoneId: ZoneId | null;
  readonly repeat: "once" | "session" | "always";
}
