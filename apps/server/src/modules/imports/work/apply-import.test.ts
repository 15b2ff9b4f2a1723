import { expect, it } from "vitest";
import type { Store } from "../../../database/store.ts";
import { drawHere } from "../../../shop/media/drawing/picture-task.ts";
import { editedShop, rename } from "../../../testing/shops/edited-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { folderOfUploads } from "../../../testing/stores/uploads.ts";
import { auditInsert } from "../../audit/audit-insert.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { createImports } from "../service.ts";
import { findImport, type ImportRow } from "../store/import-store.ts";
import { readTable } from "../table/read-table.ts";
import { applyImport } from "./apply-import.ts";
import { importWork } from "./import-work.ts";
import { shopDocuments } from "./shop-documents.ts";

const soup = "Название;Цена\nСолянка;410\n";
const anna = { kind: "staff", id: 1, name: "Анна", deviceId: null } as const;

describeOnEachEngine("an import that is applied while somebody looks at the shop or edits it", (engine) => {
  const { openAgain, dataDir } = editedShop(engine);

  /** An import that is ready to be written into the store. */
  async function applying(store: Store, list = soup): Promise<number> {
    const work = importWork(store, auditInsert);
    const deps: ImportsDeps = {
      store,
      now: () => 1,
      audit: auditInsert,
      look: async () => undefined,
      readTable,
      work,
      uploads: folderOfUploads(dataDir()),
      draw: drawHere,
      maxMediaBytes: 0,
      fetchPicture: () => Promise.reject(new Error("no pictures here")),
    };
    const imports = createImports(deps);
    const table = { name: "menu.csv", bytes: Buffer.from(list), mapping: null, archiveMissing: false };
    const id = await imports.start(table, anna);
    await work.judgeImport(id);
    await imports.apply(id, { rows: null, kinds: null, except: [], takeConflicts: false });
    return id;
  }

  it("IMPORT-2 can be undone from the moment at which it is applied", async () => {
    const [store, other] = [openAgain(), openAgain()];
    const id = await applying(store);
    const seen: (ImportRow | null)[] = [];
    const look = async () => void seen.push(await findImport(other.db, id));
    await applyImport({ store: withTransaction(store, { after: look }), audit: auditInsert }, { id, now: 2 });
    expect(seen).toEqual([expect.objectContaining({ state: "applied", change_id: expect.any(Number) })]);
    expect(await importWork(store, auditInsert).undoImport({ id, by: anna, now: 3 })).toEqual({ kind: "undone" });
  });

  it("IMPORT-2 is undone once if two people undo it together", async () => {
    const [store, other] = [openAgain(), openAgain()];
    const id = await applying(store);
    await importWork(store, auditInsert).applyImport({ id, now: 2 });
    const undo = (each: Store) => importWork(each, auditInsert).undoImport({ id, by: anna, now: 3 });
    await undo(withTransaction(store, { before: () => undo(other) }));
    const entries = await store.db.selectFrom("audit_log").select("action").where("action", "=", "undo").execute();
    expect(entries).toHaveLength(1);
  });

  it("IMPORT-2 keeps an edit that is saved after the plan was applied in memory", async () => {
    const [store, other] = [openAgain(), openAgain()];
    const id = await applying(store);
    const racing = withTransaction(store, { before: () => rename(other, 3, "Щи") });
    await applyImport({ store: racing, audit: auditInsert }, { id, now: 3 });
    const menu = JSON.stringify((await shopDocuments(openAgain().db)).get("catalog"));
    expect(menu).toContain('"name":"Щи"');
    expect(menu).toContain('"name":"Солянка"');
  });

  it("IMPORT-2 overwrites no edit that was saved after the dry run, and shows the present values first", async () => {
    const store = openAgain();
    const id = await applying(store, "ID;Название\n5003;Уха\n");
    await rename(openAgain(), 3, "Щи");
    const work = importWork(store, auditInsert);
    await work.applyImport({ id, now: 3 });
    expect(await findImport(store.db, id)).toMatchObject({ state: "planning", change_id: null });
    expect(JSON.stringify((await shopDocuments(store.db)).get("catalog"))).toContain('"name":"Щи"');
    await work.judgeImport(id);
    const { state, problem } = (await findImport(store.db, id)) ?? {};
    expect([state, JSON.parse(problem ?? "null")]).toEqual(["ready", { reason: "changed", faults: [] }]);
    const plan = await store.db.selectFrom("import_rows").select("plan").where("import_id", "=", id).executeTakeFirst();
    expect(JSON.parse(plan?.plan ?? "null")).toMatchObject({ changes: [{ before: "Щи", after: "Уха" }] });
  });

  it("IMPORT-2 adds a dish once if two imports with it were judged before one was applied", async () => {
    const store = openAgain();
    const [first, second] = [await applying(store), await applying(store)];
    const work = importWork(store, auditInsert);
    await work.applyImport({ id: first, now: 3 });
    await work.applyImport({ id: second, now: 4 });
    await work.judgeImport(second);
    expect(JSON.parse((await findImport(store.db, second))?.counts ?? "{}")).toMatchObject({ added: 0, unchanged: 1 });
  });
});

/** A store that calls functions before and after the first transaction. */
function withTransaction(
  store: Store,
  { before, after }: { readonly before?: () => Promise<unknown>; readonly after?: () => Promise<unknown> },
): Store {
  let isOver = false;
  const db = new Proxy(store.db, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (key !== "transaction" || isOver) return typeof value === "function" ? value.bind(target) : value;
      isOver = true;
      return () => ({
        execute: async (work: Parameters<ReturnType<Store["db"]["transaction"]>["execute"]>[0]) => {
          await before?.();
          const result = await target.transaction().execute(work);
          await after?.();
          return result;
        },
      });
    },
  });
  return { ...store, db };
}
