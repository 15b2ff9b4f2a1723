import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { splitField } from "../columns/field-names.ts";
import { patched } from "../fields/menu-field.ts";
import { dishFields } from "../fields/menu-fields.ts";
import { idIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { isDishField } from "../plan/target-fields.ts";
import type { WorkedDish } from "./menu-work.ts";

/** A language's overlay of the menu after an import that changed columns such as "Название (en)". */
export function patchOverlay(
  overlay: Json,
  {
    language,
    dishes,
    context,
  }: {
    readonly language: string;
    readonly dishes: ReadonlyMap<number, WorkedDish>;
    readonly context: MenuContext;
  },
): Json {
  const translated = new Map([...dishes].filter(([, dish]) => textsOf(dish, language).length > 0));
  if (translated.size === 0) return overlay;
  const done = new Set<number>();
  const patch = (entry: Json): Json => {
    const dish = isJsonObject(entry) ? translated.get(idIn(entry["id"])) : undefined;
    if (dish === undefined || !isJsonObject(entry)) return entry;
    done.add(dish.id);
    return patchEntry(entry, dish, { language, context });
  };
  const inList = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list.map(patch) : []);
  const inSections = (list: Json | undefined): readonly Json[] =>
    (Array.isArray(list) ? list : []).map((section: Json) =>
      isJsonObject(section) && "products" in section ? { ...section, products: inList(section["products"]) } : section,
    );
  if (isJsonObject(overlay)) {
    const next = { ...overlay, ...("categories" in overlay ? { categories: inSections(overlay["categories"]) } : {}) };
    const products = inList(overlay["products"]);
    return {
      ...next,
      products: [...products, ...missing(translated, done, { language, context }).map(({ entry }) => entry)],
    };
  }
  const sections = inSections(overlay);
  return withMissing(sections, missing(translated, done, { language, context }));
}

interface Translated {
  readonly entry: JsonObject;
  readonly section: number;
}

/** Entries of dishes that were not translated before. */
function missing(
  translated: ReadonlyMap<number, WorkedDish>,
  done: ReadonlySet<number>,
  place: { readonly language: string; readonly context: MenuContext },
): readonly Translated[] {
  return [...translated.values()]
    .filter(({ id, plan }) => !done.has(id) && textsOf({ plan }, place.language).some(({ after }) => after !== ""))
    .map((dish) => ({
      entry: patchEntry({ id: dish.id }, dish, place),
      section: dish.sections?.[0] ?? dish.known?.sections[0] ?? 0,
    }));
}

/** Each dish of the overlay in its section; adds sections that the overlay lacks. */
function withMissing(sections: readonly Json[], entries: readonly Translated[]): Json {
  const bySection = Map.groupBy(entries, ({ section }) => section);
  const next = sections.map((section) => {
    const own = isJsonObject(section) ? bySection.get(idIn(section["id"])) : undefined;
    if (own === undefined || !isJsonObject(section)) return section;
    bySection.delete(idIn(section["id"]));
    const products = Array.isArray(section["products"]) ? section["products"] : [];
    return { ...section, products: [...products, ...own.map(({ entry }) => entry)] };
  });
  const others = [...bySection].map(([id, own]) => ({ id, products: own.map(({ entry }) => entry) }));
  return [...next, ...others];
}

function textsOf({ plan }: Pick<WorkedDish, "plan">, language: string) {
  return plan.changes.filter(({ field, sizeRow }) => {
    const [base, detail] = splitField(field);
    return sizeRow === null && base !== "price" && detail === language;
  });
}

function patchEntry(
  entry: JsonObject,
  dish: Pick<WorkedDish, "plan">,
  { language, context }: { readonly language: string; readonly context: MenuContext },
): JsonObject {
  return textsOf(dish, language).reduce((next, { field, after }) => {
    const [base] = splitField(field);
    return isDishField(base) ? patched(next, dishFields[base].write(next, after, context)) : next;
  }, entry);
}
