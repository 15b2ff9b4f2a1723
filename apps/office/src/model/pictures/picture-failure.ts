import type { PlainKey } from "../../i18n/message-key.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";

const REASONS: Readonly<Record<string, PlainKey>> = {
  drawing: "picture.failed.drawing",
  "not-a-picture": "picture.failed.notPicture",
  broken: "picture.failed.broken",
  "too-large": "picture.failed.tooLarge",
  "no-room": "picture.failed.noRoom",
};

/** Why an upload failed. */
export function pictureFailure({ code, status, data }: OfficeError): PlainKey {
  if (status === null) return "picture.failed.away";
  if (code === "pictures_full") return "picture.failed.full";
  if (data["reason"] === "too-many-bytes") return "picture.failed.hour";
  if (status === 413) return "picture.failed.tooLarge";
  if (status === 429) return "picture.failed.often";
  if (status === 403) return "picture.failed.right";
  return REASONS[String(data["reason"])] ?? "picture.failed.server";
}

/** Why a file is refused before it is opened; null: it may be a photo. Browsers report no type for some photos. */
export function fileFailure({ type }: Pick<File, "type">): PlainKey | null {
  if (/^image\/svg/i.test(type)) return "picture.failed.drawing";
  return type === "" || type.startsWith("image/") ? null : "picture.failed.notPicture";
}
