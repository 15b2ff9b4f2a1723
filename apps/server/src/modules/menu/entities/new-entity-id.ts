import { invalidParams } from "../../../input/refusal.ts";
import { heldKeys } from "../../../shop/drafts/draft-keys.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { isJsonObject, type JsonObject } from "../../../shop/editing/overlay.ts";
import { type EntityKey, type EntityKind, type Facets, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { newBranch } from "../branches/new-branch.ts";
import type { EditedKind } from "./kinds.ts";

/** Kinds whose entries get a number from the shop. Editors choose the ids of zones. */
const numbered = ["product", "category", "content"];

/**
 * The key of a new entity, and its facets with the id. Unless `wanted` is given, it gets the next number of its kind.
 * `greatestBranch`: see BranchUse.
 */
export async function newEntityId(
  draft: DraftWork,
  { kind }: EditedKind,
  document: string | null,
  wanted: string | null,
  facets: JsonObject,
  greatestBranch: () => Promise<number>,
): Promise<{ readonly key: EntityKey; readonly facets: Facets }> {
  if (kind === "branch") return newBranch(draft, wanted, facets, await greatestBranch());
  const prefix = document === null ? "" : `${document}/`;
  if (!numbered.includes(kind)) {
    if (wanted === null) throw invalidParams([{ path: "id", message: "is required" }]);
    return { key: keyOf(kind, wanted), facets };
  }
  const id = wanted ?? String((await greatestId(draft, kind, prefix)) + 1);
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
  const withId = Object.entries(facets).map(
    ([facet, content]) =>
      // A gallery is identified by its name in the document.
      [facet, isJsonObject(content) && document !== "galleries" ? { id: number, ...content } : content] as const,
  );
  return { key: keyOf(kind, prefix + id), facets: Object.fromEntries(withId) };
}

async function greatestId(draft: DraftWork, kind: EntityKind, prefix: string): Promise<number> {
  const keys = [...explode(draft.documents).keys(), ...(await heldKeys(draft.tx, kind))];
  const ids = keys.flatMap((key) => {
    const entity = readKey(key);
    if (entity?.kind !== kind || !entity.id.startsWith(prefix)) return [];
    const number = Number(entity.id.slice(prefix.length));
    return Number.isSafeInteger(number) && number > 0 ? [number] : [];
  });
  return ids.reduce((greatest, id) => Math.max(greatest, id), 0);
}
