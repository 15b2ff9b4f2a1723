import { createHash } from "node:crypto";
import { sql } from "kysely";
import { rowsAs } from "../src/database/lists.ts";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** The dishes of each order, and each name once per branch, so that a search by dish never reads all orders. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("dish_names")
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("dish", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("dish_names_once", ["branch_id", "dish"])
    .execute();
  await db.schema
    .createTable("order_dishes")
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("dish", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addPrimaryKeyConstraint("order_dishes_once", ["branch_id", "dish", "created_at", "order_id"])
    .execute();
  await fill(db);
}

async function fill(db: MigrationDb): Promise<void> {
  const numbers = new Map<string, Numbered>();
  const named = new Map<string, { branch_id: number; dish: number; name: string }>();
  for (let last = 0; ; ) {
    const { rows } = await sql<PastOrder>`select id, warehouse_id, created_at, details from orders
      where id > ${last} order by id limit ${batch}`.execute(db);
    const latest = rows.at(-1);
    if (latest === undefined) break;
    last = latest.id;
    const dishes = rows.flatMap(({ id: order_id, warehouse_id: branch_id, created_at, details }) =>
      dishesOf(details, numbers).map(({ dish, name }) => {
        named.set(`${branch_id}:${dish}`, { branch_id, dish, name });
        return { branch_id, dish, created_at, order_id };
      }),
    );
    const columns = { branch_id: "integer", dish: "bigint", created_at: "bigint", order_id: "integer" } as const;
    await sql`insert into order_dishes (branch_id, dish, created_at, order_id)
      select branch_id, dish, created_at, order_id from ${rowsAs(db, "dishes", columns, dishes)}`.execute(db);
  }
  const names = rowsAs(db, "names", { branch_id: "integer", dish: "bigint", name: "text" }, [...named.values()]);
  await sql`insert into dish_names (branch_id, dish, name) select branch_id, dish, name from ${names}`.execute(db);
}

const batch = 1_000;

interface PastOrder {
  readonly id: number;
  readonly warehouse_id: number;
  readonly created_at: number;
  readonly details: string;
}

interface Line {
  readonly name?: string;
  readonly supplements?: readonly { readonly name?: string }[];
}

interface Numbered {
  readonly dish: number;
  /** Folded. */
  readonly name: string;
}

/** The dishes of an order, each once. `numbers` caches names across orders, because many orders share few names. */
function dishesOf(details: string, numbers: Map<string, Numbered>): readonly Numbered[] {
  const { lines = [] }: { readonly lines?: readonly Line[] } = JSON.parse(details);
  const names = lines.flatMap((line) => [line.name, ...(line.supplements ?? []).map(({ name }) => name)]);
  const dishes = new Map<number, Numbered>();
  for (const text of names) {
    if (text === undefined) continue;
    const known = numbers.get(text) ?? numbered(text);
    numbers.set(text, known);
    if (known.name !== "") dishes.set(known.dish, known);
  }
  return [...dishes.values()];
}

/** Copies of the rules in order-dishes.ts and the domain at the time of this migration. */
function numbered(text: string): Numbered {
  const name = foldText(text).slice(0, 200);
  return { dish: createHash("sha256").update(name).digest().readUIntBE(0, 6), name };
}

function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ı", "i")
    .normalize("NFC")
    .replace(/[\u0027\u0060\u02b9-\u02bf\u2018\u2019]/g, "")
    .replace(/\p{Script=Han}/gu, " $& ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
