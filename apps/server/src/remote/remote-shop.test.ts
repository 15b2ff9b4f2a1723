import { ignoreDropped, PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { EncodedBody } from "../http/bodies/encoded-body.ts";
import { smallSettings } from "../testing/shops/small-shop.ts";
import type { RemoteDocuments } from "./remote-documents.ts";
import { createRemoteShop } from "./remote-shop.ts";

/** More than the second for which a check counts. */
const later = 1_001;

/** The shop of a backend that can be made unavailable; its checks are counted. */
function startRemote() {
  const host = { isAway: false, looks: 0, answers: Promise.resolve() };
  const time = { now: 0 };
  const failures: unknown[] = [];
  const settings = { text: JSON.stringify(smallSettings), body: new EncodedBody(JSON.stringify(smallSettings)) };
  let seen: typeof settings | null = null;
  const documents: RemoteDocuments = {
    look: async () => {
      host.looks += 1;
      await host.answers;
      if (!host.isAway) seen = settings;
      return new Map(host.isAway ? [[PATHS.allSettings, new Error("away")]] : []);
    },
    known: (path) => (path === PATHS.allSettings ? seen : null),
    version: () => "1",
    fresh: async () => seen,
    recent: async () => seen,
    hasOwnCalls: async () => true,
  };
  const hostParts = { probe: async () => undefined, lacks: () => [] };
  const onFailure = (error: unknown) => void failures.push(error);
  const ticks = () => time.now;
  return {
    host,
    time,
    failures,
    shop: createRemoteShop({
      documents,
      hostParts,
      ticks,
      patienceMs: 20,
      onFailure,
      onWarning: onFailure,
      onDropped: ignoreDropped,
    }),
  };
}

describe("the shop of another host", () => {
  it("APP-5 is unavailable until its settings have arrived once", async () => {
    const { shop, host, time } = startRemote();
    host.isAway = true;
    for (let request = 0; request < 3; request += 1) {
      await expect(shop.current()).rejects.toThrow("settings cannot be loaded");
      time.now += later;
    }
    expect([shop.isHealthy(), shop.latest()]).toEqual([false, null]);
    host.isAway = false;
    expect((await shop.current()).settings().zones).toHaveLength(1);
    expect(shop.isHealthy()).toBe(true);
  });

  it("APP-5 is unavailable, not silent, while a host that accepts calls does not answer them", async () => {
    const { shop, host } = startRemote();
    const { promise, resolve } = Promise.withResolvers<void>();
    host.answers = promise;
    await expect(shop.current()).rejects.toThrow("settings cannot be loaded");
    resolve();
    expect((await shop.current()).settings().zones).toHaveLength(1);
  });

  it("API-4 asks the host at most once a second, and not without requests", async () => {
    const { shop, host, time } = startRemote();
    await shop.current();
    for (const ask of [() => shop.current(), () => shop.verify(), async () => shop.latest()]) {
      const before = host.looks;
      await Promise.all([ask(), ask()]);
      time.now += later - 1;
      await ask();
      expect(host.looks, "within a second").toBe(before);
      time.now += 1;
      await Promise.all([ask(), ask()]);
      expect(host.looks, "after it").toBe(before + 1);
    }
  });

  it("APP-5 serves the last good copy while the host is unavailable, and recovers", async () => {
    const { shop, host, time, failures } = startRemote();
    const first = await shop.current();
    host.isAway = true;
    for (let request = 0; request < 3; request += 1) {
      time.now += later;
      expect(await shop.current()).toBe(first);
    }
    await expect.poll(() => shop.isHealthy()).toBe(false);
    expect(failures).toHaveLength(1);
    host.isAway = false;
    time.now += later;
    expect(await shop.current()).toBe(first);
    await expect.poll(() => shop.isHealthy()).toBe(true);
  });
});
