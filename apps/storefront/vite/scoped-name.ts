import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const owners = new Map<string, string>();

/**
 * Class name of a style sheet on the page: its own and three letters of its file's, short because script,
 * style sheet and every card contain it. Throws if two files get the same name.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = file.split("?");
  const place = relative(root, path);
  const mark = createHash("sha256").update(place).digest("hex");
  const scoped = `${name}_${Number.parseInt(mark.slice(0, 12), 16).toString(36).slice(-3)}`;
  const owner = owners.get(scoped) ?? place;
  if (owner !== place) throw new Error(`the class ${name} of ${place} has the name of ${owner}'s: rename one`);
  owners.set(scoped, place);
  return scoped;
}
