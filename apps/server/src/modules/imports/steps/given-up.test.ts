import { afterAll, beforeAll, expect, it } from "vitest";
import { createJobRunner, type JobHandler } from "../../../jobs/job-runner.ts";
import { drawHere } from "../../../shop/media/drawing/picture-task.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { auditInsert } from "../../audit/audit-insert.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { createImports, type Importer } from "../service.ts";
import { readTable } from "../table/read-table.ts";
import { applyImportHandler } from "../work/apply-job.ts";
import { endImport } from "../work/end-import.ts";
import { importWork } from "../work/import-work.ts";
import { applyImportJob, planImportJob } from "../work/job-kinds.ts";
import { planImportHandler } from "../work/plan-job.ts";
import { shopDocuments } from "../work/shop-documents.ts";

const anna: Importer = { kind: "staff", id: 1, name: "Анна", deviceId: null };
const all = { kind: null, conflictsOnly: false, verdict: null, after: 0, limit: 100 };
const everything = { rows: null, kinds: null, except: [], takeConflicts: false };
const table = (name: string) => ({
  name: "menu.csv",
  bytes: Buffer.from(`Название;Цена\n${name};100\n`),
  mapping: null,
  archiveMissing: false,
});

describeOnEachEngine("an import whose job does not end", (engine) => {
  let shop: RunningShop;
  let deps: ImportsDeps;
  let clock = 1_000_000;
  beforeAll(async () => {
    shop = await startShop({ engine });
    deps = {
      store: shop.store,
      now: () => clock,
      audit: auditInsert,
      look: async () => undefined,
      readTable,
      work: importWork(shop.store, auditInsert),
      uploads: shop.uploads,
      maxMediaBytes: 0,
      draw: drawHere,
      fetchPicture: () => Promise.reject(new Error("no pictures here")),
    };
  });
  afterAll(() => shop.close());

  const runnerWith = (handlers: Readonly<Record<string, JobHandler>>) =>
    createJobRunner({
      db: shop.store.db,
      now: () => clock,
      handlers,
      onError: () => undefined,
      ends: { [planImportJob]: endImport(deps, "planning"), [applyImportJob]: endImport(deps, "applying") },
    });
  const working = () =>
    runnerWith({ [planImportJob]: planImportHandler(deps), [applyImportJob]: applyImportHandler(deps) });
  const fail: JobHandler = async () => {
    throw new Error("the disk is full");
  };
  const failing = () => runnerWith({ [planImportJob]: fail, [applyImportJob]: fail });
  const shown = (id: number) => createImports(deps).show(id, all);
  const documents = async () => JSON.stringify([...(await shopDocuments(shop.store.db))].sort());

  it("IMPORT-2 is retried, ends as failed with the reason, and can be judged once more", async () => {
    const imports = createImports(deps);
    const id = await imports.start(table("Аджапсандал"), anna);
    const runner = failing();
    await runner.runDue();
    expect((await shown(id)).state).toBe("planning");
    await allTries(runner);
    expect(await shown(id)).toMatchObject({ state: "failed", problem: { reason: "not-judged" } });
    await imports.judge(id, {});
    await working().runDue();
    expect(await shown(id)).toMatchObject({ state: "ready", problem: null, summary: { added: 1 } });
    const before = await documents();
    await imports.apply(id, everything);
    await allTries(failing());
    expect(await shown(id)).toMatchObject({ state: "failed", problem: { reason: "not-applied" } });
    expect(await documents()).toBe(before);
  });

  it("IMPORT-2 continues after the process was killed", async () => {
    const id = await createImports(deps).start(table("Чанахи"), anna);
    // After kill -9, a claim remains that no process renews.
    await openJobs({ attempts: 1, claimed_until: clock + 60_000 });
    await working().runDue();
    expect((await shown(id)).state).toBe("planning");
    clock += 60_000;
    await working().runDue();
    expect((await shown(id)).state).toBe("ready");
  });

  it("IMPORT-2 ends as failed if every try kills the process", async () => {
    const id = await createImports(deps).start(table("Хинкали"), anna);
    await openJobs({ attempts: 8, claimed_until: clock - 1 });
    await working().runDue();
    expect(await shown(id)).toMatchObject({ state: "failed", problem: { reason: "not-judged" } });
  });

  it("IMPORT-2 is applied once and can be undone if the process was killed before it marked the job as done", async () => {
    const imports = createImports(deps);
    const id = await imports.start(table("Чахохбили"), anna);
    await working().runDue();
    await imports.apply(id, everything);
    await working().runDue();
    const { change_id: change } = await shown(id);
    expect(change).not.toBeNull();
    await applyImportHandler(deps)({ id });
    expect(await shown(id)).toMatchObject({ state: "applied", change_id: change });
    await imports.undo(id, anna);
    expect((await shown(id)).state).toBe("undone");
  });

  async function openJobs(claim: { readonly attempts: number; readonly claimed_until: number }): Promise<void> {
    await shop.store.db
      .updateTable("jobs")
      .set(claim)
      .where("kind", "=", planImportJob)
      .where("state", "=", "waiting")
      .execute();
  }

  async function allTries(runner: ReturnType<typeof failing>): Promise<void> {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      clock += 600_000;
      await runner.runDue();
    }
  }
});
