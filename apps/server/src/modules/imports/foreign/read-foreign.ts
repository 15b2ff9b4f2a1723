import { isJsonObject, type Json } from "../../../shop/documents/json.ts";
import { decodeText } from "../table/decode-text.ts";
import { type Table, UnreadableTable } from "../table/table.ts";
import type { ForeignMenu } from "./foreign-menu.ts";
import { foreignTable } from "./foreign-table.ts";
import { readIikoMenu } from "./readers/iiko-menu.ts";
import { readIikoNomenclature } from "./readers/iiko-nomenclature.ts";
import { readPoster } from "./readers/poster.ts";
import { readRkeeper } from "./readers/rkeeper.ts";
import { readSquare } from "./readers/square.ts";
import { readWoo } from "./readers/woo.ts";

/** Reads the menu of a known system from its JSON (MENU-25). Throws `UnreadableTable` for any other JSON. */
export function readForeign(bytes: Uint8Array): Table {
  const menu = menuOf(parsed(bytes));
  if (menu === null || menu.dishes.length === 0) throw new UnreadableTable("json");
  return foreignTable(menu);
}

function parsed(bytes: Uint8Array): Json {
  try {
    return JSON.parse(decodeText(bytes));
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable("json");
  }
}

function menuOf(file: Json): ForeignMenu | null {
  if (!isJsonObject(file)) return readWoo(file);
  const readers = [readIikoMenu, readIikoNomenclature, readPoster, readSquare, readRkeeper, readWoo];
  for (const read of readers) {
    const menu = read(file);
    if (menu !== null) return menu;
  }
  return null;
}
