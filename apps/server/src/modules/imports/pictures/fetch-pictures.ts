import { RemoteFileRefused } from "../../../ports/remote-file/fetch-file.ts";
import { addPicture, PictureRefused } from "../../../shop/media/add-picture.ts";
import { MediaFull } from "../../../shop/media/media-room.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { isRemote } from "../menu/pictures-text.ts";
import { countDone } from "../store/import-store.ts";
import { openPictures, settlePicture } from "../store/picture-store.ts";
import { pictureFile } from "./picture-file.ts";

type PictureDeps = Pick<ImportsDeps, "store" | "uploads" | "maxMediaBytes" | "now" | "fetchPicture" | "draw">;

/** Concurrent fetches. More would burden the other server. */
const atOnce = 4;

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
    return { picture: await addPicture({ ...home, now: now() }, pictureFile(path, bytes)) };
  } catch (error) {
    if (error instanceof MediaFull) return { reason: "full" };
    if (error instanceof RemoteFileRefused || error instanceof PictureRefused) return { reason: error.reason };
    throw error;
  }
}
