import { isJsonObject, type Json } from "../../documents/json.ts";
import { type EntityKey, type Facets, keyOf } from "../entity.ts";
import { addFacet, type Form, type Pieces } from "./pieces.ts";
import { liftPoints, lowerPoints, POINT_FIELDS, POINTS_SECTION } from "./point-lifts.ts";
import { keepIfSame } from "./same-content.ts";
import { type Lift, lift, liftedIds, lower, SETTINGS_LIFTS } from "./settings-lifts.ts";

/** Fields of settings.json that are edited separately; all others are the section "general". */
export const SETTINGS_SECTIONS = [
  ...["logos", "seo", "seo_by_langs", "facade", "settings", "booking", "tips", "language_list"],
  ...["locations", "shipping_methods", "payment_methods", "delivery", "delivery_work_time", "popups", "banners"],
  ...["contacts", "menu", "redirects", "include", "demo_previews", "map"],
] as const;
const general = "general";

/** Whether the settings can have such a section, in any shop. */
export function isSettingsSection(id: string): boolean {
  return id === general || isSection(id);
}

/** Settings by section, with branches and zones as separate entities. */
export const settingsForm: Form = {
  split(name, content, base) {
    if (!isJsonObject(content)) return null;
    const pieces = new Map<EntityKey, Facets>([[keyOf("layout", name), { [name]: Object.keys(content) }]]);
    const rest: Record<string, Json> = {};
    for (const [field, value] of Object.entries(content)) {
      if (isSection(field)) {
        const left = liftOut({ name, pieces }, field, value, isJsonObject(base) ? (base[field] ?? null) : null);
        pieces.set(keyOf("settings", field), { [name]: left });
      } else rest[field] = value;
    }
    if (Object.keys(rest).length > 0) pieces.set(keyOf("settings", general), { [name]: rest });
    return pieces;
  },

  join(name, pieces, present) {
    const layout = pieces.get(keyOf("layout", name))?.[name];
    const rest = pieces.get(keyOf("settings", general))?.[name];
    const fields: Record<string, Json> = isJsonObject(rest) ? { ...rest } : {};
    const unplaced: EntityKey[] = [];
    for (const field of SETTINGS_SECTIONS) {
      const put = putBack({ name, pieces }, field, isJsonObject(present) ? present[field] : undefined);
      if (put.value !== undefined) fields[field] = put.value;
      unplaced.push(...put.unplaced);
    }
    const order = Array.isArray(layout) ? layout.filter((field) => typeof field === "string") : [];
    const names = [...new Set([...order, ...Object.keys(fields)])].filter((field) => fields[field] !== undefined);
    if (layout === undefined && names.length === 0) return { content: undefined, unplaced };
    const built = Object.fromEntries(names.map((field) => [field, fields[field] ?? null]));
    return { content: keepIfSame(present, built), unplaced };
  },
};

function isSection(field: string): boolean {
  return SETTINGS_SECTIONS.some((section) => section === field);
}

function liftsOf(section: string): readonly Lift[] {
  return SETTINGS_LIFTS.filter((each) => each.section === section);
}

function facetOf(name: string, { section, field }: Lift): string {
  return `${name}#${field ?? section}`;
}

interface Taking {
  readonly name: string;
  readonly pieces: Map<EntityKey, Facets>;
}

/** The section without the entities in it, which are added to the pieces. */
function liftOut({ name, pieces }: Taking, section: string, value: Json, base: Json): Json {
  if (section === POINTS_SECTION) {
    const lifted = liftPoints(value, base);
    for (const { branch, field, places } of lifted?.places ?? []) {
      addFacet(pieces, keyOf("branch", branch), `${name}#${field}`, places);
    }
    return lifted?.left ?? value;
  }
  return liftsOf(section).reduce<Json>((left, each) => {
    const within = each.field === null ? left : isJsonObject(left) ? left[each.field] : undefined;
    const lifted = lift(each, within, base);
    if (lifted === null) return left;
    for (const [id, entry] of lifted.entries) addFacet(pieces, keyOf(each.kind, id), facetOf(name, each), entry);
    return each.field === null ? lifted.ids : { ...(isJsonObject(left) ? left : {}), [each.field]: lifted.ids };
  }, value);
}

/** The section with its entities; the present value if nothing in it differs. */
function putBack(
  { name, pieces }: { readonly name: string; readonly pieces: Pieces },
  section: string,
  present: Json | undefined,
): { readonly value: Json | undefined; readonly unplaced: readonly EntityKey[] } {
  const unplaced: EntityKey[] = [];
  let value: Json | undefined = pieces.get(keyOf("settings", section))?.[name];
  for (const each of liftsOf(section)) {
    const entries = entriesOf(pieces, each, facetOf(name, each));
    const within = each.field === null ? value : isJsonObject(value) ? value[each.field] : undefined;
    const ids = liftedIds(within);
    if (ids === null) unplaced.push(...[...entries.keys()].map((id) => keyOf(each.kind, id)));
    else if (within !== undefined || entries.size > 0) {
      const lowered = lower(each, ids, entries);
      value = each.field === null ? lowered : { ...(isJsonObject(value) ? value : {}), [each.field]: lowered };
    }
  }
  if (section === POINTS_SECTION) {
    const places = POINT_FIELDS.map(
      (field) => [field, entriesOf(pieces, { kind: "branch" }, `${name}#${field}`)] as const,
    );
    const lowered = lowerPoints(value, new Map(places));
    value = lowered.value;
    unplaced.push(...lowered.unplaced.map((id) => keyOf("branch", id)));
  }
  const isSame = value !== undefined && present !== undefined && JSON.stringify(value) === JSON.stringify(present);
  return { value: isSame ? present : value, unplaced };
}

function entriesOf(pieces: Pieces, { kind }: Pick<Lift, "kind">, facet: string): ReadonlyMap<string, Json> {
  return new Map(
    [...pieces].flatMap(([key, facets]) => {
      const entry = facets[facet];
      return key.startsWith(`${kind}:`) && entry !== undefined ? [[key.slice(kind.length + 1), entry] as const] : [];
    }),
  );
}
