import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { AUDIT_ACTIONS } from "@skatert/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { transaction } from "../../database/transaction.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { auditData } from "./audit-data.ts";
import type { AuditEntry } from "./audit-entry.ts";
import { loggedState, withoutContacts } from "./audit-fields.ts";
import { auditInsert } from "./audit-insert.ts";

const confirmed: AuditEntry = {
  at: 1_000,
  by: { kind: "staff", id: 5, name: "Анна", deviceId: 2 },
  branchId: 10,
  object: { kind: "order", id: "1042" },
  action: "confirm",
  before: { stage: "accepted" },
  after: { stage: "accepted", confirmed_at: "2026-03-04T09:00:00.000Z" },
  reason: "",
  guestId: 77,
};

describeOnEachEngine("the log of changes", (engine) => {
  it("STAFF-4 appends in the transaction of the change, and is rolled back with it", async () => {
    const { db } = await engine.store();
    await transaction(db, async (tx) => void (await tx.executeQuery(auditInsert(tx, confirmed))));
    const failing = transaction(db, async (tx) => {
      await tx.executeQuery(auditInsert(tx, { ...confirmed, action: "refuse" }));
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    const rows = await db.selectFrom("audit_log").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: "confirm", actor_id: 5, actor_name: "Анна", branch_id: 10, guest_id: 77 });
    expect(JSON.parse(rows[0]?.after ?? "null")).toEqual(confirmed.after);
  });

  it("STAFF-4 keeps the order of entries of one millisecond", async () => {
    const { db } = await engine.store();
    const actions = AUDIT_ACTIONS.slice(0, 30);
    for (const action of actions) await db.executeQuery(auditInsert(db as never, { ...confirmed, action }));
    const rows = await db.selectFrom("audit_log").select("action").orderBy("at").orderBy("id").execute();
    expect(rows.map(({ action }) => action)).toEqual(actions);
  });

  it("STAFF-4 loses the link to a guest with the guest's account, and nothing else", async () => {
    const { db } = await engine.store();
    const byGuest: AuditEntry = {
      ...confirmed,
      action: "cancel",
      guestId: null,
      by: { kind: "guest", id: 77, name: "Мария Иванова", deviceId: null },
    };
    const ofAnother = { ...confirmed, guestId: 78 };
    await transaction(db, async (tx) => {
      for (const entry of [confirmed, byGuest, ofAnother]) await tx.executeQuery(auditInsert(tx, entry));
    });
    const all = () => db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    const before = await all();
    expect(before.map(({ guest_id }) => guest_id)).toEqual([77, 77, 78]);
    expect(JSON.stringify(before)).not.toContain("Мария");
    const leaving = {
      userId: 77,
      phone: "+79161234567",
      person: "digest",
      persons: ["digest"],
      orderIds: [1042],
      at: 2_000,
    };
    await transaction(db, (tx) => auditData.erase(tx, leaving));
    expect(await all()).toEqual(before.map((row) => ({ ...row, guest_id: row.guest_id === 78 ? 78 : null })));
  });
});

/** A guest's order as a module might pass it by mistake, with every personal field in some place. */
const person = fc.record({
  phone: fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }).map((number) => `+7${number}`),
  name: fc.constantFrom("Жозефина", "Акакий Башмачкин", "Zoë Ångström"),
  street: fc.constantFrom("Лиговский проспект, 8", "улица Зодчего Росси"),
  email: fc.constantFrom("guest@mail.example", "a.b+c@почта.рф"),
});

it("STAFF-4 never keeps a guest's phone, name or address, whatever order it gets", () => {
  fc.assert(
    fc.property(person, fc.json(), ({ phone, name, street, email }, rest) => {
      const order = {
        stage: "cooking",
        version: 3,
        total: 1250.5,
        name,
        phone,
        email,
        comment: `${name}, ${phone}`,
        address: { text: street, phone, stage: street },
        guest: { name, phone },
        lines: [{ name, total: 1, stage: phone }],
        refusal_reason: `позвонить ${phone} или ${email}`,
        rest: JSON.parse(rest),
        [phone]: phone,
      };
      const text = loggedState("order", order) ?? "";
      for (const secret of [phone, phone.slice(2), name, street, email]) expect(text).not.toContain(secret);
      expect(JSON.parse(text)).toMatchObject({ stage: "cooking", version: 3, total: 1250.5 });
    }),
  );
});

it.each([
  ["звонил с 8 (916) 123-45-67", "звонил с …"],
  ["пишите anna@example.org срочно", "пишите … срочно"],
  ["нет теста до 19:40, заказ 1042", "нет теста до 19:40, заказ 1042"],
  ["2026-03-04T09:00:00.000Z", "2026-03-04T09:00:00.000Z"],
  ["закрыто с 04.03.2026", "закрыто с 04.03.2026"],
])("STAFF-4 keeps %s as %s", (typed, kept) => expect(withoutContacts(typed)).toBe(kept));

it("STAFF-4 appends only: no statement deletes an entry, and two remove the links to one guest or to all", async () => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const sources = await Promise.all(
    files
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => readFile(join(import.meta.dirname, name), "utf8")),
  );
  const statements = sources
    .join("\n")
    .match(/\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\("audit_log"\)[^\n]*/g);
  expect(statements?.map((statement) => statement.replace(/\(.*/, "")).toSorted()).toEqual([
    "insertInto",
    ...["updateTable", "updateTable"],
  ]);
  for (const guests of ['"=", userId', '"is not", null'])
    expect(statements?.join("\n")).toContain(
      `updateTable("audit_log").set({ guest_id: null }).where("guest_id", ${guests})`,
    );
});
