import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { REQUIRED_SHOP_FILES, settingsFromWire } from "@skatert/contract";
import { processUser } from "../../boot/process-user.ts";
import { isJsonObject, type Json } from "../documents/json.ts";
import { type ShopDocument, subjectOf } from "../documents/shop-document.ts";
import { type ParsedJson, parseJsonFile } from "./check/text/parse-json.ts";
import type { ShopFault } from "./fault.ts";

export interface ShopFolder {
  readonly documents: readonly ShopDocument[];
  readonly faults: readonly ShopFault[];
  /** Files that no part of the shop reads. */
  readonly ignored: readonly string[];
}

/** Reads every JSON file of a shop folder (wire.md "Shop folder"). Unreadable ones are faults. */
export async function readShopFolder(folder: string): Promise<ShopFolder> {
  const names = await jsonNames(folder);
  if ("message" in names) return { documents: [], faults: [names], ignored: [] };
  const documents: ShopDocument[] = [];
  const faults: ShopFault[] = REQUIRED_SHOP_FILES.filter((file) => !names.includes(file)).map((file) => ({
    file,
    path: "",
    message: "is missing",
  }));
  const ignored: string[] = [];
  for (const file of names) {
    const subject = subjectOf(file);
    if (subject === "unknown-language") faults.push({ file, path: "", message: "is in none of the 18 languages" });
    else if (subject === null) ignored.push(file);
    else {
      const content = await readJson(join(folder, file));
      if (content.kind === "fault") faults.push({ file, path: "", message: content.message });
      else {
        documents.push({ name: file.replace(/\.json$/, ""), file, subject, content: content.value });
        for (const { path, line } of content.repeated) {
          faults.push({ file, path, message: `is written twice, again on line ${line}: only the last one is read` });
        }
      }
    }
  }
  return { ...stockAsSet(documents, ignored), faults };
}

/** The settings choose between `stock.json` and the branches' files under `stock/` (`fragmented_stosks_json`). */
function stockAsSet(
  documents: readonly ShopDocument[],
  ignored: readonly string[],
): Pick<ShopFolder, "documents" | "ignored"> {
  const settings = documents.find(({ name }) => name === "settings")?.content;
  const isFragmented = settingsFromWire(settings)?.stockMode.isFragmented ?? false;
  const isUnused = ({ name, subject }: ShopDocument) => (isFragmented ? name === "stock" : subject.kind === "stock");
  return {
    documents: documents.filter((document) => !isUnused(document)),
    ignored: [...ignored, ...documents.filter(isUnused).map(({ file }) => file)],
  };
}

async function jsonNames(folder: string): Promise<readonly string[] | ShopFault> {
  try {
    const top = await readdir(folder);
    const parts = ["prices", "stock"].filter((part) => top.includes(part));
    const inParts = parts.map(async (part) => (await readdir(join(folder, part))).map((name) => `${part}/${name}`));
    return [...top, ...(await Promise.all(inParts)).flat()].filter((name) => name.endsWith(".json")).sort();
  } catch (error) {
    return { file: pathOf(error) ?? folder, path: "", message: listingFault(error, folder) };
  }
}

/** Why a folder cannot be listed. A folder without permission must not be reported as missing. */
function listingFault(error: unknown, folder: string): string {
  switch (error instanceof Error && "code" in error ? error.code : null) {
    case "ENOENT":
      return "does not exist";
    case "ENOTDIR":
      return pathOf(error) === folder ? "is not a folder: name the folder with settings.json" : "is not a folder";
    default:
      return `cannot be read by ${processUser()}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function pathOf(error: unknown): string | null {
  return error instanceof Error && "path" in error && typeof error.path === "string" ? error.path : null;
}

/** A menu of 10,000 dishes has less than a tenth of this. */
const maxBytes = 200_000_000;

async function readJson(path: string): Promise<ParsedJson> {
  try {
    if ((await stat(path)).size > maxBytes) return { kind: "fault", message: "is larger than 200 MB" };
    const parsed = parseJsonFile(await readFile(path));
    return parsed.kind === "value" ? { ...parsed, value: withoutSchemaName(parsed.value) } : parsed;
  } catch (error) {
    return { kind: "fault", message: `cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** `$schema` names a file's schema for editors and is not content of the shop. */
function withoutSchemaName(content: Json): Json {
  if (!isJsonObject(content)) return content;
  const { $schema: _name, ...rest } = content;
  return rest;
}
