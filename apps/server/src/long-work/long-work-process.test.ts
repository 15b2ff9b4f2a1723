import { ImportSchema, ImportStartedSchema, type ImportState, OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Store } from "../database/store.ts";
import { auditInsert } from "../modules/audit/audit-insert.ts";
import type { ImportsDeps } from "../modules/imports/imports-deps.ts";
import { createImports, type Importer } from "../modules/imports/service.ts";
import { readTable } from "../modules/imports/table/read-table.ts";
import { formOf } from "../modules/imports/testing/import-calls.ts";
import { applyImportHandler } from "../modules/imports/work/apply-job.ts";
import { importWork } from "../modules/imports/work/import-work.ts";
import { planImportHandler } from "../modules/imports/work/plan-job.ts";
import { shopDocuments } from "../modules/imports/work/shop-documents.ts";
import { viewProducts } from "../shop/drafts/draft-batch.ts";
import { editDraft, patchEntity } from "../shop/drafts/edit-draft.ts";
import { openDraft } from "../shop/drafts/release-store.ts";
import { importShop } from "../shop/import-shop.ts";
import { drawHere } from "../shop/media/drawing/picture-task.ts";
import { signInStaff } from "../testing/calls/staff.ts";
import { startServerProcess } from "../testing/processes/server-process.ts";
import { longWorkProgram } from "../testing/processes/server-program.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../testing/shops/small-shop.ts";
import { describeOnEachEngine, type StorePlace } from "../testing/stores/engines.ts";
import { folderOfUploads } from "../testing/stores/uploads.ts";
import { createLongWorkProcess, type LongWorkProcess } from "./long-work-process.ts";

const anna: Importer = { kind: "staff", id: 1, name: "Анна", deviceId: null };
const all = { kind: null, conflictsOnly: false, verdict: null, after: 0, limit: 1 };
const everything = { rows: null, kinds: null, except: [], takeConflicts: false };
const rows = Array.from({ length: 100 }, (_, index) => `Блюдо ${index};${100 + index};Горячее`);
const bytes = Buffer.from(`Название;Цена;Раздел\n${rows.join("\n")}\n`);
const table = { name: "menu.csv", bytes, mapping: null, archiveMissing: false };
const now = "2026-03-04T12:00:00+03:00";

describeOnEachEngine("long work in a process of its own", (engine) => {
  let place: StorePlace;
  let store: Store;
  let folder: ShopFolderOnDisk;
  /** Starting a process takes longer than most of its work. */
  let usual: LongWorkProcess;
  const processes: LongWorkProcess[] = [];
  // Each test leaves the shop as it was.
  beforeAll(async () => {
    place = await engine.place(inject("template"));
    store = place.open();
    folder = await writeShop(smallShop);
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(place.dataDir), now: 0 });
    usual = started({ maxWaiting: 1 });
  });
  afterAll(async () => {
    for (const process of processes) process.close();
    await folder.remove();
  });

  function started(limits: Parameters<typeof createLongWorkProcess>[1] = {}): LongWorkProcess {
    const { databaseUrl, dataDir, schema } = place;
    const at = { databaseUrl, dataDir, ...(schema === undefined ? {} : { schema }) };
    const process = createLongWorkProcess(at, { program: longWorkProgram, ...limits });
    processes.push(process);
    return process;
  }
  const depsWith = (work: ImportsDeps["work"]): ImportsDeps => ({
    store,
    now: () => 1_000,
    audit: auditInsert,
    look: async () => undefined,
    readTable,
    work,
    uploads: folderOfUploads(place.dataDir),
    maxMediaBytes: 0,
    draw: drawHere,
    fetchPicture: () => Promise.reject(new Error("no pictures here")),
  });
  const here = () => depsWith(importWork(store, auditInsert));
  const shown = (id: number) => createImports(here()).show(id, all);
  const documents = async () => JSON.stringify([...(await shopDocuments(store.db))].sort());
  const uploaded = () => createImports(here()).start(table, anna);
  /** An import that was chosen to be applied. */
  async function chosen(): Promise<number> {
    const id = await uploaded();
    await planImportHandler(here())({ id });
    await createImports(here()).apply(id, everything);
    return id;
  }
  async function undone(id: number, before: string): Promise<void> {
    await createImports(here()).undo(id, anna);
    expect(await documents()).toBe(before);
  }

  it("IMPORT-2 judges, applies, exports and undoes an import as this process would", async () => {
    const before = await documents();
    const deps = depsWith(usual.work);
    const id = await uploaded();
    await planImportHandler(deps)({ id });
    expect(await shown(id)).toMatchObject({ state: "ready", summary: { added: 100, faults: 0 } });
    expect(await documents()).toBe(before);
    await createImports(deps).apply(id, everything);
    await applyImportHandler(deps)({ id });
    expect(await shown(id)).toMatchObject({ state: "applied", change_id: expect.any(Number) });
    const asked = { format: "csv", language: "ru" } as const;
    const exported = Buffer.from(await deps.work.exportMenu(asked)).toString();
    expect(exported).toContain("Блюдо 99");
    expect(exported).toBe(Buffer.from(await here().work.exportMenu(asked)).toString());
    await createImports(deps).undo(id, anna);
    expect((await shown(id)).state).toBe("undone");
    expect(await documents()).toBe(before);
  });

  it("EDIT-5 EDIT-6 publishes and undoes a hundred dishes, or gives the reason", async () => {
    const before = await documents();
    const id = await chosen();
    await applyImportHandler(here())({ id });
    const imported = await documents();
    const { work } = usual;
    const by = { id: anna.id, name: anna.name };
    const release = await editDraft(store, { by, now: 1, call: null }, async (draft) => {
      const catalog = draft.documents.get("catalog");
      const ids = (Array.isArray(catalog) ? catalog : []).flatMap((section) =>
        section.name === "Горячее" ? section.products.map((dish: { readonly id: number }) => String(dish.id)) : [],
      );
      for (const view of (await viewProducts(draft, ids)).values())
        await patchEntity(draft, view, { set: { catalog: { price: 7 } }, unset: {}, value: {}, drop: [] });
      return (await openDraft(draft.tx))?.id ?? 0;
    });
    const asked = { id: release, state: "draft", by: anna, source: "office", call: null } as const;
    const published = await work.publishRelease({ ...asked, now: 2 });
    if (published.kind !== "made" || published.change === null) throw new Error(published.kind);
    expect(JSON.stringify((await shopDocuments(store.db)).get("catalog")).match(/"price":7\b/g)).toHaveLength(100);
    const { change_id: change } = await shown(id);
    expect(await work.undoChange({ id: change ?? 0, now: 3, by: anna })).toMatchObject({
      kind: "refused",
      obstacles: {
        reason: "conflicts",
        conflicts: expect.arrayContaining([expect.objectContaining({ changed_by: "Анна" })]),
      },
    });
    expect(await work.undoChange({ id: published.change.id, now: 4, by: anna })).toMatchObject({ kind: "undone" });
    expect(await documents()).toBe(imported);
    await undone(id, before);
  });

  it("EDIT-5 judges a draft while an import is applied, and refuses work beyond the queue's limit", async () => {
    const before = await documents();
    const id = await chosen();
    const { work } = usual;
    let isApplied = false;
    const applying = work.applyImport({ id, now: 5 }).then(() => {
      isApplied = true;
    });
    const asked = { format: "csv", language: "ru" } as const;
    const exported = work.exportMenu(asked);
    await expect(work.exportMenu(asked)).rejects.toMatchObject({ code: "rest_unavailable", retryAfterSeconds: 10 });
    expect(isApplied).toBe(false);
    expect(await work.judgeDraft(null)).toEqual([]);
    await applying;
    expect(Buffer.from(await exported).toString()).toContain("Блюдо 99");
    expect(await work.exportMenu(asked)).toBeDefined();
    await undone(id, before);
  });

  it("PROMO-2 reads the results of promotions", async () => {
    const asked = { couponIds: [701], from: "2026-03-01", to: "2026-03-02", branches: [10] };
    expect(await usual.work.couponResults(asked)).toEqual([]);
  });

  it("IMPORT-2 ends an import that exceeds its memory, with the reason", async () => {
    const id = await uploaded();
    const judging = planImportHandler(depsWith(started({ maxMegabytes: 8 }).work))({ id });
    await expect(judging).rejects.toThrow("judgeImport needs more than 8 MB of memory");
    expect(await shown(id)).toMatchObject({ state: "failed", problem: { reason: "not-judged" } });
  });

  it("IMPORT-2 ends an import that takes too long, with the reason, and leaves the shop unchanged", async () => {
    const before = await documents();
    const id = await chosen();
    const applying = applyImportHandler(depsWith(started({ maxMs: 40 }).work))({ id });
    await expect(applying).rejects.toThrow("applyImport takes longer than 0.04 s");
    expect(await shown(id)).toMatchObject({ state: "failed", problem: { reason: "not-applied" } });
    expect(await documents()).toBe(before);
  });

  it("IMPORT-2 applies all rows once, however often its process is killed in between", async () => {
    const before = await documents();
    const imports = async () =>
      (await store.db.selectFrom("shop_changes").select("id").where("source", "=", "import").execute()).length;
    const earlier = await imports();
    const id = await chosen();
    // Its code is loaded before, so that it is killed while it applies.
    for (let wait = 20; (await shown(id)).state === "applying"; wait *= 8) {
      const process = started();
      await process.work.exportMenu({ format: "csv", language: "ru" });
      const ended = setTimeout(() => process.close(), wait);
      const isDone = await applyImportHandler(depsWith(process.work))({ id }).then(
        () => true,
        () => false,
      );
      clearTimeout(ended);
      const { state } = await shown(id);
      if (state === "applying") expect(await documents()).toBe(before);
      else expect(isDone || state === "applied").toBe(true);
    }
    await applyImportHandler(here())({ id });
    expect(await shown(id)).toMatchObject({ state: "applied", change_id: expect.any(Number) });
    const menu = JSON.stringify((await shopDocuments(store.db)).get("catalog"));
    expect(menu.match(/"name":"Блюдо \d+"/g)).toHaveLength(100);
    expect(await imports()).toBe(earlier + 1);
    await undone(id, before);
  });

  it("IMPORT-2 stops with the server at once, and resumes after the next start", async () => {
    const { headers } = await signInStaff({ store, clock: { now: () => Date.parse(now) } }, [
      { role: "manager", branchId: null },
    ]);
    const start = () => startServerProcess({ place, shopDir: folder.path, now });
    const first = await start();
    const form = formOf(bytes);
    const sent = { method: "POST", headers: { ...headers, ...form.headers }, body: form.payload };
    const answer = await fetch(first.url + OFFICE_PATHS.imports, sent);
    const { id } = ImportStartedSchema.parse(await answer.json());
    const begun = performance.now();
    expect(await first.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    const second = await start();
    const state = async (): Promise<ImportState> => {
      const read = await fetch(`${second.url}${OFFICE_PATHS.imports}/${id}`, { headers });
      return ImportSchema.parse(await read.json()).state;
    };
    await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe("ready");
    expect(await second.stop()).toBe(0);
  });
});
