import type { WireEntity } from "@skatert/contract";
import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { fieldsIn, textOf } from "../entities/read-fields.ts";
import { type GroupForm, readGroup } from "../groups/group-form.ts";
import { type DocumentPicture, documentPictures } from "../pictures/document-picture.ts";
import { parentId } from "./category-tree.ts";

/** When guests can order dishes of a category. */
export interface CategoryHours {
  /** Monday is 1. Empty: every day. */
  readonly days: readonly number[];
  /** "HH:MM"; empty: from the start, or to the end, of the day. */
  readonly from: string;
  readonly to: string;
}

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
  readonly hours: CategoryHours | null;
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
  const main = fieldsIn(facets["catalog"]);
  const products = Array.isArray(main["products"]) ? main["products"].map(String) : [];
  return {
    name: textOf(main["name"]),
    description: textOf(main["description"]),
    picture: documentPictures(main["dop_image_category_site"])[0] ?? documentPictures(main["image"])[0] ?? null,
    isHidden: isOn(main["hide_category"], false),
    isOnHome: isOn(main["show_on_home"], true),
    parent: parentId({ parent: main["parent"] }) ?? "",
    hours: hoursOf(main["category_availability"]),
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

/** Menu documents with a category: the main menu and the branches' own menus. */
export function menusOf(facets: WireEntity["facets"]): readonly string[] {
  return Object.keys(facets).filter((facet) => facet === "catalog" || facet.startsWith("prices/"));
}

/** Documents write flags as true, 1, "1", "yes" and their opposites. */
function isOn(value: unknown, otherwise: boolean): boolean {
  if (value === undefined || value === null || value === "") return otherwise;
  return value === true || value === 1 || ["1", "true", "yes", "on"].includes(String(value).toLowerCase());
}

function hoursOf(value: unknown): CategoryHours | null {
  const { weekdays, from, to } = fieldsIn(value);
  const days = (Array.isArray(weekdays) ? weekdays : textOf(weekdays).split(",")).map(Number);
  const chosen = [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(day));
  const hours = { days: chosen.length === 0 ? [1, 2, 3, 4, 5, 6, 7] : chosen, from: textOf(from), to: textOf(to) };
  const isAlways = hours.days.length === 7 && hours.from === "" && hours.to === "";
  return isAlways ? null : hours;
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
