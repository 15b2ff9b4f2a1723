import type { WirePublishFault } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../input/refusal.ts";
import { isMenu } from "../../shop/documents.ts";
import { type EntityKey, readKey } from "../../shop/entities/entity.ts";
import type { StaffGate } from "../staff/caller.ts";
import { CONTENT_KIND, EDITED_KINDS } from "./entities/kinds.ts";
import { requireRight } from "./menu-access.ts";
import type { ChangeBy } from "./menu-deps.ts";

/**
 * What a person reads of the draft and the history (STAFF-2): the whole shop, or only its menu, if the role does not open
 * everything else in every branch.
 */
export type Sight = "shop" | "menu";

const kindsOfMenu = EDITED_KINDS.filter(({ edit }) => edit === "menu.edit").map(({ kind }) => kind);

/** Lets a request through that reads the draft or the history, with what it may see of them. */
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

/** Refuses what a person may not read. */
export function requireInSight(sight: Sight, key: EntityKey): void {
  if (isInSight(sight, key)) return;
  const right = [...EDITED_KINDS, CONTENT_KIND].find(({ kind }) => kind === readKey(key)?.kind)?.edit ?? "shop.edit";
  throw new Refusal("staff_right_missing", "Your role does not allow this in every branch", { right });
}

/** How many entities of each kind there are. */
export function countsOf(keys: readonly EntityKey[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) {
    const kind = readKey(key)?.kind ?? "document";
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Whether a fault may be told; one without an entity is of the whole shop. */
export function isNamedInSight(sight: Sight, entity: WirePublishFault["entity"]): boolean {
  if (entity === null) return sight === "shop";
  const key = readKey(`${entity.kind}:${entity.id}`);
  return key !== null && isInSight(sight, `${key.kind}:${key.id}`);
}
