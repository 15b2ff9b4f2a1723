import type { Json } from "../documents/json.ts";
import { deltaOf, type EntityDelta } from "./delta.ts";
import { type CatalogPieces, catalogForm, piecesOfCatalog, productFacets } from "./documents/catalog-form.ts";
import { documentForm } from "./documents/forms.ts";
import { type Documents, type EntityKey, type Facets, isEditable, keyOf } from "./entity.ts";
import { piecesOf } from "./explode.ts";

/**
 * The differences between two states of a shop, by entity. Identical objects are not compared, so the cost depends on
 * the change and not on the size of the menu.
 */
export function changedEntities(before: Documents, after: Documents): ReadonlyMap<EntityKey, EntityDelta> {
  const changes = new Map<EntityKey, EntityDelta>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is || !isEditable(name)) continue;
    for (const [key, facets] of differingFacets(name, { before, was }, { after, is })) {
      const delta = deltaOf(facets.before, facets.after);
      if (delta !== null) changes.set(key, { ...changes.get(key), ...delta });
    }
  }
  return changes;
}

interface BothStates {
  readonly before: Facets;
  readonly after: Facets;
}

function differingFacets(
  name: string,
  { before, was }: { readonly before: Documents; readonly was: Json | undefined },
  { after, is }: { readonly after: Documents; readonly is: Json | undefined },
): Iterable<readonly [EntityKey, BothStates]> {
  if (documentForm(name) === catalogForm && was !== undefined && is !== undefined) {
    const [old, fresh] = [piecesOfCatalog(was), piecesOfCatalog(is)];
    if (old !== null && fresh !== null) return catalogDifferences(name, old, fresh);
  }
  const [old, fresh] = [
    was === undefined ? new Map<EntityKey, Facets>() : piecesOf(before, name, was),
    is === undefined ? new Map<EntityKey, Facets>() : piecesOf(after, name, is),
  ];
  const keys = new Set([...old.keys(), ...fresh.keys()]);
  return [...keys].map((key) => [key, { before: old.get(key) ?? {}, after: fresh.get(key) ?? {} }] as const);
}

/** Categories are compared by identity, and their products only if a category differs. */
function catalogDifferences(
  name: string,
  old: CatalogPieces,
  fresh: CatalogPieces,
): readonly (readonly [EntityKey, BothStates])[] {
  const [was, is] = [old, fresh].map(({ categories }) => new Map(categories.map((each) => [each.id, each])));
  const layout = { before: { [name]: old.layout }, after: { [name]: fresh.layout } };
  const found: (readonly [EntityKey, BothStates])[] = [[keyOf("layout", name), layout]];
  const products = new Set(differingIds(old.loose?.products, fresh.loose?.products));
  for (const id of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
    const [before, after] = [was?.get(id), is?.get(id)];
    if (before === after) continue;
    found.push([keyOf("category", id), { before: facetsOf(name, before?.facet), after: facetsOf(name, after?.facet) }]);
    for (const product of differingIds(before?.products, after?.products)) products.add(product);
  }
  for (const id of products) {
    const states = { before: productFacets(name, old, id), after: productFacets(name, fresh, id) };
    found.push([keyOf("product", id), states]);
  }
  return found;
}

function facetsOf(name: string, facet: Json | undefined): Facets {
  return facet === undefined ? {} : { [name]: facet };
}

function differingIds(
  before: ReadonlyMap<string, Json> = new Map(),
  after: ReadonlyMap<string, Json> = new Map(),
): readonly string[] {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [...gone, ...[...after].flatMap(([id, product]) => (before.get(id) === product ? [] : [id]))];
}
