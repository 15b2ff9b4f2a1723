import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { statementsOf, stepFaults, uniqueIndexesOf } from "../../testing/stores/step-faults.ts";
import type { Migration } from "./migration-db.ts";

/** No program precedes the baseline. */
const [baseline] = migrations;
const changelog = readFileSync(new URL("../../../../../CHANGELOG.md", import.meta.url), "utf8");

describeOnEachEngine("a new step of the store's shape", (engine) => {
  it("keeps the previous version working, or names the release since which nothing uses what it takes away", async () => {
    const said = await statementsOf((await engine.place()).open(), migrations);
    const unique = new Set<string>();
    const judged: object[] = [];
    for (const { name, unusedSince } of migrations) {
      const statements = said.get(name) ?? [];
      expect(statements, name).not.toEqual([]);
      const { contractions, longLocks } = stepFaults(statements, unique);
      const undeclared = unusedSince === undefined ? contractions : [];
      if (name !== baseline?.name) judged.push(...[...undeclared, ...longLocks].map((fault) => ({ name, fault })));
      for (const index of uniqueIndexesOf(statements)) unique.add(index);
    }
    expect(judged).toEqual([]);
  });

  it("is found out when it takes a table away and restricts another one", async () => {
    const less: Migration = {
      name: "999-less",
      async up(db) {
        await db.schema.dropTable("stock_moves").execute();
        await db.schema.createIndex("users_by_name").unique().on("users").column("name").execute();
      },
    };
    const said = await statementsOf((await engine.place()).open(), [...migrations, less]);
    expect(stepFaults(said.get("999-less") ?? []).contractions).toEqual([
      "drop table: stock_moves",
      "makes values of users unique",
    ]);
  });
});

it("names a release of the changelog as the one since which nothing uses what a step takes away", () => {
  const released = [...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  for (const { name, unusedSince } of migrations) if (unusedSince) expect(released, name).toContain(unusedSince);
});

describe("the judge of a step", () => {
  const contracting = [
    "drop table orders",
    "alter table orders rename to former_orders",
    "alter table orders rename column phone to number",
    "alter table orders drop column phone",
    "alter table orders alter column total type bigint",
    "alter table orders alter column email set not null",
    "alter table orders alter column total drop default",
    "alter table orders add column place text not null",
    "alter table orders add column place text unique",
    "alter table orders add column total_check integer check (total_check > 0)",
    "alter table orders add constraint orders_total check (total > 0)",
    "create unique index orders_by_phone on orders (phone)",
    "drop index orders_once",
    "delete from orders where stage = 'cancelled'",
  ];
  it.each(contracting)("finds what an earlier program misses: %s", (statement) => {
    expect(stepFaults([statement], new Set(["orders_once"])).contractions).toHaveLength(1);
  });

  const expanding = [
    "create table places (id integer primary key, name text not null unique)",
    "alter table orders add column place text",
    "alter table orders add column place text not null default ''",
    "alter table orders add column type bigint not null default 0",
    "alter table orders alter column email drop not null",
    "create index orders_by_phone on orders (phone)",
    "drop index orders_by_phone",
    "update orders set email = null where email = ''",
    "insert into orders (id) values (1)",
  ];
  it.each(expanding)("finds nothing in what it can ignore: %s", (statement) => {
    expect(stepFaults([statement], new Set(["orders_once"]))).toEqual({ contractions: [], longLocks: [] });
  });

  it("lets a step do anything to its own tables and to columns that nobody fills yet", () => {
    const own = ["create table places (id integer)", "create unique index a on places (id)", "drop table places"];
    const column = ["alter table orders add column token text", "create unique index b on orders (token)"];
    expect(stepFaults([...own, ...column]).contractions).toEqual([]);
  });

  it("finds a table that is filled while nobody can read it", () => {
    const step = ["alter table orders add column place text", "update orders set place = ''"];
    expect(stepFaults(step).longLocks).toEqual(["fills orders under its lock"]);
  });
});
