import { both, file, type Mistake, without } from "./edits.ts";

export const folderMistakes: readonly Mistake[] = [
  ["settings.json missing", without("settings"), "settings.json: is missing"],
  [
    "settings.json missing beside that of an editor",
    both(without("settings"), file(".vscode/settings.json", "{}")),
    "settings.json: is missing",
  ],
  [
    "a shop one folder deeper",
    both(
      without("settings"),
      without("catalog"),
      file("burgers/settings.json", "{}"),
      file("burgers/catalog.json", "[]"),
    ),
    "settings.json: is missing; the shop may be in burgers/: check that folder",
    "catalog.json: is missing; the shop may be in burgers/: check that folder",
    "burgers/: warning: is not read: pictures belong in media/, menus of branches in prices/",
  ],
  [
    "a file name in capitals",
    both(without("coupons"), file("Coupons.JSON", "{}")),
    "Coupons.JSON: is not read: rename it to coupons.json",
  ],
  [
    "the ending that Notepad adds",
    both(without("coupons"), file("coupons.json.txt", "{}")),
    "coupons.json.txt: is not read: rename it to coupons.json",
  ],
  [
    "a misspelt file name",
    both(without("coupons"), file("cupons.json", "{}")),
    "cupons.json: is not read: rename it to coupons.json",
  ],
  [
    "a second copy of a file",
    file("catalog (1).json", "[]"),
    "catalog (1).json: warning: is not read: no file of a shop has this name",
  ],
  [
    "a table in place of the menu",
    file("menu.xlsx", "PK"),
    "menu.xlsx: warning: is not read: a shop is JSON files and pictures",
  ],
  [
    "an unknown JSON file",
    file("delivery.json", "{}"),
    "delivery.json: warning: is not read: no file of a shop has this name",
  ],
  [
    "a misspelt folder",
    file("price/center.json", "[]"),
    "price/: warning: is not read: pictures belong in media/, menus of branches in prices/",
  ],
  [
    "a price file that nobody names",
    file("prices/moon.json", "[]"),
    "prices/moon.json: warning: is not used: name it in price_file_path of a location",
  ],
  [
    "stock of a branch that is not read",
    file("stock/10.json", "[]"),
    "stock/10.json: warning: is not read: settings.fragmented_stosks_json chooses between stock.json and stock/<warehouse>.json",
  ],
  [
    "a language that is none of the eighteen",
    file("settings.xx.json", "{}"),
    "settings.xx.json: is in none of the 18 languages",
  ],
];
