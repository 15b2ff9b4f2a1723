import { isJsonObject, type Json } from "../documents/json.ts";
import { mediaAddress } from "./files.ts";

const served = new RegExp(`${mediaAddress}/([^"'<>()?\\s]+)`, "g");

/** Pictures and films of a stored document, each as its path below the shop's media: "dishes/soup.png". */
export function servedMedia(content: Json): readonly string[] {
  if (typeof content === "string")
    return [...content.matchAll(served)].map(([, path = ""]) => path.split("/").map(decoded).join("/"));
  if (Array.isArray(content)) return content.flatMap(servedMedia);
  return isJsonObject(content) ? Object.values(content).flatMap(servedMedia) : [];
}

/** An address that people wrote may be encoded wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
