import type { Json } from "../documents/json.ts";
import { catalogForm, piecesOfCatalog, productFacets } from "./documents/catalog-form.ts";
import { documentForm } from "./documents/forms.ts";
import { type Documents, type EntityKey, type Facets, isEditable, keyOf, readKey } from "./entity.ts";
import { piecesOf } from "./explode.ts";

/** One entity of a shop, without splitting whole menus; null: there is none. */
export function entityIn(documents: Documents, key: EntityKey): Facets | null {
  const facets: Record<string, Json> = {};
  for (const [name, content] of documents) {
    if (isEditable(name)) Object.assign(facets, facetsIn(documents, name, content, key));
  }
  return Object.keys(facets).length === 0 ? null : facets;
}

function facetsIn(documents: Documents, name: string, content: Json, key: EntityKey): Facets {
  const catalog = documentForm(name) === catalogForm ? piecesOfCatalog(content) : null;
  if (catalog === null) return piecesOf(documents, name, content).get(key) ?? {};
  const entity = readKey(key);
  switch (entity?.kind) {
    case "product":
      return productFacets(name, catalog, entity.id);
    case "category": {
      const found = catalog.categories.find(({ id }) => id === entity.id);
      return found === undefined ? {} : { [name]: found.facet };
    }
    default:
      return key === keyOf("layout", name) ? { [name]: catalog.layout } : {};
  }
}
