import { REFERENCES, type Target } from "../documents/references.ts";
import { shopDocument } from "../documents/shop-document.ts";
import { namesAt, placesAt } from "../documents/walk.ts";
import type { Documents, EntityKey } from "./entity.ts";
import { entityAt } from "./entity-at.ts";

/** A reference to an entity in the shop. */
export interface Referrer {
  readonly key: EntityKey;
  readonly document: string;
  readonly path: string;
}

/** References shown before an entity is archived. */
const maxReferrers = 200;

/** All references to a dish or a category in the rest of the shop (EDIT-1). At most 200. */
export function referrersOf(documents: Documents, target: Extract<Target, "product" | "category">, id: string) {
  const own: EntityKey = `${target}:${id}`;
  const found = [...documents].flatMap(([name, content]): readonly Referrer[] => {
    const subject = shopDocument(name, content)?.subject.kind === "prices" ? "catalog" : name;
    const rules = REFERENCES.filter((rule) => rule.target === target && rule.document === subject);
    return rules.flatMap((rule) =>
      placesAt(content, rule.at)
        .flatMap(namesAt)
        .filter(({ name: named }) => named === id)
        .flatMap(({ path }) => {
          const key = entityAt(documents, name, path);
          // A dish refers to its categories, but archiving a category does not change the dish.
          return key === null || key === own || (target === "category" && key.startsWith("product:"))
            ? []
            : [{ key, document: name, path }];
        }),
    );
  });
  return found.slice(0, maxReferrers);
}
