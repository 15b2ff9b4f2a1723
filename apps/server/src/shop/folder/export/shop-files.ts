import type { Store } from "../../../database/store.ts";
import { inSlices } from "../../../jobs/slices.ts";
import type { Uploads } from "../../../ports/uploads/uploads.ts";
import type { Json } from "../../documents/json.ts";
import { type ShopDocument, shopDocument } from "../../documents/shop-document.ts";
import { mediaName } from "../../media/files.ts";
import { isInsideMedia, mediaIn } from "../../media/media-references.ts";
import { placedMedia } from "../../media/stage-media.ts";
import { rememberedShop } from "../../stored/remembered-shop.ts";
import { readStored } from "../../stored/stored-shop.ts";
import { type KnownNames, knownNames } from "../known-names.ts";
import { fileText } from "./file-text.ts";
import { folderMediaInSlices } from "./folder-media.ts";
import { folderStock, importedStock } from "./folder-stock.ts";

/** A file of a shop folder. */
export interface ShopFile {
  /** "catalog.json", "media/dishes/soup.webp". */
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * The shop as files of a folder, one at a time: an import of them changes nothing (IMPORT-1). Smaller sizes of pictures
 * are omitted, because an outdated one would be shown in place of a replaced picture.
 */
export async function* shopFiles(store: Store, uploads: Uploads): AsyncGenerator<ShopFile> {
  const shop = await readStored(store.db, rememberedShop(store.db).shop);
  const media = await placedMedia(uploads);
  const rows = await importedStock(store.db);
  const known = knownNames(
    [...shop].flatMap(([name, { content }]) => (content === undefined ? [] : (shopDocument(name, content) ?? []))),
  );
  const paths = new Set<string>();
  const takeTurn = inSlices();
  const look = (part: Json) => {
    for (const { media: path } of mediaIn(part)) paths.add(path);
  };
  for (const [name, { content }] of shop) {
    const document = content === undefined ? null : shopDocument(name, content);
    if (document === null || isOfClosedBranch(document, known)) continue;
    const isStock = name === "stock" || document.subject.kind === "stock";
    const warehouseId = document.subject.kind === "stock" ? document.subject.warehouseId : null;
    const own = isStock ? folderStock(document.content, rows, warehouseId, known) : document.content;
    const written = await folderMediaInSlices(own, media, { takeTurn, look });
    yield { path: document.file, bytes: await fileText(written, takeTurn) };
  }
  for (const path of [...paths].sort()) {
    // A missing file is reported by the next check of the folder.
    const bytes = isInsideMedia(path) ? await uploads.read(mediaName(path.slice("media/".length))) : null;
    if (bytes !== null) yield { path, bytes };
  }
}

/** Counts of a removed branch are skipped, because an import refuses such a file. */
function isOfClosedBranch({ subject }: ShopDocument, { warehouse }: KnownNames): boolean {
  return subject.kind === "stock" && warehouse?.has(String(subject.warehouseId)) === false;
}
