import type { ComponentType } from "react";
import { FoundPart } from "../parts/found-part.tsx";
import { MainPart } from "../parts/main-part.tsx";
import { OptionsPart } from "../parts/options-part.tsx";
import { SellingPart } from "../parts/selling-part.tsx";
import { TextsPart } from "../parts/texts-part.tsx";
import type { PartProps } from "./part-props.ts";

export const DISH_PARTS = ["main", "options", "selling", "texts", "found"] as const;
export type DishPart = (typeof DISH_PARTS)[number];

export const PART_SCREENS: Readonly<Record<DishPart, ComponentType<PartProps>>> = {
  main: MainPart,
  options: OptionsPart,
  selling: SellingPart,
  texts: TextsPart,
  found: FoundPart,
};

/** The part with a field. Fields that are not named here are in the first part. */
export function partOf(path: string): DishPart {
  if (/^(?:sizes|sizeTitle|groups|supplements|combo)/.test(path)) return "options";
  return /^(?:menus|soldAt|windows)/.test(path) ? "selling" : path.startsWith("properties") ? "found" : "main";
}
