import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { textFaults } from "./missing-texts.ts";

it("lists missing texts of a language with the Russian ones, and keys that Russian lacks", async () => {
  const folder = mkdtempSync(join(tmpdir(), "skatert-texts-"));
  const write = (path: string, name: string, texts: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `export const ${name} = ${JSON.stringify(texts)};`);
  };
  try {
    write("ru/cart.ts", "cart", { "cart.clear": "Очистить", "cart.total": "Итого" });
    write("ru/order-page.ts", "orderPage", { "orders.new": "Новый" });
    write("de/cart.ts", "cart", { "cart.clear": "Leeren", "cart.old": "Alt" });
    write("en/cart.ts", "cart", { "cart.clear": "Clear", "cart.total": "Total" });
    write("en/order-page.ts", "orderPage", { "orders.new": "New" });
    expect(await textFaults(folder)).toEqual([
      { file: "de/cart.ts", key: "cart.total", kind: "missing", russian: "Итого" },
      { file: "de/cart.ts", key: "cart.old", kind: "unknown", russian: "" },
      { file: "de/order-page.ts", key: "orders.new", kind: "missing", russian: "Новый" },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
