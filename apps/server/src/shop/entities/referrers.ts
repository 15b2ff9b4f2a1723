import { shopDocument } from "../folder/read-folder.ts";
import { REFERENCES, type Target } from "../folder/references.ts";
import { namesAt, placesAt } from "../folder/walk.ts";
import type { Documents, EntityKey } from "./entity.ts";
import { entityAt } from "./entity-at.ts";

/** A place in the shop that names an entity. */
export interface Referrer {
  readonly key: EntityKey;
  readonly document: string;
  readonly path: string;
}

/** What people read before they archive something. */
const maxReferrers = 200;

/** Everything else in the shop that names a dish or a category (EDIT-1). At most 200 places. */
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
          // A dish names its categories; archiving a category moves no dish.
          return key === null || key === own || (target === "category" && key.startsWith("product:"))
            ? []
            : [{ key, document: name, path }];
        }),
    );
  });
  return found.slice(0, maxReferrers);
}
