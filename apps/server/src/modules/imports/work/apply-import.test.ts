import { expect, it } from "vitest";
import type { Store } from "../../../database/store.ts";
import { editedShop, rename } from "../../../testing/shops/edited-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { auditInsert } from "../../audit/audit-insert.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { createImports } from "../service.ts";
import { readTable } from "../table/read-table.ts";
import { applyImport } from "./apply-import.ts";
import { importWork } from "./import-work.ts";
import { shopDocuments } from "./shop-documents.ts";

const table = { name: "menu.csv", bytes: Buffer.from("Название;Цена\nСолянка;410\n"), mapping: null };

describeOnEachEngine("an import that is applied while somebody edits the shop", (engine) => {
  const { openAgain, dataDir } = editedShop(engine);

  it("IMPORT-2 keeps an edit that is saved after the plan was applied in memory", async () => {
    const [store, other] = [openAgain(), openAgain()];
    const work = importWork(store, auditInsert);
    const deps: ImportsDeps = {
      ...{ store, now: () => 1, audit: auditInsert, look: async () => undefined, readTable, work, dataDir: dataDir() },
      fetchPicture: () => Promise.reject(new Error("no pictures here")),
    };
    const imports = createImports(deps);
    const id = await imports.start(
      { ...table, archiveMissing: false },
      { kind: "staff", id: 1, name: "Анна", deviceId: null },
    );
    await work.judgeImport(id);
    await imports.apply(id, { rows: null, kinds: null, except: [], takeConflicts: false });
    const racing = beforeTransaction(store, () => rename(other, 3, "Щи"));
    await applyImport({ store: racing, audit: auditInsert }, { id, now: 3 });
    const menu = JSON.stringify((await shopDocuments(openAgain().db)).get("catalog"));
    expect(menu).toContain('"name":"Щи"');
    expect(menu).toContain('"name":"Солянка"');
  });
});

/** A store that calls a function before the first transaction. */
function beforeTransaction(store: Store, happen: () => Promise<unknown>): Store {
  let isOver = false;
  const db = new Proxy(store.db, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (key !== "transaction" || isOver) return typeof value === "function" ? value.bind(target) : value;
      isOver = true;
      return () => ({
        execute: async (work: Parameters<ReturnType<Store["db"]["transaction"]>["execute"]>[0]) => {
          await happen();
          return target.transaction().execute(work);
        },
      });
    },
  });
  return { ...store, db };
}
