import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { transaction } from "../database/transaction.ts";
import { describeOn, type StorePlace } from "../testing/stores/engines.ts";
import { announceShop } from "./announce-shop.ts";
import { postgresSignals } from "./postgres-signals.ts";
import { payloadsOf, signalFromText, signalToText, textsOf } from "./signal-text.ts";
import type { Signal, Signals } from "./signals.ts";

describeOn("postgres", "signals between processes", (engine) => {
  const open: Signals[] = [];
  afterEach(() => Promise.all(open.splice(0).map((signals) => signals.close())));

  async function aProcess(place: StorePlace) {
    const { databaseUrl, schema } = place;
    if (databaseUrl === null || schema === undefined) throw new Error("signals are for PostgreSQL");
    const heard: Signal[] = [];
    let gaps = 0;
    const losses: unknown[] = [];
    const signals = postgresSignals({ url: databaseUrl, schema, onError: (error) => losses.push(error) });
    signals.listen({ onSignal: (signal) => heard.push(signal), onGap: () => (gaps += 1) });
    open.push(signals);
    await signals.start();
    return { signals, heard, losses, gaps: () => gaps };
  }

  const eventNamed = (event: string): Signal => ({ kind: "realtime-event", channel: "shop", event, data: { at: 1 } });

  it("reach the other process in their order, and not the sender", async () => {
    const place = await engine.place();
    const [one, other] = [await aProcess(place), await aProcess(place)];
    for (let index = 0; index < 20; index += 1) one.signals.send(eventNamed(`event-${index}`));
    await expect.poll(() => other.heard.length).toBe(20);
    expect(other.heard).toEqual(Array.from({ length: 20 }, (_, index) => eventNamed(`event-${index}`)));
    expect([one.heard, one.losses, other.losses]).toEqual([[], [], []]);
  });

  it("do not reach another shop in the same database", async () => {
    const place = await engine.place();
    const [one, peer] = [await aProcess(place), await aProcess(place)];
    const stranger = await aProcess(await engine.place());
    one.signals.send(eventNamed("mine"));
    await expect.poll(() => peer.heard).toEqual([eventNamed("mine")]);
    expect(stranger.heard).toEqual([]);
  });

  it("tell of an import when it is committed, and of none that was not", async () => {
    const place = await engine.place();
    const { heard } = await aProcess(place);
    const { db } = place.open();
    const undone = transaction(db, async (tx) => {
      await announceShop("postgres", tx);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await transaction(db, (tx) => announceShop("postgres", tx));
    await expect.poll(() => heard).toEqual([{ kind: "shop-changed" }]);
  });

  it("come again after the connection was lost, which is told", async () => {
    const place = await engine.place();
    const [one, other] = [await aProcess(place), await aProcess(place)];
    expect(other.gaps()).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'skatert signals'`.execute(place.open().db);
    await expect.poll(() => Math.min(one.gaps(), other.gaps()), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    expect(one.losses.length).toBeGreaterThan(0);
    one.signals.send(eventNamed("after"));
    await expect.poll(() => other.heard).toEqual([eventNamed("after")]);
  });

  it("ignore invalid signals", () => {
    const own = signalToText({ kind: "shop-changed" }, "me");
    expect(signalFromText(own, "me")).toBeNull();
    expect(signalFromText(own, "you")).toEqual({ kind: "shop-changed" });
    for (const text of ["", "{", "null", "[]", '{"kind":"ring","from":"x"}', '{"kind":"other","from":"x"}']) {
      expect(signalFromText(text, "me")).toBeNull();
    }
    // Processes of earlier versions, still running during an upgrade, send and read this kind.
    expect(signalFromText('{"kind":"ring","from":"x","channel":"shop","event":"e"}', "me")).toEqual({
      ...eventNamed("e"),
      data: null,
    });
    expect(JSON.parse(signalToText(eventNamed("e"), "me"))).toMatchObject({ kind: "ring", event: "e" });
    const long = { kind: "realtime-event", channel: "shop", event: "x", data: "я".repeat(4_000) } as const;
    expect(() => signalToText(long, "me")).toThrow(RangeError);
  });

  it("are sent together within PostgreSQL's limit, in order", () => {
    const texts = Array.from({ length: 300 }, (_, index) => signalToText(eventNamed(`событие-${index}`), "me"));
    const payloads = payloadsOf(texts);
    expect(payloads.length).toBeLessThan(10);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
    expect(payloads.flatMap(textsOf)).toEqual(texts);
    expect(payloadsOf([])).toEqual([]);
  });
});

it("a PostgreSQL that refuses is tried again after 100 ms, then after twice as long each time", async () => {
  const losses: unknown[] = [];
  const signals = postgresSignals({ url: "postgres://127.0.0.1:1/shop", onError: (error) => losses.push(error) });
  const begun = performance.now();
  await signals.start();
  await expect.poll(() => losses.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  // 100, 200, 400 … ms lie between the tries, however slow the machine is.
  expect(losses.length).toBeLessThanOrEqual(1 + Math.log2((performance.now() - begun) / 100 + 1));
  await signals.close();
});

describeOn("sqlite", "signals between processes", (engine) => {
  it("announce nothing on SQLite: its processes look for themselves", async () => {
    const { db } = await engine.store();
    await expect(transaction(db, (tx) => announceShop("sqlite", tx))).resolves.toBeUndefined();
  });
});
