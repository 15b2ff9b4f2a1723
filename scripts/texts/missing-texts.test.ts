import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { textFaults } from "./missing-texts.ts";

it("lists texts that a language lacks, with the Russian ones, and keys that Russian does not have", () => {
  const folder = mkdtempSync(join(tmpdir(), "skatert-texts-"));
  const write = (name: string, texts: object) => writeFileSync(join(folder, name), JSON.stringify(texts));
  try {
    write("ru.json", { "cart.clear": "Очистить", "cart.total": "Итого", "orders.new": "Новый" });
    write("de.json", { "cart.clear": "Leeren", "cart.old": "Alt", "orders.new": "" });
    write("en.json", { "cart.clear": "Clear", "cart.total": "Total", "orders.new": "New" });
    expect(textFaults(folder)).toEqual([
      { file: "de.json", key: "cart.total", kind: "missing", russian: "Итого" },
      { file: "de.json", key: "orders.new", kind: "missing", russian: "Новый" },
      { file: "de.json", key: "cart.old", kind: "unknown", russian: "" },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
