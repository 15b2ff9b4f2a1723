import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { runProcesses } from "../../testing/processes/run-processes.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration-db.ts";

describeOnEachEngine("the schema of the store", (engine) => {
  it("is migrated once", async () => {
    const store = (await engine.place()).open();
    const all = migrations.map((migration) => migration.name);
    expect(await migrate(store, 1_000)).toEqual(all);
    expect(await migrate(store, 2_000)).toEqual([]);
    const rows = await store.db.selectFrom("schema_migrations").selectAll().orderBy("name").execute();
    expect(rows).toEqual(all.map((name) => ({ name, applied_at: 1_000 })));
  });

  it("is created once when two processes start together", async () => {
    const place = await engine.place();
    const ran = await runProcesses(2, "migrate", place);
    expect(ran.flat().sort()).toEqual(migrations.map((migration) => migration.name));
  });

  it("is refused with its name to a program that does not know a step, and stays as it is", async () => {
    const store = (await engine.place()).open();
    const later: Migration = {
      name: "999-later",
      async up(db) {
        await db.schema.createTable("later").addColumn("id", "integer").execute();
      },
    };
    const [first, ...rest] = migrations;
    if (first === undefined) throw new Error("no migrations");
    await migrate(store, 1_000, [first, later]);
    await expect(migrate(store, 2_000)).rejects.toThrow(/999-later.*newer one, or restore a backup/);
    const rows = await store.db.selectFrom("schema_migrations").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name)).toEqual([first.name, later.name]);
    expect(rest.length).toBeGreaterThan(0);
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

describe("the list of migrations", () => {
  it("is numbered in the order of its migrations", () => {
    const names = migrations.map((migration) => migration.name);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });
});
