import { createHash } from "node:crypto";
import { slugOf } from "@skatert/domain";

/** Folder of the pictures of imports below the shop's media. */
const folder = "imported";

/** A picture's place: part of its path for readability, and a digest, so that two pictures never share a name. */
export function pictureFile(path: string, bytes: Buffer) {
  const last =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const name = `${slugOf(last).slice(0, 40)}-${hash}`.replace(/^-/, "");
  return { folder, name, bytes, alt: "" };
}
