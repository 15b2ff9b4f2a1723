import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../database/store.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { createOrderCounts } from "./count-orders.ts";
import { listOrders, type OrderFilter } from "./order-list.ts";

const minute = 60_000;
const count = 23;
const stages = ["handed-over", "cooking", "cancelled"] as const;
const all: OrderFilter = {
  stages: null,
  userId: null,
  branches: null,
  after: null,
  before: null,
  search: "",
  oldestFirst: false,
  page: 1,
  perPage: 5,
};

describeOnEachEngine("lists of orders", (engine) => {
  let store: Store;
  let clock = count * minute;
  const counts = () => createOrderCounts(store.db, () => clock);
  const listed = async (filter: Partial<OrderFilter>, kept = counts()) => {
    const { orders, total } = await listOrders(store.db, kept, { ...all, ...filter });
    return { ids: orders.map(({ id }) => id), total };
  };

  beforeAll(async () => {
    store = await engine.store();
    for (let id = 1; id <= count; id += 1) await insert(id);
  });

  // Two orders share each minute, so only the id decides which is newer.
  async function insert(id: number, at = Math.floor(id / 2) * minute): Promise<void> {
    await store.db
      .insertInto("orders")
      .values({
        id,
        order_key: `key-${id}`,
        user_id: id % 4,
        phone: `+7916000000${id % 4}`,
        name: "Анна",
        email: null,
        stage: stages[id % 3] ?? "cooking",
        method: "local_pickup",
        warehouse_id: 10,
        slot_start: at,
        payment_method: "cod",
        paid_online: 0,
        total: 100,
        details: "{}",
        created_at: at,
        updated_at: at,
      })
      .execute();
  }

  const newest = Array.from({ length: count }, (_, index) => count - index);

  describe("each page once, from both ends of the list", () => {
    it.each<[string, Partial<OrderFilter>, readonly number[]]>([
      ["of all", {}, newest],
      ["of all, oldest first", { oldestFirst: true }, newest.toReversed()],
      ["of one stage", { stages: ["cooking"] }, newest.filter((id) => id % 3 === 1)],
      ["of what was handed over", { stages: ["handed-over"] }, newest.filter((id) => id % 3 === 0)],
      ["of several stages", { stages: ["cooking", "cancelled"] }, newest.filter((id) => id % 3 !== 0)],
      ["of a customer", { userId: 1 }, newest.filter((id) => id % 4 === 1)],
      ["of a customer's stage", { userId: 1, stages: ["cooking"] }, newest.filter((id) => id % 12 === 1)],
      ["of a phone", { search: "+79160000002" }, newest.filter((id) => id % 4 === 2)],
      ["of a time", { after: minute, before: 4 * minute }, [7, 6, 5, 4]],
    ])("%s", async (_title, filter, expected) => {
      const pages = Math.ceil(expected.length / all.perPage);
      const found = [];
      for (let page = 1; page <= pages; page += 1) found.push(await listed({ ...filter, page }));
      expect(found.flatMap(({ ids }) => ids)).toEqual(expected);
      expect(new Set(found.map(({ total }) => total))).toEqual(new Set([expected.length]));
      expect((await listed({ ...filter, page: pages + 1 })).ids).toEqual([]);
    });
  });

  it("counts an order placed after the count of older ones was cached", async () => {
    const kept = counts();
    clock = 60 * minute;
    const before = await listed({}, kept);
    await insert(count + 1, clock);
    expect((await listed({}, kept)).total).toBe(before.total + 1);
    clock += 60 * minute;
    expect((await listed({}, kept)).total).toBe(before.total + 1);
  });
});
