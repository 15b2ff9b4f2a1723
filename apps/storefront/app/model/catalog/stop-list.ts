import type { ProductId } from "@skatert/domain";
import { create } from "zustand";

/** What the chosen branch does not sell at the time chosen for the order, and how busy it is. */
export interface ShownStops {
  readonly revision: string;
  /** Whole dishes, each with its text, such as "back at 18:00". "": sold out. */
  readonly products: ReadonlyMap<ProductId, string>;
  readonly variations: ReadonlyMap<number, string>;
  readonly supplements: ReadonlyMap<ProductId, string>;
  /** Minutes that the branch adds to its times now (STOP-3). */
  readonly extraMinutes: number;
  readonly express: boolean;
  /** Until when the place takes no orders now (STOP-3); "": it takes them. */
  readonly pause: string;
}

/** Empty until the first answer; see adoptStopList. */
export const useStopList = create<ShownStops>(() => ({
  revision: "",
  products: new Map(),
  variations: new Map(),
  supplements: new Map(),
  extraMinutes: 0,
  express: true,
  pause: "",
}));
