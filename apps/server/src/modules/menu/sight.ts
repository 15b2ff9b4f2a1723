import { isMenu, type WirePublishFault } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../input/refusal.ts";
import { type EntityKey, readKey } from "../../shop/entities/entity.ts";
import type { StaffGate } from "../staff-gate.ts";
import { CONTENT_KIND, EDITED_KINDS } from "./entities/kinds.ts";
import { requireRight } from "./menu-access.ts";
import type { ChangeBy } from "./menu-deps.ts";

/**
 * The part of the draft and the history that a person may read (STAFF-2): the whole shop, or only its menu. The whole
 * shop requires the right to edit it in every branch.
 */
export type Sight = "shop" | "menu";

const kindsOfMenu = EDITED_KINDS.filter(({ edit }) => edit === "menu.edit").map(({ kind }) => kind);

/** Allows a request that reads the draft or the history, and returns what it may see. */
export async function requireSight(
  gate: StaffGate,
  request: FastifyRequest,
): Promise<{ readonly by: ChangeBy; readonly sight: Sight }> {
  const by = await requireRight(gate, request, "menu.edit", "somewhere");
  const { grants } = await gate.caller(request);
  return { by, sight: hasRightEverywhere(grants, "shop.edit") ? "shop" : "menu" };
}

export function isInSight(sight: Sight, key: EntityKey): boolean {
  const entity = readKey(key);
  if (sight === "shop" || entity === null) return sight === "shop";
  return entity.kind === "layout" ? isMenu(entity.id) : kindsOfMenu.includes(entity.kind);
}

/** Throws a refusal if the person may not read the entity. */
export function requireInSight(sight: Sight, key: EntityKey): void {
  if (isInSight(sight, key)) return;
  const right = [...EDITED_KINDS, CONTENT_KIND].find(({ kind }) => kind === readKey(key)?.kind)?.edit ?? "shop.edit";
  throw new Refusal("staff_right_missing", "Your role does not allow this in every branch", { right });
}

/** The number of entities of each kind. */
export function countsOf(keys: readonly EntityKey[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) {
    const kind = readKey(key)?.kind ?? "document";
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Whether a fault may be shown; one without an entity concerns the whole shop. */
export function isNamedInSight(sight: Sight, entity: WirePublishFault["entity"]): boolean {
  if (entity === null) return sight === "shop";
  const key = readKey(`${entity.kind}:${entity.id}`);
  return key !== null && isInSight(sight, `${key.kind}:${key.id}`);
}
