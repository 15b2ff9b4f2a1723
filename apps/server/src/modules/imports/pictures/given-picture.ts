import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { addPicture, PictureRefused } from "../../../shop/media/add-picture.ts";
import { MediaFull } from "../../../shop/media/media-room.ts";
import type { FormFile } from "../calls/form-body.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { notIn, refusedFile } from "../steps/start-import.ts";
import type { ImportRow } from "../store/import-store.ts";
import { giveDrawnPicture, wantedPictures } from "../store/picture-store.ts";
import { bareName } from "./bare-name.ts";
import { pictureFile } from "./picture-file.ts";
import { isZip } from "./zip/read-zip.ts";
import { eachPicture } from "./zip/zip-process.ts";

/**
 * Adds a picture that a file names without an address, by its name, or all such pictures of an archive (IMPORT-1). It is
 * kept until the import is applied. Throws a 400 for other names or no picture, and a 409 unless the import is ready.
 */
export async function givePicture(deps: ImportsDeps, found: ImportRow, { name, bytes }: FormFile): Promise<void> {
  if (found.state !== "ready") throw notIn(found, "ready");
  const { db } = deps.store;
  const wanted = new Map((await wantedPictures(db, found.id)).map((address) => [bareName(address), address]));
  let refused: PictureRefused | null = null;
  let isGiven = false;
  const give = async (bare: string, picture: Uint8Array) => {
    const address = wanted.get(bare);
    if (address === undefined) return;
    try {
      const file = pictureFile(address, Buffer.from(picture));
      await giveDrawnPicture(db, found.id, address, await addPicture({ ...deps, now: deps.now() }, file));
      isGiven = true;
    } catch (error) {
      if (error instanceof MediaFull)
        throw new Refusal("import_refused", "There is no room for pictures", { reason: "full" });
      if (!(error instanceof PictureRefused)) throw error;
      refused = error;
    }
  };
  if (isZip(bytes))
    await refusedFile(eachPicture(bytes, [...wanted.keys()], (picture) => give(picture.name, picture.bytes)));
  else await give(bareName(name), bytes);
  // The others of an archive stay wanted, and are listed.
  if (!isGiven)
    throw invalidParams([
      { path: "file", message: refused === null ? "is not named in the table" : "is not a picture" },
    ]);
}
