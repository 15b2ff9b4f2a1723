import { PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { type FakeHost, type HostAnswer, startFakeHost } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";
import { createHostParts } from "./host-parts.ts";

const refused: HostAnswer = { status: 400, body: { code: "rest_invalid_param" } };
const keys = { key: "ck", secret: "cs" };

describe("the parts that a host lacks", () => {
  const partsOf = async (host: FakeHost, takesWooOrders = false) => {
    const parts = createHostParts({ backend: { url: host.url, keys }, takesWooOrders: async () => takesWooOrders });
    await parts.probe("settings");
    return parts;
  };

  it("API-3 are those whose calls it answers as unknown", async () => {
    const host = await startFakeHost({
      [`POST ${PATHS.orders}`]: refused,
      [`POST ${PATHS.wheelSpin}`]: { status: 405, body: {} },
      [`POST ${PATHS.user}`]: { status: 401, body: {} },
      [`GET ${PATHS.stopList}`]: { status: 503, body: {} },
    });
    expect((await partsOf(host)).lacks()).toEqual(["requests", "spins", "read-marks", "ratings", "group-orders"]);
    await host.close();
  });

  it("API-3 are probed once, and again when the settings have changed after an hour", async () => {
    const host = await startFakeHost({});
    let now = 0;
    const backend = { url: host.url, keys };
    const parts = createHostParts({ backend, takesWooOrders: async () => false, ticks: () => now });
    const asked = async (settings: string) => {
      host.asked.length = 0;
      await parts.probe(settings);
      return host.asked.length;
    };
    expect([await asked("a"), await asked("a"), await asked("b")]).toEqual([8, 0, 0]);
    now = 60 * 60_000;
    expect([await asked("a"), await asked("b")]).toEqual([0, 8]);
    await host.close();
  });

  it("API-3 do not include orders if WooCommerce's own calls take them", async () => {
    const host = await startFakeHost({});
    expect((await partsOf(host)).lacks()).toContain("orders");
    const parts = (await partsOf(host, true)).lacks();
    expect(parts).not.toContain("orders");
    // Nothing of WooCommerce's own takes points off a balance.
    expect(parts).toContain("points");
    await host.close();
  });
});

describe("a storefront before a host with few calls", () => {
  it("API-3 asks an unknown call once, and never a personal call for a guest", async () => {
    const host = await startFakeHost({
      [`GET ${PATHS.allSettings}`]: { body: smallSettings },
      [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { body: smallMenu },
      [`GET ${PATHS.favorites}`]: { body: [] },
    });
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    const app = await startRemote({ backend: { url: host.url, keys: null }, clock });
    await app.inject("/readyz");
    const asked = (path: string) => host.asked.filter((call) => call.path === path).length;
    for (const _ of [1, 2]) {
      expect((await app.inject(PATHS.stopList)).json()).toEqual({ revision: "", products: [] });
      expect((await app.inject(PATHS.dishRatings)).json().code).toBe("rest_no_route");
    }
    expect([asked(PATHS.stopList), asked(PATHS.dishRatings)]).toEqual([1, 1]);
    for (const path of [PATHS.favorites, PATHS.addresses, PATHS.user, PATHS.bonus, PATHS.ownCoupons, PATHS.wheel]) {
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 401]);
    }
    expect([asked(PATHS.favorites), asked(PATHS.bonus), asked(PATHS.wheel)]).toEqual([0, 0, 0]);
    await app.close();
    await host.close();
  });
});
