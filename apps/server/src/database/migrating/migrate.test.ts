import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { runProcesses } from "../../testing/processes/run-processes.ts";
import { describeOn, describeOnEachEngine } from "../../testing/stores/engines.ts";
import type { Store } from "../store.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration-db.ts";

const later: Migration = {
  name: "999-later",
  async up(db) {
    await db.schema.createTable("later").addColumn("id", "integer").execute();
  },
};

async function namesIn({ db }: Store): Promise<readonly string[]> {
  const rows = await db.selectFrom("schema_migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

describeOnEachEngine("the schema of the store", (engine) => {
  it("is migrated once", async () => {
    const store = (await engine.place()).open();
    const all = migrations.map((migration) => migration.name);
    expect(await migrate(store, 1_000)).toEqual(all);
    expect(await migrate(store, 2_000)).toEqual([]);
    const rows = await store.db.selectFrom("schema_migrations").selectAll().orderBy("name").execute();
    expect(rows).toEqual(all.map((name) => ({ name, applied_at: 1_000, unused_since: null })));
  });

  it("is created once when two processes start together", async () => {
    const place = await engine.place();
    const ran = await runProcesses(2, "migrate", place);
    expect(ran.flat().sort()).toEqual(migrations.map((migration) => migration.name));
  });

  it("is used by an older program after steps that only expand it", async () => {
    const store = (await engine.place()).open();
    await migrate(store, 1_000, [...migrations, later]);
    expect(await migrate(store, 2_000)).toEqual([]);
    expect((await namesIn(store)).at(-1)).toBe("999-later");
  });

  it("is refused, unchanged, to a program that may use what an unknown step has taken away", async () => {
    const store = (await engine.place()).open();
    const contracting = { ...later, unusedSince: "0.10.0" };
    await migrate(store, 1_000, [...migrations, contracting], "0.11.0");
    const before = await namesIn(store);
    const without = [...migrations, { name: "998-other", up: async () => undefined }];
    for (const version of ["0.1.0", "0.9.9"])
      await expect(migrate(store, 2_000, without, version)).rejects.toThrow(/999-later.*newer one, or restore/);
    expect(await namesIn(store)).toEqual(before);
    expect(await migrate(store, 3_000, without, "0.10.0")).toEqual(["998-other"]);
  });

  it("keeps the old data readable when a step fails half way", async () => {
    const store = (await engine.place()).open();
    await migrate(store, 1_000);
    await store.db.insertInto("shop_documents").values({ name: "settings", body: "{}" }).execute();
    const broken: Migration = {
      name: "999-broken",
      async up(db) {
        await db.schema.createTable("half_made").addColumn("id", "integer").execute();
        await db.schema.dropTable("shop_documents").execute();
        throw new Error("power cut");
      },
    };
    await expect(migrate(store, 2_000, [...migrations, broken])).rejects.toThrow("power cut");
    expect(await store.db.selectFrom("shop_documents").select("body").execute()).toEqual([{ body: "{}" }]);
    await expect(sql`select id from half_made`.execute(store.db)).rejects.toThrow(/half_made/);
    expect(await migrate(store, 3_000)).toEqual([]);
  });
});

describeOn("postgres", "a step that changes a table in use", (engine) => {
  it("lets the statements behind it pass, and runs when the table is free", async () => {
    const place = await engine.place();
    const store = place.open();
    await migrate(store, 1_000);
    const backup = await store.db.startTransaction().execute();
    await backup.selectFrom("orders").select("id").execute();
    const step: Migration = {
      name: "999-column",
      async up(db) {
        await db.schema.alterTable("orders").addColumn("later", "text").execute();
      },
    };
    const ran = migrate(place.open(), 2_000, [...migrations, step]);
    await expect.poll(() => waiting(store)).toBe(1);
    // Would fail after four seconds, as the shop's statements do, if the step kept its place in the queue.
    expect(await store.db.selectFrom("orders").select("id").execute()).toEqual([]);
    await backup.rollback().execute();
    expect(await ran).toEqual(["999-column"]);
  });

  async function waiting({ db }: Store): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_locks
      where not granted and relation = 'orders'::regclass`.execute(db);
    return rows[0]?.count ?? 0;
  }
});

describe("the list of migrations", () => {
  it("is numbered in the order of its migrations", () => {
    const names = migrations.map((migration) => migration.name);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });
});
