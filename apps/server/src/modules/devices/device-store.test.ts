import { sql } from "kysely";
import { expect, it } from "vitest";
import { transaction } from "../../database/transaction.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { branchAsks } from "./branch-asks.ts";
import { insertDevice, noteState, reportedDevices, revokeDevice } from "./device-store.ts";

const now = 1_000_000;
const awake = { sound: true, wakeLock: true, visible: true, version: "1" };

describeOnEachEngine("the devices of a branch", (engine) => {
  it("BOARD-1 make its orders require an answer until the last one is revoked", async () => {
    const { db } = await engine.store();
    const asks = async (branchId: number) => {
      const { rows } = await sql<{ asks: number }>`select ${branchAsks(branchId)} as asks`.execute(db);
      return rows[0]?.asks === 1;
    };
    const enrol = (branchId: number) =>
      transaction(db, (tx) => insertDevice(tx, { name: "Касса", branchId, enrolledBy: 1, now }));
    expect(await asks(10)).toBe(false);
    const [first, second] = [await enrol(10), await enrol(10)];
    await enrol(20);
    const revoke = (id: number) => transaction(db, (tx) => revokeDevice(tx, id, { branches: "all", now }));
    await revoke(first.id);
    expect([await asks(10), await asks(20)]).toEqual([true, true]);
    expect(await revoke(second.id)).toMatchObject({ isNew: true });
    expect(await revoke(second.id)).toMatchObject({ isNew: false });
    expect([await asks(10), await asks(20), await asks(30)]).toEqual([false, true, false]);
  });

  it("STAFF-3 of several processes' unchanged reports stores one in ten seconds", async () => {
    const { db } = await engine.store();
    const { id } = await transaction(db, (tx) => insertDevice(tx, { name: "Касса", branchId: 10, enrolledBy: 1, now }));
    const report = (at: number) => Promise.all(Array.from({ length: 5 }, () => noteState(db, id, awake, at)));
    expect((await report(now)).filter(Boolean)).toHaveLength(1);
    expect((await report(now + 9_999)).filter(Boolean)).toHaveLength(0);
    expect((await report(now + 10_000)).filter(Boolean)).toHaveLength(1);
    const expected = {
      id,
      name: "Касса",
      branchId: 10,
      seenAt: now + 10_000,
      sound: true,
      wakeLock: true,
      visible: true,
    };
    expect(await reportedDevices(db, [10])).toEqual([expected]);
    await transaction(db, (tx) => revokeDevice(tx, id, { branches: [10], now }));
    expect(await reportedDevices(db, [10])).toEqual([]);
    expect(await noteState(db, id, awake, now + 60_000)).toBe(false);
  });

  it("BOARD-3 know at once what keeps a tablet from ringing, also right after a report", async () => {
    const { db } = await engine.store();
    const { id } = await transaction(db, (tx) => insertDevice(tx, { name: "Касса", branchId: 10, enrolledBy: 1, now }));
    await noteState(db, id, awake, now);
    for (const [after, change] of [
      { sound: false },
      { wakeLock: false },
      { visible: false },
      { version: "2" },
    ].entries()) {
      expect(await noteState(db, id, { ...awake, ...change }, now + after + 1)).toBe(true);
      expect(await noteState(db, id, { ...awake, ...change }, now + after + 1)).toBe(false);
    }
    expect(await reportedDevices(db, [10])).toMatchObject([{ sound: true, visible: true, seenAt: now + 4 }]);
  });
});
