import type { WireGuide } from "@skatert/contract";
import type { Db } from "../../../database/tables.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { GuideParts } from "../guide-parts.ts";

/** The owner's first steps since the guide opened the shop; null: it is not open. */
export async function readOpened(db: Db, parts: GuideParts): Promise<WireGuide["opened"]> {
  const opening = await db.selectFrom("guide_opening").select(["branch_id", "at"]).executeTakeFirst();
  if (opening === undefined) return null;
  const { branch_id: branch, at } = opening;
  return {
    at: isoTime(at),
    branch_id: branch,
    practised: await parts.hasPractised(db, at),
    enrolled: await parts.hasDevice(db, branch),
    sold: await parts.hasOrder(db),
  };
}
