import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editorSettings, shopJsonSchemas } from "@skatert/contract";
import { pageWithTables } from "./page.ts";

export const root = join(import.meta.dirname, "../..");

/** Every file generated from the contract's tables, by its path in the project. */
export function writtenFiles(): ReadonlyMap<string, string> {
  const page = "docs/shop-folder.md";
  return new Map([
    ...[...shopJsonSchemas()].map(([name, schema]) => [`docs/schemas/${name}`, jsonText(schema)] as const),
    [".vscode/settings.json", jsonText(editorSettings({ schemas: "docs/schemas", shop: "demo" }))],
    [page, pageWithTables(readFileSync(join(root, page), "utf8"))],
  ]);
}

function jsonText(content: object): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}
