import type { WireEntity } from "@skatert/contract";
import type { ClockWindow } from "../../ui/fields/windows-field.tsx";
import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { MAIN_MENU } from "../entities/menus.ts";
import { fieldsIn, textOf } from "../entities/read-fields.ts";
import { type GroupForm, readGroup } from "../groups/group-form.ts";
import { servingWindows } from "../hours/serving-windows.ts";
import { type DocumentPicture, documentPictures } from "../pictures/document-picture.ts";
import { parentId } from "./category-tree.ts";

/** Texts of a category in another language; empty: guests see the menu's own text. */
export interface CategoryTexts {
  readonly name: string;
  readonly description: string;
}

/** The form of a category. */
export interface CategoryFields {
  readonly name: string;
  readonly description: string;
  readonly picture: DocumentPicture | null;
  readonly isHidden: boolean;
  readonly isOnHome: boolean;
  /** Empty: top level. */
  readonly parent: string;
  /** When guests can order its dishes. Empty: always. */
  readonly hours: readonly ClockWindow[];
  /** Whether guests may write notes for its dishes: "allow", "forbid"; "": as above it. */
  readonly notes: string;
  /** By language code. */
  readonly texts: Readonly<Record<string, CategoryTexts>>;
  /** Dish ids in order. */
  readonly products: readonly string[];
  /** The group of options that it is; null: it is none. */
  readonly group: GroupForm | null;
}

/** Reads a category with its translations. Its dishes are the options of a group that lists none. */
export function categoryFields({ facets }: Pick<WireEntity, "facets">, languages: readonly string[]): CategoryFields {
  const main = fieldsIn(facets[MAIN_MENU]);
  const products = Array.isArray(main["products"]) ? main["products"].map(String) : [];
  return {
    name: textOf(main["name"]),
    description: textOf(main["description"]),
    picture: documentPictures(main["dop_image_category_site"])[0] ?? documentPictures(main["image"])[0] ?? null,
    isHidden: isOn(main["hide_category"], false),
    isOnHome: isOn(main["show_on_home"], true),
    parent: parentId({ parent: main["parent"] }) ?? "",
    hours: servingWindows(main["category_availability"]),
    notes: textOf(main["dish_notes"]),
    texts: Object.fromEntries(
      languages.map((code) => {
        const own = fieldsIn(facets[`catalog.${code}`]);
        return [code, { name: textOf(own["name"]), description: textOf(own["description"]) }];
      }),
    ),
    products,
    group: readGroup(main["choice"], products),
  };
}

/** Documents write flags as true, 1, "1", "yes" and their opposites. */
function isOn(value: unknown, otherwise: boolean): boolean {
  if (value === undefined || value === null || value === "") return otherwise;
  return value === true || value === 1 || ["1", "true", "yes", "on"].includes(String(value).toLowerCase());
}

/** Assigns the faults that block publishing of a category to its fields: its parent, its visibility, its group. */
export const categoryFieldAt: FieldAt = ({ document, steps }) => {
  if (document.includes(".")) return null;
  const [field, inner = ""] = namesIn(steps);
  if (field === "parent") return "parent";
  if (field === "hide_category") return "hidden";
  if (field !== "choice") return null;
  return ["min", "max", "distinct", "free"].includes(inner) ? inner : inner === "kind" ? "parent" : "options";
};
