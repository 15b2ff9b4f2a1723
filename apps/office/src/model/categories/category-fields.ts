import type { WireEntity } from "@skatert/contract";
import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { fieldsIn, textOf } from "../entities/read-fields.ts";
import { type DocumentPicture, documentPictures } from "../pictures/document-picture.ts";
import { parentId } from "./category-tree.ts";

/** When dishes of a category can be ordered. */
export interface CategoryHours {
  /** Monday is 1. None chosen: every day. */
  readonly days: readonly number[];
  /** "HH:MM"; empty: from the start, to the end of the day. */
  readonly from: string;
  readonly to: string;
}

/** Texts of a category in another language; empty: guests read the menu's own. */
export interface CategoryTexts {
  readonly name: string;
  readonly description: string;
}

/** A category as its form has it. */
export interface CategoryFields {
  readonly name: string;
  readonly description: string;
  readonly picture: DocumentPicture | null;
  readonly isHidden: boolean;
  readonly isOnHome: boolean;
  /** Empty: at the top. */
  readonly parent: string;
  readonly hours: CategoryHours | null;
  /** By the language's code. */
  readonly texts: Readonly<Record<string, CategoryTexts>>;
  /** Ids of its dishes in order. */
  readonly products: readonly string[];
}

/** Reads a category with its texts in some languages. */
export function categoryFields({ facets }: Pick<WireEntity, "facets">, languages: readonly string[]): CategoryFields {
  const main = fieldsIn(facets["catalog"]);
  return {
    name: textOf(main["name"]),
    description: textOf(main["description"]),
    picture: documentPictures(main["dop_image_category_site"])[0] ?? documentPictures(main["image"])[0] ?? null,
    isHidden: isOn(main["hide_category"], false),
    isOnHome: isOn(main["show_on_home"], true),
    parent: parentId({ parent: main["parent"] }) ?? "",
    hours: hoursOf(main["category_availability"]),
    texts: Object.fromEntries(
      languages.map((code) => {
        const own = fieldsIn(facets[`catalog.${code}`]);
        return [code, { name: textOf(own["name"]), description: textOf(own["description"]) }];
      }),
    ),
    products: Array.isArray(main["products"]) ? main["products"].map(String) : [],
  };
}

/** Menu documents that have a category: the main one and those of branches with a menu of their own. */
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

/** Puts what keeps a category from being published to its fields. Only the category above it can be unknown. */
export const categoryFieldAt: FieldAt = ({ document, steps }) =>
  !document.includes(".") && namesIn(steps)[0] === "parent" ? "parent" : null;
