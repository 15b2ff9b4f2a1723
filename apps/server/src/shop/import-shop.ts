import type { BranchId } from "@skatert/domain";
import { sql } from "kysely";
import { lockStore } from "../database/migrating/migrate.ts";
import type { Store } from "../database/store.ts";
import type { Tx } from "../database/tables.ts";
import { transaction } from "../database/transaction.ts";
import { seedUsers } from "../modules/account/seed-users.ts";
import type { AuditEntry } from "../modules/audit/audit-entry.ts";
import { auditInsert } from "../modules/audit/audit-insert.ts";
import { noteGuest } from "../modules/guests/known-guests.ts";
import { openBalance } from "../modules/loyalty/points-ledger.ts";
import { openCount } from "../modules/orders/people/former-customer.ts";
import type { Uploads } from "../ports/uploads/uploads.ts";
import { announceShop } from "../signals/announce-shop.ts";
import { logImport, withArchive } from "./changes/log-import.ts";
import type { Json } from "./documents/json.ts";
import type { ShopDocument } from "./documents/shop-document.ts";
import { placesAt } from "./documents/walk.ts";
import type { Finding } from "./folder/check/finding.ts";
import { type CheckedFolder, checkShopFolder } from "./folder/check-folder.ts";
import type { ShopFault } from "./folder/fault.ts";
import { mediaIn } from "./media/media-references.ts";
import { schedulePictures } from "./media/picture-jobs.ts";
import { scheduleRenditions } from "./media/renditions/rendition-jobs.ts";
import { type MediaByPath, rewriteMedia } from "./media/rewrite.ts";
import { type StagedMedia, stageMedia } from "./media/stage-media.ts";
import {
  findRevision,
  type ImportedStock,
  replaceDocuments,
  replaceStock,
  saveRevision,
} from "./revisions/repository.ts";
import { revisionOf } from "./revisions/revision.ts";
import { rememberedShop } from "./stored/remembered-shop.ts";
import { readStored, type StoredShop, storedDocument } from "./stored/stored-shop.ts";

/** The result of importing a folder without faults. */
export type SoundImport =
  | {
      readonly kind: "imported";
      readonly revision: string;
      readonly documents: number;
      readonly media: number;
      readonly unchangedStock: number;
      /** Pictures whose smaller sizes the running shop will make. */
      readonly uncut: number;
      /** Messages about pictures that are too large to resize. */
      readonly oversized: readonly string[];
      /** Warnings of the folder's check. */
      readonly warnings: readonly Finding[];
    }
  | { readonly kind: "unchanged"; readonly revision: string };

export type ImportOutcome =
  | SoundImport
  | {
      readonly kind: "faulty";
      readonly faults: readonly ShopFault[];
      /** The faults, together with the warnings. */
      readonly findings: readonly Finding[];
    };

export interface ImportRequest {
  readonly store: Store;
  readonly folder: string;
  readonly uploads: Uploads;
  readonly now: number;
  /** Does nothing if the store already has a shop (the first start). */
  readonly onlyIfEmpty?: boolean;
  /** Sets every stock row to the folder's quantity, even after sales. */
  readonly resetStock?: boolean;
  /**
   * Runs under the store's lock in the import's transaction, before it reads the shop. An exception changes nothing.
   */
  readonly prepare?: (tx: Tx) => Promise<void>;
}

/**
 * Imports a shop folder into the store (wire.md "Shop folder"): checks everything first, then changes documents, stock
 * and media together under a new revision. Faults change nothing. Importing the same folder twice changes nothing. A
 * stock row that the folder did not change keeps its quantity after sales. Jobs make the picture sizes that the folder
 * lacks; until then the original pictures are served.
 */
export async function importShop(request: ImportRequest): Promise<ImportOutcome> {
  const checked = await checkShopFolder(request.folder);
  const { faults, findings } = checked;
  return faults.length > 0 ? { kind: "faulty", faults, findings } : importChecked(request, checked);
}

/** `importShop` of a folder that the caller has checked; `checked` has no faults. */
export async function importChecked(request: ImportRequest, checked: CheckedFolder): Promise<SoundImport> {
  const { findings, documents } = checked;
  const paths = new Set(documents.flatMap((document) => mediaIn(document.content)).map(({ media }) => media));
  const staged = await stageMedia(request.folder, request.uploads, [...paths].sort());
  try {
    const outcome = await transaction(request.store.db, (tx) => replaceShop(request, tx, documents, staged));
    await scheduleRenditions(request.store, request.uploads, request.now);
    return outcome.kind === "imported" ? { ...outcome, warnings: findings } : outcome;
  } finally {
    await staged.discard();
  }
}

async function replaceShop(
  request: ImportRequest,
  tx: Tx,
  documents: readonly ShopDocument[],
  staged: StagedMedia,
): Promise<SoundImport> {
  await lockStore(request.store, tx);
  await request.prepare?.(tx);
  const before = await findRevision(tx);
  if (before !== null && request.onlyIfEmpty === true) return { kind: "unchanged", revision: before };
  await schedulePictures(tx, staged.uncut, request.now);
  const stored = before === null ? null : await readStored(tx, rememberedShop(request.store.db).shop);
  // Not stored in the shop, because a deleted account must leave no copy there.
  const users = documents.find(({ name }) => name === "users");
  const shop = withArchive(
    shopOf(
      documents.filter((document) => document !== users),
      staged.media,
    ),
    stored,
  );
  const revision = revisionOf(shop);
  const created = await seedUsers(tx, users?.content, { openBalance, openCount, noteGuest }, request.now);
  if (created === 0 && revision === before && request.resetStock !== true && staged.changed === 0)
    return { kind: "unchanged", revision };
  if (request.store.engine === "postgres") await sql`lock table stock in share row exclusive mode`.execute(tx);
  await replaceDocuments(tx, shop);
  const unchangedStock = await replaceStock(tx, stockOf(documents), request.resetStock === true);
  await saveRevision(tx, revision, request.now);
  await tx.executeQuery(auditInsert(tx, importEntry(request, documents, { before, after: revision })));
  await logImport(tx, { before: stored, after: shop, revision, now: request.now });
  await announceShop(request.store.engine, tx);
  await staged.place();
  return {
    kind: "imported",
    revision,
    documents: shop.size,
    media: staged.changed,
    unchangedStock,
    uncut: staged.uncut.length,
    oversized: staged.oversized,
    warnings: [],
  };
}

/** The log's entry for an import: the menu's size, and whether it set the stock (STAFF-4). */
function importEntry(
  { now, resetStock = false }: ImportRequest,
  documents: readonly ShopDocument[],
  revision: { readonly before: string | null; readonly after: string },
): AuditEntry {
  const catalog = documents.find(({ name }) => name === "catalog")?.content ?? null;
  const after = {
    revision: revision.after,
    categories: placesAt(catalog, "[]").length,
    products: new Set(placesAt(catalog, "[].products[].id").map(({ value }) => String(value))).size,
    stock_reset: resetStock,
  };
  return {
    at: now,
    by: { kind: "import", id: null, name: "", deviceId: null },
    branchId: null,
    guestId: null,
    reason: "",
    object: { kind: "shop", id: "menu" },
    action: "import",
    before: revision.before === null ? null : { revision: revision.before },
    after,
  };
}

function shopOf(documents: readonly ShopDocument[], media: MediaByPath): StoredShop {
  return new Map(documents.map(({ name, content }) => [name, storedDocument(rewriteMedia(content, media), undefined)]));
}

/** A row without a quantity sets no limit and is skipped. */
function stockOf(documents: readonly ShopDocument[]): readonly ImportedStock[] {
  return documents.flatMap(({ name, subject, content }) => {
    if (subject.kind === "stock") return stockRows(content, subject.warehouseId);
    return name === "stock" ? stockRows(content, null) : [];
  });
}

/** `warehouseId`: the branch of a branch's file; null: each row names its own. */
function stockRows(content: Json, warehouseId: BranchId | null): readonly ImportedStock[] {
  return placesAt(content, "[]").flatMap(({ value }) => {
    const numberAt = (field: string) => Number(placesAt(value, field)[0]?.value ?? 0);
    if (placesAt(value, "quantity").length === 0) return [];
    return [
      {
        productId: numberAt("product_id"),
        variationId: numberAt("variation_id"),
        warehouseId: warehouseId ?? numberAt("warehouse_id"),
        quantity: numberAt("quantity"),
      },
    ];
  });
}
