import { expect, it } from "vitest";
import type { Db } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import type { AuditEntry } from "./audit-entry.ts";
import { auditInsert } from "./audit-insert.ts";
import { type AuditFilter, type AuditPage, readAudit } from "./audit-list.ts";

const stopped: AuditEntry = {
  at: 1_000,
  by: { kind: "staff", id: 5, name: "Артём Ёлкин", deviceId: null },
  branchId: 10,
  object: { kind: "stop", id: "7" },
  action: "stop",
  before: null,
  after: { kind: "product", id: 301 },
  reason: "нет теста",
  guestId: null,
};

const everything: AuditFilter = {
  branches: "all",
  staffId: null,
  deviceId: null,
  objectKind: null,
  objectId: null,
  action: null,
  words: "",
  from: null,
  to: null,
  after: null,
  limit: 50,
};

describeOnEachEngine("reading the log of changes", (engine) => {
  async function logOf(entries: readonly Partial<AuditEntry>[]): Promise<Db> {
    const { db } = await engine.store();
    await transaction(db, async (tx) => {
      for (const entry of entries) await tx.executeQuery(auditInsert(tx, { ...stopped, ...entry }));
    });
    return db;
  }
  const idsOf = ({ rows }: AuditPage) => rows.map(({ object_id }) => object_id);

  it("STAFF-4 finds entries by person, object, action, time and words, newest first", async () => {
    const by = (id: number, name: string) => ({ by: { ...stopped.by, id, name } });
    const db = await logOf([
      { at: 1_000, object: { kind: "stop", id: "1" } },
      { at: 2_000, object: { kind: "order", id: "2" }, action: "confirm", reason: "", ...by(6, "Борис") },
      { at: 3_000, object: { kind: "stop", id: "3" }, action: "resume", reason: "тесто привезли", ...by(6, "Борис") },
      {
        at: 4_000,
        object: { kind: "order", id: "4" },
        action: "refuse",
        reason: "нет повара",
        by: { ...stopped.by, name: "Ёлкин", deviceId: 9 },
      },
    ]);
    const found = async (filter: Partial<AuditFilter>) => idsOf(await readAudit(db, { ...everything, ...filter }));
    expect(await found({})).toEqual(["4", "3", "2", "1"]);
    expect(await found({ staffId: 6 })).toEqual(["3", "2"]);
    expect(await found({ deviceId: 9 })).toEqual(["4"]);
    expect(await found({ staffId: 6, deviceId: 9 })).toEqual([]);
    expect(await found({ objectKind: "order" })).toEqual(["4", "2"]);
    expect(await found({ objectKind: "order", objectId: "2" })).toEqual(["2"]);
    expect(await found({ action: "resume" })).toEqual(["3"]);
    expect(await found({ from: 2_000, to: 4_000 })).toEqual(["3", "2"]);
    expect(await found({ words: "ТЕСТ" })).toEqual(["3", "1"]);
    expect(await found({ words: "елкин  нет" })).toEqual(["4", "1"]);
    expect(await found({ staffId: 5, action: "refuse", words: "повара" })).toEqual(["4"]);
  });

  it("STAFF-4 shows a branch to its own people, and entries of no branch to people of all branches", async () => {
    const db = await logOf([
      { object: { kind: "stop", id: "10" }, branchId: 10 },
      { object: { kind: "stop", id: "20" }, branchId: 20 },
      { object: { kind: "staff", id: "none" }, branchId: null },
    ]);
    const found = async (branches: AuditFilter["branches"]) =>
      idsOf(await readAudit(db, { ...everything, branches, objectKind: null })).toSorted();
    expect(await found("all")).toEqual(["10", "20", "none"]);
    expect(await found([10])).toEqual(["10"]);
    expect(await found([10, 20])).toEqual(["10", "20"]);
    expect(await found([30])).toEqual([]);
    const foreign = { ...everything, branches: [10], objectKind: "stop", objectId: "20" };
    expect(idsOf(await readAudit(db, foreign))).toEqual([]);
  });

  it("STAFF-4 takes the characters of patterns literally", async () => {
    const db = await logOf([
      { object: { kind: "stop", id: "1" }, reason: "скидка 50%" },
      { object: { kind: "stop", id: "2" }, reason: "стол_5" },
      { object: { kind: "stop", id: "3" }, reason: "a@b" },
      { object: { kind: "stop", id: "4" }, reason: "скидка 500, стол 5" },
    ]);
    const found = async (words: string) => idsOf(await readAudit(db, { ...everything, words }));
    expect(await found("50%")).toEqual(["1"]);
    expect(await found("л_5")).toEqual(["2"]);
    expect(await found("%")).toEqual(["1"]);
    expect(await found("'; drop table audit_log")).toEqual([]);
  });

  it("STAFF-4 pages through every entry once, also through those of one instant", async () => {
    const numbers = Array.from({ length: 23 }, (_, number) => number);
    const db = await logOf(numbers.map((number) => ({ object: { kind: "stop", id: String(number) }, at: 1_000 })));
    const seen: string[] = [];
    let after: AuditFilter["after"] = null;
    do {
      const page: AuditPage = await readAudit(db, { ...everything, limit: 5, after });
      expect(page.rows.length).toBeLessThanOrEqual(5);
      seen.push(...idsOf(page));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(numbers.map(String).toReversed());
  });

  it("STAFF-4 finds a rare word in a long log in bounded pages", async () => {
    const db = await logOf([
      { at: 1, reason: "иголка" },
      ...Array.from({ length: 4_500 }, (_, number) => ({ at: 10 + number })),
    ]);
    const pages: number[] = [];
    let after: AuditFilter["after"] = null;
    do {
      const page: AuditPage = await readAudit(db, { ...everything, words: "иголка", after });
      pages.push(page.rows.length);
      after = page.next;
    } while (after !== null);
    expect(pages).toEqual([0, 0, 1]);
  });
});
