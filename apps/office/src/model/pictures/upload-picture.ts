import { OFFICE_PATHS, UploadedPictureSchema } from "@skatert/contract";
import { type UploadOptions, uploadFile } from "../../platform/api/upload.ts";

/** Stores a picture. Until a form that names it is saved, guests and other staff do not see it. */
export function uploadPicture(picture: Blob, options: UploadOptions) {
  return uploadFile(OFFICE_PATHS.pictures, UploadedPictureSchema, picture, options);
}
