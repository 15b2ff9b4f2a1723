import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import { anOperator, placeOrder, stockOf } from "../../testing/calls/orders.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { EARLIER_BACKUP, fillEarlierStore } from "../../testing/stores/before-baseline/earlier-store.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { folderOfUploads } from "../../testing/stores/uploads.ts";
import type { Store } from "../store.ts";
import { migrate } from "./migrate.ts";

/** The steps after the baseline. */
const later = migrations.slice(1).map(({ name }) => name);
const path = fileURLToPath(EARLIER_BACKUP);

describeOnEachEngine("a store from before the baseline", (engine) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-earlier-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("becomes a store like a new one: the same tables, columns, rules and indexes", async () => {
    const [earlier, fresh] = [(await engine.place()).open(), (await engine.place()).open()];
    await fillEarlierStore(earlier);
    expect(await migrate(earlier, 1)).toEqual(later);
    await migrate(fresh, 1);
    const shape = await shapeOf(fresh);
    expect(shape.length).toBeGreaterThan(900);
    expect(await shapeOf(earlier)).toEqual(shape);
  });

  it("is found, sold from and backed up", async () => {
    const place = await engine.place();
    const store = place.open();
    await fillEarlierStore(store);
    await migrate(store, 1);
    await sells(store);
    const target = join(folder, `${engine.name}.jsonl`);
    await writeBackup(place.open(), folderOfUploads(folder), target, 0);
    const restored = (await engine.place()).open();
    const uploads = folderOfUploads(join(folder, `${engine.name}-again`));
    await restoreBackup({ store: restored, uploads, path: target, now: 2, force: false });
    expect((await restored.db.selectFrom("orders").select("id").execute()).length).toBe(4);
  });

  it("comes back from its own backup", async () => {
    const store = (await engine.place()).open();
    const uploads = folderOfUploads(join(folder, `${engine.name}-own`));
    await restoreBackup({ store, uploads, path, now: 1, force: false });
    await sells(store);
  });

  it("is refused when it lacks one of the steps that the baseline replaces, and stays as it was", async () => {
    const store = (await engine.place()).open();
    await fillEarlierStore(store);
    await sql`delete from schema_migrations where name > '107'`.execute(store.db);
    const before = await shapeOf(store);
    await expect(migrate(store, 1)).rejects.toThrow("(106-branch-overrides): upgrade it to 2e183f80 first");
    expect(await shapeOf(store)).toEqual(before);
    const target = join(folder, `${engine.name}-old.jsonl`);
    await expect(writeBackup(store, folderOfUploads(folder), target, 0)).rejects.toThrow("too old for this version");
  });

  async function sells(store: Store): Promise<void> {
    const shop = await startShop({ engine, store });
    try {
      const { keys } = await anOperator(shop);
      const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
      const idsOf = async (query: string) => {
        const answer = await shop.app.inject({ url: `/wp-json/wc/v3/orders?${query}`, headers: { authorization } });
        return answer.json().map(({ id }: { id: number }) => id);
      };
      expect(await idsOf("orderby=id&order=asc")).toEqual([1001, 1002, 1003]);
      expect(await idsOf(`search=${encodeURIComponent("Быков")}`)).toEqual([1003]);
      const left = await stockOf(shop, 301);
      const one = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
      const placed = await placeOrder(shop.app, one);
      expect([placed.statusCode, placed.json().id]).toEqual([201, 1004]);
      expect(await stockOf(shop, 301)).toBe((left ?? 0) - 1);
    } finally {
      await shop.close();
    }
  }
});

/** Every column, rule and index of the store, a line each. The order of columns may differ. */
async function shapeOf({ db, engine }: Store): Promise<readonly string[]> {
  const query =
    engine === "postgres"
      ? sql<{ line: string }>`
        select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema = current_schema()
        union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
          from pg_constraint where connamespace = current_schema()::regnamespace
        union all select replace(indexdef, current_schema() || '.', '') from pg_indexes
          where schemaname = current_schema()`
      : sql<{ line: string }>`
        select concat_ws(' ', tables.name, columns.name, columns.type, columns."notnull", columns.dflt_value, columns.pk) as line
          from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'
        union all select concat_ws(' ', tables.name, "from", "table", "to", on_delete)
          from sqlite_master as tables, pragma_foreign_key_list(tables.name) where tables.type = 'table'
        union all select concat_ws(' ', tables.name, "unique", origin, partial, (select group_concat(coalesce(name, 'expression'), ', ')
            from pragma_index_info(indexes.name)))
          from sqlite_master as tables, pragma_index_list(tables.name) as indexes where tables.type = 'table'
        union all select replace(replace(sql, '"', ''), 'CREATE', 'create') from sqlite_master where type = 'index' and sql is not null
        union all select name || ' ' || substr(sql, instr(sql, 'check (')) from sqlite_master
          where type = 'table' and instr(sql, 'check (') > 0`;
  const { rows } = await query.execute(db);
  return rows.map(({ line }) => line.replace(/\s+/g, " ").replaceAll(" )", ")")).sort();
}
