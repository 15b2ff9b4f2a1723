import { number, row, text, workbook } from "./hostile-workbook.ts";

const types = "http://schemas.openxmlformats.org";
const main = `${types}/spreadsheetml/2006/main`;

/** A workbook with these sheets of texts and numbers; null: no cell. */
export function bookOfSheets(
  sheets: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>,
): Uint8Array {
  const names = Object.keys(sheets);
  const cellOf = (value: string | number | null) =>
    value === null ? null : typeof value === "number" ? number(String(value)) : text(value);
  const xml = (rows: (typeof sheets)[string]) =>
    `<worksheet xmlns="${main}"><sheetData>${rows.map((cells, at) => row(at + 1, cells.map(cellOf))).join("")}</sheetData></worksheet>`;
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at + 1}"/>`).join("");
  const related = names.map(
    (_, at) =>
      `<Relationship Id="s${at + 1}" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return workbook({
    rows: "",
    files: {
      "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${types}/officeDocument/2006/relationships"><sheets>${listed}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${related.join("")}</Relationships>`,
      ...Object.fromEntries(Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml(rows)])),
    },
  });
}
