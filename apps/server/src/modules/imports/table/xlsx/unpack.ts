import { posix } from "node:path";
import { unzipSync } from "fflate";
import { kindOfArchive } from "../file-kinds.ts";
import { TABLE_LIMITS, UnreadableTable } from "../table.ts";
import { readXml } from "./read-xml.ts";

/** The parts of a workbook that its visible sheets need, as XML. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly xml: string }[];
  readonly strings: string | null;
  readonly styles: string | null;
}

const workbookFile = "xl/workbook.xml";
const firstFile = "xl/worksheets/sheet1.xml";
/** A price list has a dozen sheets. */
const mostSheets = 100;
const relationsFile = "xl/_rels/workbook.xml.rels";

/**
 * Unpacks a workbook. The declared sizes are checked before anything is unpacked, and fflate unpacks no more than the
 * declared size. A zip bomb is therefore refused or cut off.
 */
export function unpackWorkbook(bytes: Uint8Array): Workbook {
  const names: string[] = [];
  const index = unpack(bytes, [workbookFile, relationsFile], names);
  const workbook = index.get(workbookFile);
  if (workbook === undefined) throw new UnreadableTable(kindOfArchive(names));
  const targets = relationTargets(index.get(relationsFile) ?? "");
  const sheets = visibleSheets(workbook).map(({ id, name }) => ({ name, file: targets.get(id) ?? firstFile }));
  const stringsFile = targets.get("sharedStrings") ?? "xl/sharedStrings.xml";
  const stylesFile = targets.get("styles") ?? "xl/styles.xml";
  const parts = unpack(bytes, [...sheets.map(({ file }) => file), stringsFile, stylesFile]);
  const found = sheets.flatMap(({ name, file }) => {
    const xml = parts.get(file);
    return xml === undefined ? [] : [{ name, xml }];
  });
  if (found.length === 0) throw new UnreadableTable("broken");
  return { sheets: found, strings: parts.get(stringsFile) ?? null, styles: parts.get(stylesFile) ?? null };
}

/** The texts of the wanted files. `names` receives the names of all. */
function unpack(bytes: Uint8Array, wanted: readonly string[], names: string[] = []): ReadonlyMap<string, string> {
  let packed = 0;
  let unpacked = 0;
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    packed += 1;
    if (packed > TABLE_LIMITS.packedFiles) throw new UnreadableTable("unpacks-too-large");
    names.push(name);
    if (!wanted.includes(name)) return false;
    unpacked += originalSize;
    if (unpacked > TABLE_LIMITS.unpackedBytes) throw new UnreadableTable("unpacks-too-large");
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    return new Map(files.map(([name, content]) => [name, new TextDecoder("utf-8").decode(content)]));
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable("broken");
  }
}

interface NamedSheet {
  readonly id: string;
  readonly name: string;
}

/** The sheets that are not hidden, by the id of their relation; if all are, the first. */
function visibleSheets(workbook: string): readonly NamedSheet[] {
  const sheets: (NamedSheet & { readonly isHidden: boolean })[] = [];
  readXml(workbook, {
    open(name, attribute) {
      if (name !== "sheet") return;
      const id = attribute("r:id") ?? attribute("id") ?? "";
      const isHidden = (attribute("state") ?? "visible") !== "visible";
      sheets.push({ id, name: attribute("name") ?? "", isHidden });
    },
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  if (visible.length > mostSheets) throw new UnreadableTable("unpacks-too-large");
  return visible.length > 0 ? visible : [sheets[0] ?? { id: "", name: "" }];
}

/** Files of the workbook by the id of their relation, and by the last word of its type. */
function relationTargets(relations: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readXml(relations, {
    open(name, attribute) {
      const target = attribute("Target");
      if (name !== "Relationship" || target === undefined) return;
      const file = target.startsWith("/") ? target.slice(1) : posix.normalize(`xl/${target}`);
      targets.set(attribute("Id") ?? "", file);
      targets.set(posix.basename(attribute("Type") ?? ""), file);
    },
  });
  return targets;
}
