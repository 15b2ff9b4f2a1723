import type { PlainKey } from "../../i18n/message-key.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { CallFailed } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { patchEntity } from "../entities/entity-calls.ts";
import { entityQuery } from "../entities/entity-query.ts";
import { MAIN_MENU } from "../entities/menus.ts";
import { fieldsIn } from "../entities/read-fields.ts";
import { documentPictures, withPicture } from "../pictures/document-picture.ts";
import { fileFailure, pictureFailure } from "../pictures/picture-failure.ts";
import { uploadPicture } from "../pictures/upload-picture.ts";

/** Uploads a photo and adds it after the dish's others in the draft. Returns why it failed; null: it is there. */
export async function addPhoto(file: File, dish: string): Promise<PlainKey | null> {
  const unfit = fileFailure(file);
  if (unfit !== null) return unfit;
  const signal = new AbortController().signal;
  const stored = await uploadPicture(file, { key: changeKey(), onProgress: () => undefined, signal });
  if (!stored.ok) return pictureFailure(stored.error);
  const address = { kind: "product", id: dish } as const;
  try {
    const entity = await queryClient.fetchQuery({ ...entityQuery(address), staleTime: 0 });
    const { images } = fieldsIn(entity.facets[MAIN_MENU]);
    const pictures = withPicture(documentPictures(images), stored.value, entity.name);
    const patch = { set: { menus: { images: pictures } } };
    const saved = await patchEntity(address, entity.etag, patch);
    return saved.ok ? null : pictureFailure(saved.error);
  } catch (error) {
    if (error instanceof CallFailed) return pictureFailure(error);
    throw error;
  }
}
