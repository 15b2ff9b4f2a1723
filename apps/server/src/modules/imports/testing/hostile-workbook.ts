import { zipSync } from "fflate";

export interface WorkbookParts {
  /** XML inside `sheetData`. */
  readonly rows: string;
  /** XML after `sheetData`. */
  readonly after?: string;
  readonly strings?: readonly string[];
  readonly styles?: string;
  /** Added or replaced files of the archive. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

const types = "http://schemas.openxmlformats.org";
const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** A workbook written by hand, so that it can be as wrong as needed. */
export function workbook({ rows, after = "", strings = [], styles, files = {} }: WorkbookParts): Uint8Array {
  const main = `${types}/spreadsheetml/2006/main`;
  const texts: Record<string, string | Uint8Array> = {
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    "xl/sharedStrings.xml": `${head}<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
    ...(styles === undefined ? {} : { "xl/styles.xml": styles }),
    ...files,
  };
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === "string" ? new TextEncoder().encode(text) : text,
  ]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

/** A row of cells given as XML without their addresses; null: no cell. */
export function row(number: number, cells: readonly (string | null)[]): string {
  const written = cells.map((cell, index) =>
    cell === null ? "" : cell.replace("<c", `<c r="${String.fromCharCode(65 + index)}${number}"`),
  );
  return `<row r="${number}">${written.join("")}</row>`;
}

export const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
export const number = (value: string, more = ""): string => `<c${more}><v>${value}</v></c>`;
/** The headings of a price list. */
export const headings = row(1, [text("Название"), text("Цена"), text("Раздел")]);
