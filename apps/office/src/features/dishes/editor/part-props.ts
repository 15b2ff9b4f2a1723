import type { WireCategoryRow, WireMenuOptions } from "@skatert/contract";
import type { DishForm } from "../../../model/dishes/dish-form.ts";
import type { ChangeDish } from "./use-dish-form.ts";

/** What every part of the editor is given. */
export interface PartProps {
  readonly dishId: string;
  readonly form: DishForm;
  readonly change: ChangeDish;
  /** What is wrong with a field by its path in the form; null: nothing. */
  readonly errorOf: (path: string) => string | null;
  readonly options: WireMenuOptions;
  readonly categories: readonly WireCategoryRow[];
}
