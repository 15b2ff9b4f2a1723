import type { Store } from "../../database/store.ts";
import type { Json } from "../../shop/documents/json.ts";
import type { Documents } from "../../shop/entities/entity.ts";
import { storedShop } from "../../shop/revisions/read-revision.ts";
import { findRevision } from "../../shop/revisions/repository.ts";
import { ShopUnavailable } from "../../shop/shop-data.ts";

/** The published documents. Throws ShopUnavailable before the first import. */
export async function publishedDocuments({ db }: Store): Promise<Documents> {
  const revision = await findRevision(db);
  if (revision === null) throw new ShopUnavailable("no shop has been imported");
  const shop = await storedShop(db, revision, false);
  return new Map(
    [...shop].flatMap(([name, { content }]): [string, Json][] => (content === undefined ? [] : [[name, content]])),
  );
}
