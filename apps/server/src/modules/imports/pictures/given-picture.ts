import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { addPicture, PictureRefused } from "../../../shop/media/add-picture.ts";
import { MediaFull } from "../../../shop/media/media-room.ts";
import type { FormFile } from "../calls/form-body.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { notIn } from "../steps/start-import.ts";
import type { ImportRow } from "../store/import-store.ts";
import { giveDrawnPicture, wantedPictures } from "../store/picture-store.ts";
import { pictureFile } from "./picture-file.ts";

/**
 * Adds a picture that a file names without an address, by its name (IMPORT-1). It is kept until the import is applied.
 * Throws a 400 for another name or no picture, and a 409 unless the import is ready.
 */
export async function givePicture(deps: ImportsDeps, found: ImportRow, { name, bytes }: FormFile): Promise<void> {
  if (found.state !== "ready") throw notIn(found, "ready");
  const { db } = deps.store;
  const bare = bareName(name);
  const address = (await wantedPictures(db, found.id)).find((each) => bareName(each) === bare);
  if (address === undefined) throw invalidParams([{ path: "file", message: "is not named in the table" }]);
  try {
    const picture = await addPicture({ ...deps, now: deps.now() }, pictureFile(address, Buffer.from(bytes)));
    await giveDrawnPicture(db, found.id, address, picture);
  } catch (error) {
    if (error instanceof MediaFull)
      throw new Refusal("import_refused", "There is no room for pictures", { reason: "full" });
    if (error instanceof PictureRefused) throw invalidParams([{ path: "file", message: "is not a picture" }]);
    throw error;
  }
}

/** Programs write names in different cases, and with or without the folder. */
function bareName(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? "").trim().toLowerCase().normalize("NFC");
}
