import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { nearestName, SHOP_FILES } from "@skatert/contract";
import { priceFileName } from "../../documents/shop-document.ts";
import { placesAt } from "../../documents/walk.ts";
import type { ShopFolder } from "../read-folder.ts";
import { type CheckedShop, type Finding, faultAt, warningAt } from "./finding.ts";

/** The shop does not read `schemas`, which is for editors. */
const parts = ["media", "prices", "stock", "schemas"];
const sheets = /\.(?:csv|xlsx?|ods|numbers|docx?|pdf|txt)$/i;

/** Files and folders that the shop does not read, with the probably intended name. */
export async function checkNames(folder: string, read: ShopFolder): Promise<readonly Finding[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.map(({ name }) => name));
  const found = entries.flatMap((entry) => {
    if (/^[._]/.test(entry.name)) return [];
    return entry.isDirectory() ? folderName(entry.name, names) : fileName(entry.name, names);
  });
  return [...found, ...unreadFiles(read, new Set(found.map(({ file }) => file)))];
}

function fileName(name: string, names: ReadonlySet<string>): readonly Finding[] {
  if (Object.hasOwn(SHOP_FILES, name)) return [];
  const place = { file: name, path: "" };
  const meant = meantFile(name);
  if (meant !== null && !names.has(meant)) return [faultAt(place, `is not read: rename it to ${meant}`)];
  if (/\.json$/.test(name)) return [];
  return sheets.test(name) ? [warningAt(place, "is not read: a shop is JSON files and pictures")] : [];
}

/** "Settings.JSON", "settings.json.txt" and "setings.json" are settings.json. */
function meantFile(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replace(/\.txt$/, "")
    .replace(/\s*\(\d+\)(?=\.json$)/, "");
  if (!plain.endsWith(".json") || /\.[a-z]{2}\.json$/.test(plain)) return null;
  return nearestName(plain, Object.keys(SHOP_FILES));
}

function folderName(name: string, names: ReadonlySet<string>): readonly Finding[] {
  if (parts.includes(name)) return [];
  const meant = nearestName(name, parts);
  if (meant !== null && !names.has(meant))
    return [faultAt({ file: `${name}/`, path: "" }, `is not read: rename it to ${meant}/`)];
  return [
    warningAt({ file: `${name}/`, path: "" }, `is not read: pictures belong in media/, menus of branches in prices/`),
  ];
}

/** JSON files that belong to no shop, and stock files that the settings do not use. */
function unreadFiles({ ignored }: ShopFolder, faulty: ReadonlySet<string>): readonly Finding[] {
  return ignored
    .filter((file) => !faulty.has(file))
    .map((file) => {
      const why = file.startsWith("stock")
        ? "is not read: settings.fragmented_stosks_json chooses between stock.json and stock/<warehouse>.json"
        : "is not read: no file of a shop has this name";
      return warningAt({ file, path: "" }, why);
    });
}

/** A price file that no location names has no effect. */
export function checkPriceFiles({ documents }: CheckedShop): readonly Finding[] {
  const settings = documents.find(({ name }) => name === "settings")?.content ?? null;
  const used = placesAt(settings, "locations[].price_file_path").map(({ value }) => priceFileName(String(value)));
  return documents
    .filter(({ name, subject }) => subject.kind === "prices" && !used.includes(name))
    .map(({ file }) => warningAt({ file, path: "" }, "is not used: name it in price_file_path of a location"));
}

/** A subfolder with the missing file: the shop is one level too deep. */
export async function nestedShop(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter(isPlainFolder).slice(0, 50)) {
    const inside: readonly string[] = await readdir(join(folder, entry.name)).catch(() => []);
    if (inside.includes("settings.json") || inside.includes("catalog.json")) return entry.name;
  }
  return null;
}

/** The `.vscode` folder of a new shop has another `settings.json`. */
function isPlainFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith(".");
}
