import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { migrate } from "./migrate.ts";

const name = "104-guests";
const before = migrations.filter((migration) => migration.name < name);

/** Of the account 9, of a number without one, and of a deleted account. */
const orders = [
  { id: 1, user: 9, phone: "+79160000009", person: "Друг", branch: 10, stage: "handed-over" },
  { id: 2, user: null, phone: "+79160000001", person: "Ёлкина", branch: 10, stage: "handed-over" },
  { id: 3, user: null, phone: "+79160000001", person: "Ёлкина Ида", branch: 20, stage: "accepted" },
  { id: 4, user: null, phone: "+79160000001", person: "Ёлкина Ида", branch: 20, stage: "cancelled" },
  { id: 5, user: null, phone: "former:abc", person: "", branch: 10, stage: "handed-over" },
];

describeOnEachEngine("the guests of a store of the version before", (engine) => {
  it("GUEST-1 are everyone who ordered or registered, without deleted ones", async () => {
    const store = (await engine.place()).open();
    await migrate(store, 0, before);
    for (const { id, user, phone, person, branch, stage } of orders)
      await sql`insert into orders (id, order_key, user_id, phone, name, stage, method, warehouse_id, slot_start,
          payment_method, paid_online, total, details, created_at, updated_at)
        values (${id}, ${`key-${id}`}, ${user}, ${phone}, ${person}, ${stage}, 'flat_rate', ${branch}, 0, 'cash', 0, 0,
          '{}', ${id * 1_000}, 0)`.execute(store.db);
    for (const { id, phone, person } of [
      { id: 9, phone: "+79160000003", person: "Анна" },
      { id: 8, phone: "+79160000002", person: "" },
    ])
      await sql`insert into users (id, phone, name, preferences, referral_code, created_at)
        values (${id}, ${phone}, ${person}, '[]', ${`code-${id}`}, 500)`.execute(store.db);

    expect(await migrate(store, 1, [...before, ...migrations.filter((each) => each.name === name)])).toEqual([name]);

    const guests = await store.db.selectFrom("guests").selectAll().orderBy("phone").execute();
    expect(guests).toEqual([
      {
        phone: "+79160000001",
        name: "Ёлкина Ида",
        folded: "елкина ида",
        orders: 2,
        first_at: 2_000,
        last_at: 3_000,
        seen_at: 4_000,
      },
      { phone: "+79160000002", name: "", folded: "", orders: 0, first_at: null, last_at: null, seen_at: 500 },
      {
        phone: "+79160000003",
        name: "Анна",
        folded: "анна",
        orders: 1,
        first_at: 1_000,
        last_at: 1_000,
        seen_at: 1_000,
      },
    ]);
    const branches = await store.db
      .selectFrom("guest_branches")
      .selectAll()
      .orderBy("phone")
      .orderBy("branch_id")
      .execute();
    expect(branches.map(({ phone, branch_id }) => [phone, branch_id])).toEqual([
      ["+79160000001", 10],
      ["+79160000001", 20],
      ["+79160000003", 10],
    ]);
  });
});
