import { OFFICE_PATHS } from "@skatert/contract";
import type { LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftEntities } from "../../../shop/drafts/draft-store.ts";
import { openDraft } from "../../../shop/drafts/release-store.ts";
import { type LiveOrders, makeChanges } from "../../../shop/editing/make-changes.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { liveOrdersOf } from "../../board/record/board-repository.ts";

const soup = (index: number) => ({
  lines: [{ product_id: 101, quantity: 1 }],
  expected_total: 300,
  customer: { name: "Гость", phone: `+7916${1_000_000 + index}` },
});

describeOnEachEngine("an order at a branch that closes for good", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
    await office.call("POST", `${OFFICE_PATHS.branches}/10/archive`);
    // Now this process does not look for another revision for a second.
    await shop.shopData.refresh();
  });
  afterEach(() => shop.close());

  /** Publishes the draft as another process does: this one still has the shop from before. */
  const closeElsewhere = async (liveOrders: LiveOrders = liveOrdersOf) => {
    const note = { author: { kind: "staff", id: 1, name: "Анна" }, source: "office" } as const;
    return makeChanges(shop.store, { now: shop.clock.now(), note, liveOrders }, async (tx) => {
      const draft = await openDraft(tx);
      const entities = await draftEntities(tx, draft?.id ?? 0);
      return entities.map(({ key, delta }) => [key, delta] as const);
    });
  };
  const waitingInStore = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.store.db);
    expect(rows.length).toBeGreaterThan(0);
  };

  it("EDIT-3 is refused right after another process has closed it", async () => {
    expect(await closeElsewhere()).toMatchObject({ kind: "made" });
    expect((await placeOrder(shop.app)).statusCode).toBe(404);
  });

  it("EDIT-3 is refused if it arrives while the live orders have been counted", async () => {
    const placing: Promise<LightMyRequestResponse>[] = [];
    const outcome = await closeElsewhere(async (tx, branches) => {
      const live = await liveOrdersOf(tx, branches);
      placing.push(placeOrder(shop.app));
      if (engine.name === "postgres") await Promise.race([...placing, vi.waitFor(waitingInStore)]);
      return live;
    });
    const answers = await Promise.all(placing);
    expect([outcome.kind, ...answers.map(({ statusCode }) => statusCode)]).toEqual(["made", 404]);
  });

  it("EDIT-3 either blocks the closing or is refused, whichever is first", async () => {
    const orders = Array.from({ length: 12 }, (_, index) => () => placeOrder(shop.app, soup(index)));
    const before = orders.slice(0, 6).map((place) => place());
    const closing = closeElsewhere();
    const answers = await Promise.all([...before, ...orders.slice(6).map((place) => place())]);
    const isClosed = (await closing).kind === "made";
    const live = (await liveOrdersOf(shop.store.db, [10])).get(10) ?? 0;
    expect(live).toBe(answers.filter(({ statusCode }) => statusCode === 201).length);
    expect(isClosed && live > 0).toBe(false);
  });
});
