import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { staleExceptions, tableBreaches, tablesIn } from "./tables.mjs";

describe("tables that a file names", () => {
  it.each([
    ["selectFrom", 'db.selectFrom("orders as o").selectAll()', ["orders"]],
    ["two tables at once", 'db.selectFrom(["orders", "users"])', ["orders", "users"]],
    ["a builder on its own line", 'tx\n    .insertInto("bonus_entries")\n    .values(row)', ["bonus_entries"]],
    ["a join", 'db.selectFrom("sessions").innerJoin("users", "users.id", "user_id")', ["sessions", "users"]],
    ["raw SQL", "sql`delete from order_words where x in (select y from orders)`", ["order_words", "orders"]],
    ["raw SQL with a type", "sql<Row>`update stock set quantity = 0`", ["stock"]],
    ["words that are no table", "sql`select 1 from json_each(x)`; text('from users')", []],
  ])("finds %s", (_title, source, tables) => {
    expect(tablesIn(source)).toEqual(tables);
  });
});

it("has an owner of every table of the migrations", () => {
  const migrations = globSync("apps/server/migrations/**/*.ts", { cwd: inProject() }).map((file) =>
    readFileSync(inProject(file), "utf8"),
  );
  const namesIn = (call: RegExp) => migrations.flatMap((text) => [...text.matchAll(call)].map(([, name = ""]) => name));
  const dropped = namesIn(/dropTable\("(\w+)"/g);
  const made = namesIn(/create(?: table |Table\(")(\w+)/g).filter((name) => !dropped.includes(name));
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter((name) => tablesIn(`db.selectFrom("${name}")`).length === 0)).toEqual([]);
});

it("refuses SQL outside the folder of the table's owner, and allows it inside", () => {
  const source = 'await db.selectFrom("users").selectAll().execute();';
  expect(tableBreaches("modules/orders/orders.ts", source)).toEqual(["table users belongs to modules/account/"]);
  expect(tableBreaches("modules/account/user-repository.ts", source)).toEqual([]);
  expect(tableBreaches("modules/orders/orders.test.ts", source)).toEqual([]);
  expect(tableBreaches("testing/stores/fill-history.ts", source)).toEqual([]);
});

it("refuses an unnecessary exception, and one whose file is missing", () => {
  const file = "modules/orders/reservations/stock.ts";
  expect(tableBreaches(file, 'tx.updateTable("stock")')).toEqual([]);
  expect(tableBreaches(file, "")).toEqual(["the exception for table stock is no longer needed"]);
  expect(staleExceptions(new Set())).toContain(`${file}: the exception names no file`);
});
