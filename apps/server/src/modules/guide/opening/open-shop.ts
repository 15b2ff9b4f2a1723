import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { WireGuideRemoval } from "@skatert/contract";
import type { GuideAnswers } from "@skatert/domain";
import type { Store } from "../../../database/store.ts";
import type { Tx } from "../../../database/tables.ts";
import { Refusal } from "../../../input/refusal.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import type { Uploads } from "../../../ports/uploads/uploads.ts";
import { checkShopFolder } from "../../../shop/folder/check-folder.ts";
import { importChecked } from "../../../shop/import-shop.ts";
import { sweepMediaJob } from "../../../shop/media/sweep-media.ts";
import { OWN_BRANCH, ownShopDocuments } from "../../../shop/new/own-shop-files.ts";
import { rememberedShop } from "../../../shop/stored/remembered-shop.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { forgetTyped, type TypedContents } from "../answers/answer-store.ts";
import type { GuideParts } from "../guide-parts.ts";
import { storedKind } from "./demo-counts.ts";
import { closeDoors, removeDemo } from "./remove-demo.ts";

export interface OpeningDeps {
  readonly store: Store;
  readonly uploads: Uploads;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  readonly parts: GuideParts;
}

export interface Opening {
  /** Must have no faults. */
  readonly answers: GuideAnswers;
  /** The versions of the answers. */
  readonly versions: TypedContents["versions"];
  /** The counts of data to remove that the owner has confirmed. */
  readonly removal: WireGuideRemoval;
  readonly by: StaffCaller;
}

/**
 * Replaces the demo with the owner's shop in one transaction: an ordinary import, preceded by the removal of everything
 * that people did in the demo. The shop's lock protects the check that the store still contains a demo, and no more
 * data than the owner confirmed, and that the answers are still the typed ones. Throws `guide_refused` or `entity_changed`, and then nothing has changed.
 */
export async function openShop(deps: OpeningDeps, opening: Opening): Promise<void> {
  const { store, uploads, now } = deps;
  const folder = await mkdtemp(join(uploads.scratch, "opening-"));
  try {
    for (const [name, content] of ownShopDocuments(opening.answers))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    const checked = await checkShopFolder(folder);
    if (checked.faults.length > 0)
      throw new Refusal("guide_refused", "The shop would have faults", { reason: "faulty", faults: checked.faults });
    const prepare = (tx: Tx) => replaceDemo(deps, tx, opening);
    await importChecked({ store, folder, uploads, now: now(), prepare }, checked);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function replaceDemo(deps: OpeningDeps, tx: Tx, { versions, removal, by }: Opening): Promise<void> {
  const { store, now, auditInsert, parts } = deps;
  await closeDoors(tx);
  const present = await storedKind(tx, rememberedShop(store.db).shop, parts);
  if (present.kind !== "demo") throw guideClosed(present.kind);
  if (!isSame(removal, present.removal))
    throw new Refusal("entity_changed", "More would go than was shown", { removal: present.removal });
  if (!(await forgetTyped(tx, versions))) throw new Refusal("entity_changed", "A step was changed on another device");
  await removeDemo(tx, OWN_BRANCH, parts);
  const row = { branch_id: OWN_BRANCH, at: now() };
  await tx
    .insertInto("guide_opening")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await scheduleJob(tx, { id: `${sweepMediaJob}:${now()}`, kind: sweepMediaJob, payload: {}, runAt: now() });
  const { id, name, deviceId } = by;
  const entry = auditInsert(tx, {
    at: now(),
    by: { kind: "staff", id, name, deviceId },
    branchId: null,
    guestId: null,
    reason: "",
    object: { kind: "shop", id: "demo" },
    action: "open-shop",
    before: removal,
    after: null,
  });
  await tx.executeQuery(entry);
}

/** The store contains nothing that the guide may replace. */
export function guideClosed(reason: "own" | "real-money"): Refusal {
  return new Refusal("guide_refused", "The shop is not the demo", { reason: reason === "own" ? "own-shop" : reason });
}

function isSame(seen: WireGuideRemoval, present: WireGuideRemoval): boolean {
  return Object.entries(present).every(([name, count]) =>
    Object.entries(seen).some(([n, c]) => n === name && c === count),
  );
}
