import { FIELD_TABLES, type FieldTable, kindOf, shopFields } from "@skatert/contract";

const tableMarks = /(<!-- fields of ([^:]+): ([^>]+) -->\n)[\s\S]*?(\n<!-- end -->)/g;
const fields = shopFields();

/** The page with newly generated tables of fields between its markers; throws if a table has no marker. */
export function pageWithTables(page: string): string {
  const placed = new Set<string>();
  const written = page.replace(tableMarks, (_all, start: string, file: string, title: string, end: string) => {
    placed.add(nameOf({ file, title }));
    return `${start}${tableOf(file, title)}${end}`;
  });
  const missing = FIELD_TABLES.map(nameOf).filter((name) => !placed.has(name));
  if (missing.length > 0) throw new Error(`the page has no place for: ${missing.join("; ")}`);
  return written;
}

function nameOf({ file, title }: { readonly file: string; readonly title: string }): string {
  return `${file}: ${title}`;
}

function tableOf(file: string, title: string): string {
  const table = FIELD_TABLES.find((each) => nameOf(each) === nameOf({ file, title }));
  if (table === undefined) throw new Error(`no fields of ${file}: ${title}`);
  return ["| field | kind | meaning | without it |", "|---|---|---|---|", ...rowsOf(table)].join("\n");
}

function rowsOf({ file, texts }: FieldTable): readonly string[] {
  return Object.entries(texts).map(([path, [meaning, without]]) => {
    const schema = fields.get(file)?.find((field) => field.path === path)?.schema;
    const kind = schema === undefined ? "" : kindOf(schema);
    return `| \`${path.replace(/^\[\]\./, "")}\` | ${kind} | ${cell(meaning)} | ${cell(without ?? "**required**")} |`;
  });
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
