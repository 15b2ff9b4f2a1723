import { isMenu } from "@skatert/contract";
import { lockStore } from "../../database/migrating/migrate.ts";
import { rollbacks } from "../../database/rollback.ts";
import type { Store } from "../../database/store.ts";
import type { Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { inSlices, type TakeTurn } from "../../jobs/slices.ts";
import { announceShop } from "../../signals/announce-shop.ts";
import { byTheShop, type ChangeNote, logChange } from "../changes/log-change.ts";
import type { Json } from "../documents/json.ts";
import type { ShopFault } from "../folder/fault.ts";
import { saveRevision, writeDocuments } from "../revisions/repository.ts";
import { revisionOf } from "../revisions/revision.ts";
import { rememberedShop, rememberShop } from "../stored/remembered-shop.ts";
import { readStored, type StoredDocument, type StoredShop, storedDocument } from "../stored/stored-shop.ts";
import { freshFaults } from "./fresh-faults.ts";
import { lastBranchFaults } from "./last-branch.ts";

/** The shop's documents during an edit. */
export interface ShopDraft {
  readonly tx: Tx;
  /** Null: the shop has no such document. Throws when it cannot be read. */
  read(name: string): Json;
  write(name: string, content: Json): void;
  remove(name: string): void;
  /** "catalog" and the price files. */
  readonly menus: readonly string[];
  /** Every document of the shop, including those added by the edit. */
  readonly names: readonly string[];
}

export type EditOutcome<Result> =
  | {
      readonly kind: "done";
      readonly result: Result;
      /** The change in the shop's history; null: nothing changed. */
      readonly change: { readonly id: number; readonly revision: string } | null;
    }
  /** Nothing changed, because the shop would have these faults. */
  | { readonly kind: "faulty"; readonly faults: readonly ShopFault[] };

/**
 * Edits documents of the shop in one transaction under a new revision, with the checks of an import. Existing faults do
 * not block the edit. An exception changes nothing. An edit reads, checks and writes only what it changes, so its cost
 * does not depend on the size of the menu (decision 034). `note`: the author for the shop's history (EDIT-6).
 */
export async function editShop<Result>(
  store: Store,
  now: number,
  edit: (draft: ShopDraft) => Promise<Result>,
  note: ChangeNote = byTheShop,
): Promise<EditOutcome<Result>> {
  return faulty.outcomeOf(async () => {
    const { result, after } = await transaction(store.db, async (tx) => {
      await lockStore(store, tx);
      const before = await readStored(tx, rememberedShop(store.db).shop);
      const changed = new Map<string, StoredDocument | null>();
      const takeTurn = inSlices();
      const made = await edit(draftOf(tx, before, changed));
      await takeTurn();
      return {
        result: made,
        after: changed.size > 0 ? await save(store, tx, { before, changed, now, note, takeTurn }) : null,
      };
    });
    // Only after the commit, because a rolled back edit must not be served.
    if (after !== null) rememberShop(store.db, after);
    const change = after === null ? null : { id: after.changeId, revision: after.revision };
    return { kind: "done" as const, result, change };
  });
}

const faulty = rollbacks<Extract<EditOutcome<never>, { readonly kind: "faulty" }>>();

function draftOf(tx: Tx, before: StoredShop, changed: Map<string, StoredDocument | null>): ShopDraft {
  return {
    tx,
    menus: [...before.keys()].filter(isMenu),
    get names() {
      return [...withChanges(before, changed).keys()];
    },
    read: (name) => contentOf(name, withChange(name, before, changed)),
    write(name, content) {
      const present = before.get(name);
      const document = storedDocument(content, present);
      if (document.body === present?.body) changed.delete(name);
      else changed.set(name, document);
    },
    remove(name) {
      if (before.has(name)) changed.set(name, null);
      else changed.delete(name);
    },
  };
}

type Changed = ReadonlyMap<string, StoredDocument | null>;

function withChange(name: string, before: StoredShop, changed: Changed): StoredDocument | undefined {
  const document = changed.get(name);
  return document === null ? undefined : (document ?? before.get(name));
}

function withChanges(before: StoredShop, changed: Changed): StoredShop {
  const names = new Set([...before.keys(), ...changed.keys()]);
  return new Map(
    [...names].flatMap((name) => {
      const document = withChange(name, before, changed);
      return document === undefined ? [] : [[name, document] as const];
    }),
  );
}

function contentOf(name: string, document: StoredDocument | undefined): Json {
  if (document === undefined) return null;
  if (document.content === undefined) throw new Error(`the document ${name} cannot be read`);
  return document.content;
}

interface Change {
  readonly before: StoredShop;
  readonly changed: Changed;
  readonly now: number;
  readonly note: ChangeNote;
  /** Yields between the long steps of an edit of a large menu, so that cached pages are served meanwhile. */
  readonly takeTurn: TakeTurn;
}

async function save(store: Store, tx: Tx, { before, changed, now, note, takeTurn }: Change) {
  const after = withChanges(before, changed);
  const contents = { before: contentsOf(before), after: contentsOf(after) };
  const faults = [
    ...lastBranchFaults(contents.before, contents.after),
    ...freshFaults(contents.before, contents.after),
  ];
  if (faults.length > 0) throw faulty.rollback({ kind: "faulty", faults });
  await takeTurn();
  await writeDocuments(tx, before, after);
  await takeTurn();
  const revision = revisionOf(after);
  await saveRevision(tx, revision, now);
  const changeId = await logChange(tx, { ...contents, revision, now, note });
  await note.onLogged?.(tx, changeId, revision);
  await announceShop(store.engine, tx);
  return { revision, shop: after, changeId };
}

function contentsOf(shop: StoredShop): ReadonlyMap<string, Json> {
  return new Map([...shop].map(([name, document]) => [name, contentOf(name, document)]));
}
