import { OFFICE_PATHS, UploadedPictureSchema } from "@skatert/contract";
import { type UploadOptions, uploadFile } from "../../platform/api/upload.ts";

/** Stores a picture. Guests and other staff see it only after a form with its address is saved. */
export function uploadPicture(picture: Blob, options: UploadOptions) {
  return uploadFile(OFFICE_PATHS.pictures, UploadedPictureSchema, picture, options);
}
