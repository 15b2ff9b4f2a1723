import { setTimeout as pause } from "node:timers/promises";
import { migrations } from "../../apps/server/migrations/index.ts";
import { migrate as migrateStore } from "../../apps/server/src/database/migrating/migrate.ts";
import type { Migration } from "../../apps/server/src/database/migrating/migration-db.ts";
import { writeShop } from "../../apps/server/src/testing/shops/small-shop.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { notPlacedOf, sendTogether } from "../orders/many-orders.ts";
import { orderRow } from "../orders/order-row.ts";
import { withOrderingShop } from "../orders/ordering-shop.ts";
import { suppliedShop, suppliesFor } from "../orders/shop-files.ts";
import { startProgram } from "../programs/shop-program.ts";
import { noDifference, type Row } from "../row.ts";

const times = 10;
const together = 20;
const longestStartMs = 900;

/** Two first starts at once, an interrupted first start, and a migration that fails half way. */
export const migrate: Family = {
  name: "migrate",
  run: (torture) =>
    onEachEngine(torture, async (engine) => [
      await startedTogether(engine),
      await cutOff(torture, engine),
      await failing(torture, engine),
    ]),
};

type Starts = (place: StorePlace, shopDir: string) => Promise<readonly string[]>;

/** One row of first starts, each on a new, empty place; `start` returns faults. */
async function startsOf(fault: string, engine: TortureEngine, start: Starts): Promise<Row> {
  const folder = await writeShop(suppliedShop(suppliesFor(together)));
  const wrong: string[] = [];
  const counts = { lost: 0, doubled: 0 };
  try {
    for (let count = 0; count < times; count += 1) {
      const place = await engine.place();
      wrong.push(...(await start(place, folder.path)));
      const { missing, repeated } = await stepsOf(place);
      counts.lost += missing;
      counts.doubled += repeated;
    }
  } finally {
    await folder.remove();
  }
  const note = `${migrations.length} steps and one import each`;
  return { ...noDifference, ...counts, fault, engine: engine.name, unit: "starts", sent: times, wrong, note };
}

/** Migrations that did not run, and repeated imports. */
async function stepsOf(place: StorePlace): Promise<{ readonly missing: number; readonly repeated: number }> {
  const store = place.open();
  const steps = await store.db.selectFrom("schema_migrations").select("name").execute();
  const imports = await store.db.selectFrom("shop_revisions").select("id").execute();
  await store.close();
  return {
    missing: migrations.length - steps.length + (imports.length === 0 ? 1 : 0),
    repeated: Math.max(0, imports.length - 1),
  };
}

function startedTogether(engine: TortureEngine): Promise<Row> {
  return startsOf("two first starts at once", engine, async (place, shopDir) => {
    const both = [startProgram({ place, shopDir }), startProgram({ place, shopDir })];
    try {
      const urls = await Promise.all(both.map(({ url }) => url));
      const revisions = await Promise.all(urls.map(revisionAt));
      const endings = await Promise.all(both.map((program) => program.stop()));
      return [
        ...(revisions[0] !== null && revisions[0] === revisions[1] ? [] : [`they serve ${revisions.join(" and ")}`]),
        ...endings.filter(({ code }) => code !== 0).map(({ code }) => `one ended with ${String(code)}`),
      ];
    } catch (error) {
      return [String(error), ...both.map((program) => program.complaint())];
    } finally {
      await Promise.all(both.map((program) => program.kill()));
    }
  });
}

function cutOff({ random }: Torture, engine: TortureEngine): Promise<Row> {
  return startsOf("first start killed", engine, async (place, shopDir) => {
    const first = startProgram({ place, shopDir });
    await pause(random.below(longestStartMs));
    await first.kill();
    const second = startProgram({ place, shopDir });
    try {
      const revision = await revisionAt(await second.url);
      return revision === null ? ["the second start does not serve the shop"] : [];
    } catch (error) {
      return [String(error), second.complaint()];
    } finally {
      await second.stop();
    }
  });
}

/** The revision of the served shop; null without one. */
async function revisionAt(url: string): Promise<string | null> {
  const response = await fetch(`${url}/api/wp-json/v1/all_settings`);
  await response.arrayBuffer();
  return response.ok ? response.headers.get("etag") : null;
}

/** A migration that changes and drops tables before it fails, on a store with orders, which must then be unchanged. */
function failing({ orders }: Torture, engine: TortureEngine): Promise<Row> {
  return withOrderingShop(engine, { orders, signIn: false }, async (shop) => {
    const wrong = [...notPlacedOf(await sendTogether(await shop.program().url, shop.journal, together), "before")];
    await shop.program().stop();
    const store = shop.place.open();
    const said = await migrateStore(store, Date.now(), [...migrations, broken]).then(() => "nothing", String);
    await store.close();
    if (!said.includes(breakage)) wrong.push(`the failing step said ${said}`);
    const url = await shop.start();
    wrong.push(...notPlacedOf(await sendTogether(url, shop.journal, together), "after the failing step"));
    await shop.program().stop();
    const note = "a step that drops and renames before it fails";
    return orderRow({ fault: "migration fails", engine: engine.name }, await shop.compare(), { wrong, note });
  });
}

const breakage = "the step breaks here";
const broken: Migration = {
  name: "999-broken",
  async up(db) {
    await db.schema.createTable("half_made").addColumn("id", "integer").execute();
    await db.schema.dropTable("stock_moves").execute();
    await db.schema.alterTable("orders").renameTo("orders_before").execute();
    throw new Error(breakage);
  },
};
