import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editorSettings } from "@skatert/contract";
import { pageWithTables } from "./page.ts";

export const root = join(import.meta.dirname, "../..");

/** The files of git that are generated from the contract's tables, by path in the project. */
export function writtenFiles(): ReadonlyMap<string, string> {
  const page = "docs/shop-folder.md";
  return new Map([
    [
      ".vscode/settings.json",
      `${JSON.stringify(editorSettings({ schemas: "demo/schemas", shop: "demo" }), null, 1)}\n`,
    ],
    [page, pageWithTables(readFileSync(join(root, page), "utf8"))],
  ]);
}
