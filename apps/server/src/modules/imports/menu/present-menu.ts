import { isJsonObject, type JsonObject } from "../../../shop/documents/json.ts";
import { externalNumbersOf, numberKey } from "../fields/external-number.ts";
import { idIn, objectsIn, textIn } from "./json-fields.ts";
import type { MenuContext, ReadDocument } from "./menu-context.ts";
import { nameKey } from "./name-index.ts";

/** A dish of the present menu with every field that a row of a table can change. */
export interface PresentDish {
  readonly id: number;
  /** The dish in its main menu: the catalogue, or the first branch's menu that has it. */
  readonly dish: JsonObject;
  readonly main: string;
  /** Sections of the main menu that list it, in the order of the menu. */
  readonly sections: readonly number[];
  /** The dish in the menus of single branches, by document. */
  readonly branches: ReadonlyMap<string, JsonObject>;
  /** Its translations by language. */
  readonly texts: ReadonlyMap<string, JsonObject>;
}

export interface PresentMenu {
  readonly dishes: ReadonlyMap<number, PresentDish>;
  findBySlug(slug: string): PresentDish | null;
  /** The dish with a number of another system; null: none, or several. */
  findByNumber(system: string, number: string): PresentDish | null;
  /** The only dish of that name, in a section if it is given; null: none. */
  findByName(name: string, section: number | null): PresentDish | "ambiguous" | null;
}

interface OpenDish {
  readonly id: number;
  readonly dish: JsonObject;
  readonly main: string;
  readonly sections: number[];
  readonly branches: Map<string, JsonObject>;
  readonly texts: Map<string, JsonObject>;
}

export function presentMenu(read: ReadDocument, { menus, languages }: MenuContext): PresentMenu {
  const dishes = new Map<number, OpenDish>();
  for (const document of ["catalog", ...menus.map((menu) => menu.document)])
    for (const category of objectsIn(read(document)))
      for (const dish of objectsIn(category["products"]))
        addDish(dishes, { document, section: idIn(category["id"]), dish });
  for (const language of languages)
    for (const entry of overlayProducts(read(`catalog.${language}`))) {
      const known = dishes.get(idIn(entry["id"]));
      if (known !== undefined && !known.texts.has(language)) known.texts.set(language, entry);
    }
  return { dishes, ...finders([...dishes.values()]) };
}

function addDish(
  dishes: Map<number, OpenDish>,
  { document, section, dish }: { readonly document: string; readonly section: number; readonly dish: JsonObject },
): void {
  const id = idIn(dish["id"]);
  if (id === 0) return;
  const known: OpenDish = dishes.get(id) ?? {
    id,
    dish,
    main: document,
    sections: [],
    branches: new Map(),
    texts: new Map(),
  };
  dishes.set(id, known);
  if (known.main === document) known.sections.push(section);
  if (document !== "catalog" && !known.branches.has(document)) known.branches.set(document, dish);
}

/** An overlay is a list of sections with their dishes, or `{categories, products}`. */
function overlayProducts(overlay: ReturnType<ReadDocument>): readonly JsonObject[] {
  const sections = objectsIn(isJsonObject(overlay) ? overlay["categories"] : overlay);
  const apart = isJsonObject(overlay) ? objectsIn(overlay["products"]) : [];
  return [...apart, ...sections.flatMap(({ products }) => objectsIn(products))];
}

function finders(dishes: readonly PresentDish[]): Omit<PresentMenu, "dishes"> {
  const bySlug = new Map(dishes.map((one) => [textIn(one.dish["slug"]), one]));
  const byName = Map.groupBy(dishes, ({ dish }) => nameKey(textIn(dish["name"])));
  const byNumber = Map.groupBy(
    dishes.flatMap((one) => externalNumbersOf(one.dish["external_numbers"]).map((key) => ({ key, one }))),
    ({ key }) => key,
  );
  return {
    findByNumber(system, number) {
      const [first = null, ...others] = byNumber.get(numberKey(system, number)) ?? [];
      return others.length > 0 ? null : (first?.one ?? null);
    },
    findBySlug: (slug) => (slug === "" ? null : (bySlug.get(slug) ?? null)),
    findByName(name, section) {
      const named = byName.get(nameKey(name)) ?? [];
      const inSection = section === null ? named : named.filter(({ sections }) => sections.includes(section));
      return inSection.length > 1 ? "ambiguous" : (inSection[0] ?? null);
    },
  };
}
