import { expect, it } from "vitest";
import type { Store } from "../../database/store.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { pruneBatch, pruneStore } from "./prune-store.ts";

const day = 86_400_000;
const now = 1_000 * day;
const prunedTables = [
  ...(["sessions", "integration_nonces", "code_sends", "wrong_tries", "promo_guesses", "order_budgets"] as const),
];
const repeatedCall = (key: string, endsAt: number) => ({
  caller: "shopper",
  call: "POST /",
  call_key: key,
  digest: "d",
  answer: "{}",
  ends_at: endsAt,
});
const always = { now, goOn: async () => true };

describeOnEachEngine("pruning by age", (engine) => {
  it("deletes answered keys when their time is over, but not those that may be repeated", async () => {
    const { db } = await engine.store();
    await db
      .insertInto("repeated_calls")
      .values([repeatedCall("old", now - 1), repeatedCall("young", now + 1)])
      .execute();
    expect(await pruneStore(db, always)).toBe(1);
    expect(await db.selectFrom("repeated_calls").select("call_key").execute()).toEqual([{ call_key: "young" }]);
  });

  it("deletes done jobs after a week and failed ones after three months, but no waiting jobs", async () => {
    const { db } = await engine.store();
    const job = (id: string, state: "waiting" | "done" | "failed", daysAgo: number) => ({
      id,
      kind: "note",
      payload: "1",
      run_at: now - daysAgo * day,
      attempts: 0,
      claimed_until: 0,
      state,
      last_error: null,
    });
    await db
      .insertInto("jobs")
      .values([
        ...[job("done-old", "done", 8), job("done-young", "done", 6), job("waits", "waiting", 400)],
        ...[job("failed-old", "failed", 91), job("failed-young", "failed", 89)],
      ])
      .execute();
    await pruneStore(db, always);
    const left = await db.selectFrom("jobs").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["done-young", "failed-young", "waits"]);
  });

  it("deletes sessions that ended, used numbers and spent budgets", async () => {
    const { db } = await engine.store();
    for (const daysAgo of [-1, 3]) {
      const at = now - daysAgo * day;
      const id = String(daysAgo);
      await db.insertInto("sessions").values({ token_hash: id, user_id: 1, created_at: 0, expires_at: at }).execute();
      await db.insertInto("integration_nonces").values({ consumer_key_hash: "k", nonce: id, at }).execute();
      await db.insertInto("code_sends").values({ id, person: "p", address: "a", wide_network: "w", at }).execute();
      await db.insertInto("wrong_tries").values({ id, person: "p", at }).execute();
      await db.insertInto("promo_guesses").values({ id, address: "a", at }).execute();
      const spent = { hour_used: 1, hour_ends: at, day_used: 1, day_ends: at };
      await db
        .insertInto("order_budgets")
        .values({ subject: id, ...spent })
        .execute();
    }
    expect(await pruneStore(db, always)).toBe(prunedTables.length);
    for (const table of prunedTables) expect(await countOf(db, table)).toBe(1);
  });

  it("deletes sessions, links and guesses of staff that ended, and no others", async () => {
    const { db } = await engine.store();
    const person = { login: "anna", name: "Анна", password_hash: null, pin_hash: null, totp_secret: null };
    const fresh = { totp_step: 0, version: 1, created_at: 0, disabled_at: null };
    await db
      .insertInto("staff")
      .values({ id: 1, ...person, ...fresh })
      .execute();
    for (const [id, ends] of [["ended", now - 1] as const, ["open", now + 1] as const]) {
      const token = { token_hash: id, staff_id: 1, expires_at: ends };
      const session = { device_id: null, by_pin: 0, pin_at: null, agent: "", created_at: 0, seen_at: 0 } as const;
      await db
        .insertInto("staff_sessions")
        .values({ ...token, ...session })
        .execute();
      await db
        .insertInto("staff_links")
        .values({ ...token, kind: "password" })
        .execute();
      await db.insertInto("staff_guesses").values({ subject: id, used: 1, ends }).execute();
    }
    expect(await pruneStore(db, always)).toBe(3);
    for (const table of ["staff_sessions", "staff_links"] as const)
      expect(await db.selectFrom(table).select("token_hash").execute()).toEqual([{ token_hash: "open" }]);
    expect(await db.selectFrom("staff_guesses").select("subject").execute()).toEqual([{ subject: "open" }]);
  });

  it("does not delete a budget whose day has ended while its hour counts", async () => {
    const { db } = await engine.store();
    const budget = (subject: string, hourEnds: number, dayEnds: number) => ({
      subject,
      hour_used: 60,
      hour_ends: hourEnds,
      day_used: 60,
      day_ends: dayEnds,
    });
    const hour = day / 24;
    await db
      .insertInto("order_budgets")
      .values([budget("counts", now + hour - 1, now - 1), budget("spent", now - 2 * hour, now - 3 * hour)])
      .execute();
    expect(await pruneStore(db, always)).toBe(1);
    expect(await db.selectFrom("order_budgets").select("subject").execute()).toEqual([{ subject: "counts" }]);
  });

  it("deletes in small batches, shared by two processes, and stops between two of them", async () => {
    const store = await engine.store();
    const rows = Array.from({ length: 3 * pruneBatch }, (_, index) => repeatedCall(String(index), index));
    for (let from = 0; from < rows.length; from += 100)
      await store.db
        .insertInto("repeated_calls")
        .values(rows.slice(from, from + 100))
        .execute();
    expect(await pruneStore(store.db, { now, goOn: async () => false })).toBe(pruneBatch);
    expect(await countOf(store.db, "repeated_calls")).toBe(2 * pruneBatch);
    const shared = await Promise.all([pruneStore(store.db, always), pruneStore(store.db, always)]);
    expect(shared.reduce((sum, one) => sum + one, 0)).toBe(2 * pruneBatch);
  });

  async function countOf(db: Store["db"], table: "repeated_calls" | (typeof prunedTables)[number]): Promise<number> {
    return (await db.selectFrom(table).selectAll().execute()).length;
  }
});
