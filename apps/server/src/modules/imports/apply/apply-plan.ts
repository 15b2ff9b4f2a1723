import type { Json } from "../../../shop/documents/json.ts";
import { comingWith } from "../groups/coming-ids.ts";
import { menuContext, type ReadDocument } from "../menu/menu-context.ts";
import type { KnownPictures } from "../menu/pictures-text.ts";
import { presentMenu } from "../menu/present-menu.ts";
import type { DishPlan } from "../plan/plan.ts";
import { menuWork, type WorkedDish } from "./menu-work.ts";
import { patchMenu } from "./patch-menu.ts";
import { patchOverlay } from "./patch-overlay.ts";

/** The result of an import, to be written to the shop. */
export interface AppliedPlan {
  /** Changed documents by name. */
  readonly documents: ReadonlyMap<string, Json>;
  /** Dishes changed or added by the import, by id. */
  readonly dishes: ReadonlyMap<number, WorkedDish>;
  /** Groups of options changed or added by the import, by the id of their section. */
  readonly groups: ReadonlyMap<number, DishPlan>;
}

export interface PlanToApply {
  /** Without archiving; the caller archives. */
  readonly plans: readonly DishPlan[];
  /** The lowest number for a new dish; numbers of the menu are never reused. */
  readonly firstId: number;
  /** The same for a new section; 1 by default. */
  readonly firstSection?: number;
  /** Fetched pictures by their address in the plans. */
  readonly pictures?: KnownPictures;
}

/**
 * The shop's documents after an import. Dishes, sections and documents that do not change keep their object identity
 * (decision 034).
 */
export function applyPlan(read: ReadDocument, names: readonly string[], request: PlanToApply): AppliedPlan {
  const before = menuContext(read, names, request.pictures);
  const { dishes: present } = presentMenu(read, before);
  const firstId = Math.max(request.firstId, ...[...present.keys()].map((id) => id + 1));
  const work = menuWork({
    plans: request.plans,
    catalog: read("catalog"),
    present,
    firstId,
    firstSection: request.firstSection ?? 1,
  });
  const context = { ...before, groups: before.groups.with(comingWith(work, before)) };
  const documents = new Map<string, Json>();
  const put = (name: string, after: Json) => {
    if (after !== read(name)) documents.set(name, after);
  };
  for (const document of names.filter((name) => name === "catalog" || name.startsWith("prices/")))
    put(document, patchMenu(read(document), { document, work, context }));
  for (const language of context.languages)
    put(`catalog.${language}`, patchOverlay(read(`catalog.${language}`), { language, dishes: work.dishes, context }));
  return { documents, dishes: work.dishes, groups: work.groups };
}
