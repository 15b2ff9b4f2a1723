import type { ServingHours } from "@skatert/domain";
import { create } from "zustand";
import type { DishState } from "../card/dish.ts";

export interface MenuTime {
  /**
   * Whether a dish of these hours is offered at the time chosen for the order. Null: none is chosen, so the
   * page's own state applies.
   */
  readonly stateAt: ((hours: readonly ServingHours[]) => DishState) | null;
}

export const useMenuTime = create<MenuTime>(() => ({ stateAt: null }));
