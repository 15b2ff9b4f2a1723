import { createHash } from "node:crypto";
import { slugOf } from "@skatert/domain";
import { RemoteFileRefused } from "../../../ports/remote-file/fetch-file.ts";
import { addPicture, PictureRefused } from "../../../shop/media/add-picture.ts";
import { MediaFull } from "../../../shop/media/media-room.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { isRemote } from "../menu/pictures-text.ts";
import { countDone } from "../store/import-store.ts";
import { openPictures, settlePicture } from "../store/picture-store.ts";

type PictureDeps = Pick<ImportsDeps, "store" | "dataDir" | "maxMediaBytes" | "now" | "fetchPicture" | "draw">;

/** Concurrent fetches. More would burden the other server. */
const atOnce = 4;
/** Folder of fetched pictures below the shop's media. */
const folder = "imported";

/**
 * Fetches the remaining pictures of an import, each once. A failed fetch is recorded with its reason and blocks
 * nothing. Each picture adds to the import's progress.
 */
export async function fetchPictures(deps: PictureDeps, importId: number): Promise<void> {
  const { db } = deps.store;
  const open = (await openPictures(db, importId)).values();
  async function work(): Promise<void> {
    for (const address of open) {
      await settlePicture(db, importId, address, await fetched(deps, address));
      await countDone(db, importId);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function fetched({ now, fetchPicture, ...home }: PictureDeps, address: string) {
  if (!isRemote(address)) return { reason: "address" };
  try {
    const { bytes, path } = await fetchPicture(address);
    const picture = { folder, name: nameOf(path, bytes), bytes, alt: "" };
    return { picture: await addPicture({ ...home, now: now() }, picture) };
  } catch (error) {
    if (error instanceof MediaFull) return { reason: "full" };
    if (error instanceof RemoteFileRefused || error instanceof PictureRefused) return { reason: error.reason };
    throw error;
  }
}

/** Part of the address for readability, and a digest of the content, so that two pictures never share a name. */
function nameOf(path: string, bytes: Buffer): string {
  const last =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return `${slugOf(last).slice(0, 40)}-${hash}`.replace(/^-/, "");
}
