import type { CompiledQuery } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type AuditFilter, pageQuery as auditPageQuery, lastReadQuery } from "../../modules/audit/audit-list.ts";
import { cancelAskedQuery, dueQuery, liveCountQuery, placeQuery } from "../../modules/board/record/board-repository.ts";
import { feedQuery, historyQuery } from "../../modules/board/record/feed-repository.ts";
import { nthLatestQuery } from "../../modules/group-orders/group-repository.ts";
import { changesQuery, listQuery } from "../../modules/inbox/store/item-repository.ts";
import { dishPart, namePart, newestOf, phonePart } from "../../modules/orders/lists/branch-search.ts";
import { dishesLikeQuery } from "../../modules/orders/lists/order-dishes.ts";
import { knownGuestsQuery } from "../../modules/orders/lists/order-facts.ts";
import { countQuery, type OrderFilter, pageQuery } from "../../modules/orders/lists/order-list.ts";
import { forgetQuery } from "../../modules/orders/lists/order-words.ts";
import { ordersByStage } from "../../modules/orders/lists/orders-by-stage.ts";
import { stockSoldQuery } from "../../modules/orders/lists/stock-sold.ts";
import { paymentsQuery } from "../../modules/payments/payment-repository.ts";
import type { PaymentState } from "../../modules/payments/tables.ts";
import { tipsQuery } from "../../modules/payments/tips/tip-repository.ts";
import { sumsQuery } from "../../modules/ratings/rating-repository.ts";
import { dayQuery } from "../../modules/requests/bookings/show-day.ts";
import { seatsQuery } from "../../modules/requests/request-repository.ts";
import { sessionQuery } from "../../modules/staff/sessions/session-store.ts";
import { couponUsesQueries } from "../../shop/state/coupon-uses.ts";
import { shopStateQueries } from "../../shop/state/shop-state.ts";
import { busyQuery, closedQuery } from "../../shop/stops/branches-now.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOn } from "../../testing/stores/engines.ts";
import { planOf as plan } from "../../testing/stores/query-plans.ts";
import type { Store } from "../store.ts";

/** Every order of one page, newest first. */
const all: OrderFilter = {
  stages: null,
  userId: null,
  branches: null,
  after: null,
  before: null,
  search: "",
  oldestFirst: false,
  page: 1,
  perPage: 20,
};

const wholeLog: AuditFilter = {
  branches: "all",
  staffId: null,
  deviceId: null,
  objectKind: null,
  objectId: null,
  action: null,
  words: "тесто",
  from: null,
  to: null,
  after: null,
  limit: 50,
};

const firstPage = { oldestFirst: false, limit: 20, offset: 0 };

describeOn("sqlite", "the query plan of a frequent statement", (engine) => {
  describe("reads no history", () => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.store();
    });

    const lists: readonly [string, Partial<OrderFilter>][] = [
      ["by stage", { stages: ["cooking"] }],
      ["by several stages", { stages: ["accepted", "cooking", "ready"] }],
      ["by date", { after: 1, before: 2 }],
      ["by customer", { userId: 7 }],
      ["by customer and stage", { userId: 7, stages: ["handed-over"] }],
      ["by phone", { search: "+79160000000" }],
      ["by number", { search: "1042" }],
      ["by name", { search: "Анна Каренина" }],
      ["of a branch by name", { search: "Анна", branches: [10] }],
      ["of a branch by phone", { search: "+79160000000", branches: [10] }],
      ["of a branch by number", { search: "1042", branches: [10] }],
      ["of a branch and a day", { branches: [10], after: 1, before: 2 }],
      ["changed in a time", { changedAfter: 1, changedBefore: 2 }],
      ["changed in a time and by stage", { changedAfter: 1, stages: ["cooking", "ready"] }],
      ["of some numbers", { include: [1001, 1002], sortBy: "number" }],
      ["of some numbers and by stage", { include: [1001], exclude: [1002], stages: ["cooking"] }],
      ["by name and stage", { search: "Анна", stages: ["handed-over"] }],
    ];

    it.each(lists)("a list of orders %s", async (_title, filter) => {
      const asked = { ...all, ...filter };
      for (const query of [countQuery(store.db, asked), pageQuery(store.db, asked, firstPage)])
        expect(await scansOf(query)).toEqual([]);
    });

    it("BOARD-5 a search over all days of a branch, each part newest first from an index", async () => {
      const slice = { branchId: 10, cursor: { at: 5, id: 7 }, limit: 51 };
      const parts = [dishPart(1, slice), namePart(["каренина", "анна"], slice), phonePart("+79160000000", slice)];
      const plans = await Promise.all(parts.map((part) => planOf(newestOf(store.db, [part], 51))));
      const [byDish = "", byName = "", byPhone = ""] = plans.map((lines) => lines.join("\n"));
      expect(byDish).toMatch(/order_dishes USING COVERING INDEX .*\(branch_id=\? AND dish=\? AND .*created_at/);
      expect(byName).toMatch(/lead USING COVERING INDEX .*\(word=\? AND .*created_at/);
      expect(byPhone).toMatch(/o USING .*INDEX orders_by_phone \(phone=\? AND .*created_at/);
      const names = (await planOf(dishesLikeQuery(store.db, 10, "борщ", 101))).join("\n");
      expect(names).toMatch(/SEARCH dish_names USING .*\(branch_id=\?\)/);
    });

    it("a deep page, from an index alone", async () => {
      const plan = await planOf(pageQuery(store.db, all, { ...firstPage, offset: 100_000 }));
      expect(plan.join("\n")).toMatch(/SCAN o USING COVERING INDEX orders_by_time/);
      expect(plan.join("\n")).not.toMatch(/TEMP B-TREE/);
    });

    it("a page by stage, without sorting", async () => {
      const plan = await planOf(pageQuery(store.db, { ...all, stages: ["handed-over"] }, firstPage));
      expect(plan.join("\n")).toMatch(/SEARCH o USING COVERING INDEX orders_by_stage/);
      expect(plan.join("\n")).not.toMatch(/TEMP B-TREE/);
    });

    it("the counts of /metrics, by stage and time from an index alone", async () => {
      const plan = await planOf(ordersByStage(store.db, 1));
      expect(plan.join("\n")).toMatch(
        /SEARCH orders USING COVERING INDEX orders_by_stage \(stage=\? AND created_at>\?\)/,
      );
    });

    const states: readonly (readonly PaymentState[])[] = [["paid"], ["paid", "starting", "pending"]];
    it.each(states)("the payments of one order, %s", async (...asked) => {
      expect(await planOf(paymentsQuery(store.db, asked, 1001))).toEqual([expect.stringMatching(/\(order_id=\?\)$/)]);
    });

    it("the tips of a page of orders, by these orders alone", async () => {
      expect((await planOf(tipsQuery(store.db, [1001, 1002]))).join("\n")).toContain("(order_id=?)");
    });

    it("the feed of a branch after a number, without sorting", async () => {
      const plan = (await planOf(feedQuery(store.db, { branchId: 10, after: 5, limit: 100 }))).join("\n");
      expect(plan).toMatch(/SEARCH branch_feed USING .*\(branch_id=\? AND number>\?\)/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
    });

    it("the history of a page of orders, by these orders alone", async () => {
      expect((await planOf(historyQuery(store.db, [1001, 1002]))).join("\n")).toContain("(order_id=?)");
    });

    it.each(["live", "done"] as const)("the %s orders of a board, without sorting", async (place) => {
      const plan = (await planOf(placeQuery(store.db, 10, place, 1, 100))).join("\n");
      expect(plan).toMatch(/SEARCH order_boards USING .*\(branch_id=\? AND place=\? AND place_at>\?\)/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
    });

    it("the live orders of a board by their promised time, from an index alone and without sorting", async () => {
      const plan = (await planOf(dueQuery(store.db, 10, { limit: 200, offset: 0 }))).join("\n");
      expect(plan).toMatch(/USING COVERING INDEX order_boards_by_due \(branch_id=\? AND place=\?\)/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
      const count = (await planOf(liveCountQuery(store.db, 10, 10_000))).join("\n");
      expect(count).toMatch(/SEARCH order_boards USING COVERING INDEX .*\(branch_id=\? AND place=\?\)/);
    });

    it("BOARD-6 the open requests to cancel of a board, from their own index and without sorting", async () => {
      const plan = (await planOf(cancelAskedQuery(store.db, 10, 100))).join("\n");
      expect(plan).toMatch(/USING COVERING INDEX order_boards_by_request \(branch_id=\? AND cancel_asked_at>\?\)/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
    });

    it("whether the guests of a page of orders ordered before, by their numbers", async () => {
      const plan = (await planOf(knownGuestsQuery(store.db, [1001, 1002]))).join("\n");
      expect(plan).toMatch(/SEARCH earlier .*INDEX orders_by_phone \(phone=\? AND created_at<\?\)/);
    });

    it("the search words of anonymised orders, by their whole key", async () => {
      const query = forgetQuery(store.db, [{ id: 1, name: "Анна Каренина", email: null, created_at: 1 }]);
      expect((await planOf(query)).join("\n")).toContain("(word=? AND created_at=? AND order_id=?)");
    });

    it("a list of orders by the longest word of a name, which few orders share", async () => {
      const query = pageQuery(store.db, { ...all, search: "Анна Каренина" }, firstPage);
      expect(query.parameters.filter((value) => typeof value === "string")).toEqual(["каренина", "анна"]);
    });

    it("the seats held at a time, by an index on time", async () => {
      expect(await planOf(seatsQuery(store.db, 7, { from: 1, to: 2 }))).toEqual([
        expect.stringContaining("(restaurant_id=? AND starts_at>? AND starts_at<?)"),
      ]);
    });

    it("the group orders of a network, by their index", async () => {
      const plan = await planOf(nthLatestQuery(store.db, "network", 30, 1));
      expect(plan).toEqual([expect.stringMatching(/group_orders_by_network \(network=\? AND created_at>\?\)/)]);
    });

    const logs: readonly [string, Partial<AuditFilter>, string][] = [
      ["of every branch", {}, "INDEX audit_log_by_time"],
      ["of some time", { from: 1, to: 2 }, "INDEX audit_log_by_time (at>? AND at<?)"],
      ["of one branch", { branches: [10] }, "INDEX audit_log_by_branch (branch_id=?)"],
      ["of a person", { staffId: 5, from: 1 }, "INDEX audit_log_by_person (actor_id=? AND at>?)"],
      ["of an object", { objectKind: "order", objectId: "1" }, "audit_log_by_object (object_kind=? AND object_id=?)"],
      ["of a device", { deviceId: 9, from: 1 }, "INDEX audit_log_by_device (device_id=? AND at>?)"],
      ["of a kind of object", { objectKind: "order", to: 2 }, "INDEX audit_log_by_kind (object_kind=? AND at<?)"],
      ["of an action", { action: "refuse", after: { at: 2, id: "a" } }, "INDEX audit_log_by_action (action=? AND"],
    ];
    it.each(logs)("the log of changes %s, in order from an index", async (_title, filter, index) => {
      const asked: AuditFilter = { ...wholeLog, ...filter };
      for (const query of [auditPageQuery(store.db, asked), lastReadQuery(store.db, asked)])
        expect((await planOf(query)).join("\n")).toContain(index);
      expect((await planOf(lastReadQuery(store.db, asked))).join("\n")).not.toMatch(/TEMP B-TREE/);
    });

    it("recent ratings of dishes, by time", async () => {
      const plan = (await planOf(sumsQuery(store.db, 1, null))).join("\n");
      expect(plan).toMatch(/SEARCH whole USING (COVERING )?INDEX order_ratings_by_time \(at>\?\)/);
      expect(plan).toMatch(/SEARCH dish USING INDEX dish_ratings_by_order \(order_id=\?\)/);
    });

    it("the shop state of a quote", async () => {
      const shop = await startShop({ engine });
      const rules = (await shop.shopData.current()).rulesFor(10);
      if (rules === null) throw new Error("the small shop has no branch 10");
      const request = { lines: [{ productId: 301, variationId: null, quantity: 1, supplements: [] }] };
      const shopper = { userId: 7, phone: "+79160000000" };
      const { stock, uses, loads, branch, person } = shopStateQueries(store.db, request, rules, shopper, 1);
      const daily = [{ id: 7, usageLimitPerDay: 1 }];
      const { today } = couponUsesQueries(store.db, daily, shopper, { now: 1, timeZone: "Europe/Moscow" });
      for (const query of [stock, uses.counters, today, loads, branch.query, person]) {
        expect(query === null ? ["none"] : await scansOf(query)).toEqual([]);
      }
      expect((await planOf(uses.counters)).join("\n")).toMatch(/coupon_counters.*\(coupon_id=\? AND customer=\?\)/);
      if (today === null) throw new Error("a coupon has a limit per day");
      expect((await planOf(today)).join("\n")).toMatch(/coupon_uses.*\(customer=\? AND day=\?\)/);
      expect((await planOf(loads)).join("\n")).toMatch(/slot_counters.*method=\? AND slot_start>\?\)/);
      expect((await planOf(branch.query)).join("\n")).toMatch(/stops_holding \(branch_id=\? AND ends_at>\?\)/);
      await shop.close();
    });

    it("the closed and busy places of the shop, by its branches", async () => {
      const plan = (await planOf(closedQuery(store.db, [10, 20], 1))).join("\n");
      expect(plan).toMatch(/stops USING INDEX stops_holding \(branch_id=\? AND ends_at>\?\)/);
      expect(plan).not.toMatch(/SCAN (stops|branch_pauses)/);
      const busy = (await planOf(busyQuery(store.db, [10, 20], 1))).join("\n");
      expect(busy).toMatch(/SEARCH branch_pace USING INTEGER PRIMARY KEY/);
    });

    it("what sold in the last hours, by time and by order", async () => {
      const plan = (await planOf(stockSoldQuery(store.db, 10, 1))).join("\n");
      expect(plan).toMatch(/SEARCH o USING (COVERING )?INDEX orders_by_time \(created_at>\?\)/);
      expect(plan).toMatch(/SEARCH m USING .*\(order_id=\?\)/);
    });

    it("INBOX-1 the inbox, its feed, and the halls' day", async () => {
      const page = { branches: [10], kind: null, assignee: null, search: "", before: null, limit: 50 } as const;
      for (const state of ["open", "done"] as const) {
        const plan = (await planOf(listQuery(store.db, { ...page, state, before: { at: 2, id: 1 } }))).join("\n");
        expect(plan).toMatch(/SEARCH inbox_items USING INDEX inbox_items_by_(due|end)/);
        expect(plan).not.toContain("TEMP B-TREE");
      }
      const feed = (await planOf(changesQuery(store.db, { branches: [10], after: 1, limit: 100 }))).join("\n");
      expect(feed).toMatch(/SEARCH inbox_items USING INDEX inbox_items_by_change/);
      expect(feed).not.toContain("TEMP B-TREE");
      expect(await scansOf(dayQuery(store.db, [41, 42], { from: 1, to: 2 }))).toEqual([]);
    });

    it("STAFF-1 the session of every request of the office", async () => {
      expect(await scansOf(sessionQuery(store.db, ["token"], 1).compile())).toEqual([]);
    });

    /** Lines that scan a whole table or index. A list passed as a parameter is not a table. */
    async function scansOf(query: CompiledQuery<unknown>): Promise<readonly string[]> {
      const plan = await planOf(query);
      return plan.filter(
        (line) =>
          /^SCAN/.test(line) &&
          !/json_each|CONSTANT ROW|SCAN (merged|page|\(|\w+-\w+|cooking|accepted|ready)/.test(line),
      );
    }

    function planOf(query: CompiledQuery<unknown>): Promise<readonly string[]> {
      return plan(store.db, query);
    }
  });
});
