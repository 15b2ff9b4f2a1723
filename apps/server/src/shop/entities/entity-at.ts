import { isMenu } from "@skatert/contract";
import { isJsonObject, type Json } from "../documents/json.ts";
import { entryId, subjectOf, textsOf } from "./documents/entries.ts";
import { documentForm, wholeForm } from "./documents/forms.ts";
import { branchOfPoint, POINT_FIELDS, POINTS_SECTION } from "./documents/point-lifts.ts";
import { lift, SETTINGS_LIFTS } from "./documents/settings-lifts.ts";
import { type Documents, type EntityKey, keyOf } from "./entity.ts";

/** The entity at a path of a document, such as `[3].products[12].price` of a menu; null: none that staff edit. */
export function entityAt(documents: Documents, name: string, path: string): EntityKey | null {
  const content = documents.get(name);
  if (content === undefined) return null;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  if (isMenu(name) || subjectOf(name) === "catalog") return inCatalog(content, steps);
  if (subjectOf(name) === "settings") return inSettings(documents, content, steps);
  if (subjectOf(name) === "coupons") return keyFor("coupon", at(content, steps.slice(0, 2)));
  const id = entryId(at(content, steps.slice(0, 1)));
  return documentForm(name) === wholeForm || id === null
    ? keyOf("document", subjectOf(name))
    : keyOf("content", `${subjectOf(name)}/${id}`);
}

function inCatalog(content: Json, steps: readonly string[]): EntityKey | null {
  const [category, list, product] = steps;
  if (category === undefined) return null;
  if (category === "products") return keyFor("product", at(content, steps.slice(0, 2)));
  if (category === "categories") return inCatalog(at(content, ["categories"]), steps.slice(1));
  const isProduct = list === "products" && product !== undefined;
  return isProduct
    ? keyFor("product", at(content, steps.slice(0, 3)))
    : keyFor("category", at(content, steps.slice(0, 1)));
}

function keyFor(kind: "product" | "category" | "coupon", entry: Json): EntityKey | null {
  const id = entryId(entry);
  return id === null ? null : keyOf(kind, id);
}

function inSettings(documents: Documents, content: Json, steps: readonly string[]): EntityKey | null {
  const [section = "", ...rest] = steps;
  const base = at(documents.get("settings") ?? null, [section]);
  if (section === POINTS_SECTION) return pointAt(content, base, rest) ?? keyOf("settings", section);
  for (const each of SETTINGS_LIFTS) {
    if (each.section !== section || (each.field !== null && each.field !== rest[0])) continue;
    const [place] = each.field === null ? rest : rest.slice(1);
    if (place === undefined) continue;
    const value = at(content, each.field === null ? [section] : [section, each.field]);
    const entry = at(value, [place]);
    const lifted = lift(each, value, base);
    if (each.shape === "map") return keyOf(each.kind, place);
    const found = [...(lifted?.entries ?? [])].find(([, kept]) => kept === entry || isIn(kept, entry));
    if (found !== undefined) return keyOf(each.kind, found[0]);
  }
  return keyOf("settings", section);
}

/** The branch of a pickup place, by a path such as `[1].pickup_locations[2].coord`; null: not a place. */
function pointAt(content: Json, base: Json, [way = "", field, place]: readonly string[]): EntityKey | null {
  if (place === undefined || !POINT_FIELDS.some((each) => each === field)) return null;
  const method = at(content, [POINTS_SECTION, way]);
  const entry = at(method, [field ?? "", place]);
  const [id] = isJsonObject(method) ? textsOf([method["id"] ?? null]) : [];
  const branch = id === undefined || !isJsonObject(entry) ? null : branchOfPoint(id, entry, base);
  return branch === null ? null : keyOf("branch", branch);
}

function isIn(group: Json, entry: Json): boolean {
  return Array.isArray(group) && group.includes(entry);
}

function at(content: Json, steps: readonly string[]): Json {
  return steps.reduce<Json>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)] ?? null;
    return isJsonObject(value) ? (value[step] ?? null) : null;
  }, content);
}
