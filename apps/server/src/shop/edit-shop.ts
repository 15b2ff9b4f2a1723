import { lockStore } from "../database/migrate.ts";
import type { Store } from "../database/store.ts";
import type { Tx } from "../database/tables.ts";
import { transaction } from "../database/transaction.ts";
import { announceShop } from "../signals/announce-shop.ts";
import { checkOverlays } from "./folder/check-overlays.ts";
import { checkReferences } from "./folder/check-references.ts";
import { checkShapes } from "./folder/check-shapes.ts";
import { checkVariations } from "./folder/check-variations.ts";
import { faultLine, type ShopFault } from "./folder/fault.ts";
import { type ShopDocument, shopDocument } from "./folder/read-folder.ts";
import type { Json } from "./overlay.ts";
import { readDocuments, saveRevision, writeDocument } from "./repository.ts";
import { revisionOf } from "./revision.ts";

/** The shop's documents while they are being changed. */
export interface ShopDraft {
  readonly tx: Tx;
  /** null: the shop has no such document. */
  read(name: string): Json;
  write(name: string, content: Json): void;
  /** "catalog" and the price files. */
  readonly menus: readonly string[];
}

export type EditOutcome<Result> =
  | { readonly kind: "done"; readonly result: Result }
  /** Nothing was changed; the shop would have had these faults. */
  | { readonly kind: "faulty"; readonly faults: readonly ShopFault[] };

/**
 * Changes documents of the shop in one transaction, under a new revision, holding them to what an import checks.
 * Faults that were there before are not held against the change. A throw changes nothing.
 */
export async function editShop<Result>(
  store: Store,
  now: number,
  edit: (draft: ShopDraft) => Promise<Result>,
): Promise<EditOutcome<Result>> {
  try {
    return await transaction(store.db, async (tx) => {
      await lockStore(store, tx);
      const before = await readDocuments(tx);
      const changed = new Map<string, string>();
      const result = await edit(draftOf(tx, before, changed));
      if (changed.size > 0) await save(store, tx, { before, changed, now });
      return { kind: "done" as const, result };
    });
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

function draftOf(tx: Tx, before: ReadonlyMap<string, string>, changed: Map<string, string>): ShopDraft {
  const parsed = new Map<string, Json>();
  return {
    tx,
    menus: [...before.keys()].filter((name) => name === "catalog" || name.startsWith("prices/")),
    read(name) {
      const known = parsed.get(name);
      if (known !== undefined) return known;
      const content: Json = JSON.parse(before.get(name) ?? "null");
      parsed.set(name, content);
      return content;
    },
    write(name, content) {
      parsed.set(name, content);
      const body = JSON.stringify(content);
      if (body === before.get(name)) changed.delete(name);
      else changed.set(name, body);
    },
  };
}

async function save(
  store: Store,
  tx: Tx,
  { before, changed, now }: { before: ReadonlyMap<string, string>; changed: ReadonlyMap<string, string>; now: number },
): Promise<void> {
  const after = new Map([...before, ...changed]);
  const faults = faultsIn(after);
  if (faults.length > 0) {
    const known = new Set(faultsIn(before).map(faultLine));
    const fresh = faults.filter((fault) => !known.has(faultLine(fault)));
    if (fresh.length > 0) throw new FaultyEdit(fresh);
  }
  for (const [name, body] of changed) await writeDocument(tx, name, body);
  await saveRevision(tx, revisionOf(after), now);
  await announceShop(store.engine, tx);
}

/** Everything an import checks but the pictures, which no change brings. */
function faultsIn(bodies: ReadonlyMap<string, string>): readonly ShopFault[] {
  const documents: readonly ShopDocument[] = [...bodies].flatMap(([name, body]) => {
    const document = shopDocument(name, JSON.parse(body));
    return document === null ? [] : [document];
  });
  const shapes = checkShapes(documents);
  if (shapes.length > 0) return shapes;
  return [...checkReferences(documents), ...checkVariations(documents), ...checkOverlays(documents)];
}
