import { lockStore } from "../../database/migrate.ts";
import type { Store } from "../../database/store.ts";
import type { Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { announceShop } from "../../signals/announce-shop.ts";
import { isMenu } from "../documents.ts";
import type { ShopFault } from "../folder/fault.ts";
import { freshFaults } from "../folder/fresh-faults.ts";
import { saveRevision, writeDocuments } from "../repository.ts";
import { revisionOf } from "../revision.ts";
import { rememberedShop, rememberShop } from "../stored/remembered-shop.ts";
import { readStored, type StoredDocument, type StoredShop, storedDocument } from "../stored/stored-shop.ts";
import type { Json } from "./overlay.ts";

/** The shop's documents during an edit. */
export interface ShopDraft {
  readonly tx: Tx;
  /** Null: the shop has no such document. Throws when it cannot be read. */
  read(name: string): Json;
  write(name: string, content: Json): void;
  /** "catalog" and the price files. */
  readonly menus: readonly string[];
}

export type EditOutcome<Result> =
  | { readonly kind: "done"; readonly result: Result }
  /** Nothing changed, because the shop would have these faults. */
  | { readonly kind: "faulty"; readonly faults: readonly ShopFault[] };

/**
 * Edits documents of the shop in one transaction under a new revision, with the checks of an import. Existing faults do
 * not block the edit. A throw changes nothing. An edit reads, checks and writes only what it changes, so its cost does
 * not depend on the size of the menu (decision 034).
 */
export async function editShop<Result>(
  store: Store,
  now: number,
  edit: (draft: ShopDraft) => Promise<Result>,
): Promise<EditOutcome<Result>> {
  try {
    const { result, after } = await transaction(store.db, async (tx) => {
      await lockStore(store, tx);
      const before = await readStored(tx, rememberedShop(store.db).shop);
      const changed = new Map<string, StoredDocument>();
      const made = await edit(draftOf(tx, before, changed));
      return { result: made, after: changed.size > 0 ? await save(store, tx, { before, changed, now }) : null };
    });
    // Only after the commit, because a rolled back edit must not be served.
    if (after !== null) rememberShop(store.db, after);
    return { kind: "done", result };
  } catch (error) {
    if (error instanceof FaultyEdit) return { kind: "faulty", faults: error.faults };
    throw error;
  }
}

class FaultyEdit extends Error {
  readonly faults: readonly ShopFault[];
  constructor(faults: readonly ShopFault[]) {
    super("the change would make the shop faulty");
    this.faults = faults;
  }
}

function draftOf(tx: Tx, before: StoredShop, changed: Map<string, StoredDocument>): ShopDraft {
  return {
    tx,
    menus: [...before.keys()].filter(isMenu),
    read: (name) => contentOf(name, changed.get(name) ?? before.get(name)),
    write(name, content) {
      const present = before.get(name);
      const document = storedDocument(content, present);
      if (document.body === present?.body) changed.delete(name);
      else changed.set(name, document);
    },
  };
}

function contentOf(name: string, document: StoredDocument | undefined): Json {
  if (document === undefined) return null;
  if (document.content === undefined) throw new Error(`the document ${name} cannot be read`);
  return document.content;
}

interface Change {
  readonly before: StoredShop;
  readonly changed: StoredShop;
  readonly now: number;
}

async function save(store: Store, tx: Tx, { before, changed, now }: Change) {
  const after = new Map([...before, ...changed]);
  const faults = freshFaults(contentsOf(before), contentsOf(after));
  if (faults.length > 0) throw new FaultyEdit(faults);
  await writeDocuments(tx, before, after);
  const revision = revisionOf(after);
  await saveRevision(tx, revision, now);
  await announceShop(store.engine, tx);
  return { revision, shop: after };
}

function contentsOf(shop: StoredShop): ReadonlyMap<string, Json> {
  return new Map([...shop].map(([name, document]) => [name, contentOf(name, document)]));
}
