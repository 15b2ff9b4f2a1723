import type { WireCategoryRow, WireMenuOptions } from "@skatert/contract";
import type { DishForm } from "../../../model/dishes/dish-form.ts";
import type { PictureUpload } from "../../pictures/use-picture-upload.ts";
import type { ChangeDish } from "./use-dish-form.ts";

/** Properties of every part of the editor. */
export interface PartProps {
  readonly dishId: string;
  readonly form: DishForm;
  readonly change: ChangeDish;
  /** The fault message of a field by its path in the form; null: none. */
  readonly errorOf: (path: string) => string | null;
  readonly options: WireMenuOptions;
  readonly categories: readonly WireCategoryRow[];
  /** The upload of a photo of the dish. It continues while another part is shown. */
  readonly upload: PictureUpload;
}
