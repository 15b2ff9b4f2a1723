import type { TakeTurn } from "../../../jobs/slices.ts";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { mediaAddress } from "../../media/files.ts";
import type { MediaByPath } from "../../media/rewrite.ts";

const served = new RegExp(`${mediaAddress}/([^"'\\s)<>?]+)(?:\\?v=[\\w-]+)?`, "g");

/** A document with paths in a shop folder in place of served addresses: the reverse of `rewriteMedia`. */
export function folderMedia(value: Json, media: MediaByPath): Json {
  if (typeof value === "string") return value.includes(mediaAddress) ? value.replace(served, folderPath) : value;
  if (Array.isArray(value)) return value.map((entry: Json) => folderMedia(entry, media));
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).map(([key, entry]) => [key, folderMedia(entry, media)] as const);
  return withoutMeasures(Object.fromEntries(fields), media);
}

/** Documents are opened down to the entries of lists inside their entries: a catalogue's dishes. */
const opened = 3;

/** Like `folderMedia`, in slices. `look` is called for each written part. */
export async function folderMediaInSlices(
  value: Json,
  media: MediaByPath,
  { takeTurn, look }: { readonly takeTurn: TakeTurn; readonly look: (part: Json) => void },
  depth = 0,
): Promise<Json> {
  if (depth === opened || typeof value !== "object" || value === null) {
    const written = folderMedia(value, media);
    look(written);
    await takeTurn();
    return written;
  }
  const below = (entry: Json) => folderMediaInSlices(entry, media, { takeTurn, look }, depth + 1);
  if (Array.isArray(value)) return inOrder(value, below);
  const fields = await inOrder(Object.entries(value), async ([key, entry]) => [key, await below(entry)] as const);
  return withoutMeasures(Object.fromEntries(fields), media);
}

async function inOrder<Entry, Result>(entries: readonly Entry[], work: (entry: Entry) => Promise<Result>) {
  const results: Result[] = [];
  for (const entry of entries) results.push(await work(entry));
  return results;
}

function folderPath(address: string, path: string): string {
  try {
    return `media/${decodeURIComponent(path)}`;
  } catch {
    return address;
  }
}

/** An import measures a picture again, so a size is kept only if the folder has another one. */
function withoutMeasures(picture: JsonObject, media: MediaByPath): JsonObject {
  const address = picture["src"] ?? picture["url"];
  const placed = typeof address === "string" ? media.get(address) : undefined;
  if (placed?.size == null) return picture;
  const { width, height, sizes, ...own } = picture;
  const isSame = width === placed.size.width && height === placed.size.height;
  const isMeasured = isSame && JSON.stringify(sizes ?? []) === JSON.stringify(placed.widths);
  return isMeasured ? own : picture;
}
