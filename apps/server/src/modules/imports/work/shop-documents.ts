import type { Db } from "../../../database/tables.ts";
import type { Json } from "../../../shop/documents/json.ts";
import { storedShop } from "../../../shop/revisions/read-revision.ts";
import { findRevision } from "../../../shop/revisions/repository.ts";

/** The shop's documents from the store; unreadable ones are omitted. Empty before the first import. */
export async function shopDocuments(db: Db): Promise<ReadonlyMap<string, Json>> {
  const revision = await findRevision(db);
  const shop = revision === null ? [] : await storedShop(db, revision, false);
  return new Map([...shop].flatMap(([name, { content }]) => (content === undefined ? [] : [[name, content] as const])));
}

export function readerOf(documents: ReadonlyMap<string, Json>): (name: string) => Json {
  return (name) => documents.get(name) ?? null;
}
