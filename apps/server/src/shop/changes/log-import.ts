import type { Tx } from "../../database/tables.ts";
import type { Json } from "../documents/json.ts";
import { ARCHIVE } from "../entities/documents/forms.ts";
import { explode } from "../entities/explode.ts";
import { implode } from "../entities/implode.ts";
import { type StoredShop, storedDocument } from "../stored/stored-shop.ts";
import { type ChangeNote, logChange, logFirstShop } from "./log-change.ts";

const byImport: ChangeNote = { author: { kind: "import", id: null, name: "" }, source: "command-line" };

interface ImportedShop {
  /** Null: the store was empty. */
  readonly before: StoredShop | null;
  readonly after: StoredShop;
  readonly revision: string;
  readonly now: number;
}

/** Writes an import into the shop's history (EDIT-6). A document that could not be read counts as missing. */
export async function logImport(tx: Tx, { before, after, revision, now }: ImportedShop): Promise<void> {
  const change = { after: readable(after), revision, now, note: byImport };
  if (before === null) await logFirstShop(tx, change);
  else await logChange(tx, { ...change, before: readable(before) });
}

/** A folder has no archive, so the shop keeps its own, without the entities that the folder restores. */
export function withArchive(imported: StoredShop, before: StoredShop | null): StoredShop {
  const archive = before?.get(ARCHIVE);
  if (archive?.content === undefined || imported.has(ARCHIVE)) return imported;
  const documents = new Map([...readable(imported), [ARCHIVE, archive.content]]);
  const returned = [...explode(documents)].flatMap(([key, { [ARCHIVE]: archived, ...facets }]) =>
    archived === undefined || Object.keys(facets).length === 0 ? [] : [[key, facets] as const],
  );
  const { changed } = implode(documents, new Map(returned));
  const left = changed.has(ARCHIVE) ? changed.get(ARCHIVE) : archive.content;
  return left === undefined ? imported : new Map([...imported, [ARCHIVE, storedDocument(left, archive)]]);
}

function readable(shop: StoredShop): ReadonlyMap<string, Json> {
  return new Map([...shop].flatMap(([name, { content }]) => (content === undefined ? [] : [[name, content] as const])));
}
