import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import type { AddressFinder } from "../../ports/geocoder/address-finder.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { findingShops, house, ownHouse, providers } from "./testing/finding-shops.ts";

describeOnEachEngine("finding an address", (engine) => {
  const { start, startWith, ask, close } = findingShops(engine);
  afterEach(close);

  it("EXT-2 is answered from the shop's own street list without a provider", async () => {
    const shop = await start();
    expect(await ask(shop, PATHS.geoSuggest, { text: "тверск 11" })).toMatchObject({
      source: "shop",
      addresses: [ownHouse],
    });
    expect(await ask(shop, PATHS.geoSuggest, { text: "tverskaya 11", lang: "en" })).toMatchObject({
      addresses: [{ text: "Tverskaya Street, 11" }],
    });
    const point = { lon: "37.61", lat: "55.7501" };
    expect((await ask(shop, PATHS.geoReverse, point)).addresses[0].text).toBe("Тверская улица, 11");
    expect((await ask(shop, PATHS.allSettings, {})).geo).toBeUndefined();
  });

  it.each(providers)("EXT-2 $name suggests, locates and finds the address of a point", async (provider) => {
    const { shop } = await startWith(provider);
    const { source, addresses } = await ask(shop, PATHS.geoSuggest, { text: "тверск", session: "s-1" });
    expect(source).toBe(provider.name);
    expect(addresses[0]).toMatchObject(provider.suggested);
    expect(addresses[1]).toMatchObject({ house: null, coordinates: null });
    const { text, ref } = addresses[0];
    const located = await ask(shop, PATHS.geoGeocode, ref === null ? { text: "Тверская 7" } : { text, ref });
    expect(located.addresses).toMatchObject([{ coordinates: house }]);
    const at = await ask(shop, PATHS.geoReverse, { lon: "37.6107", lat: "55.7601" });
    expect(at.addresses).toMatchObject([{ coordinates: house }]);
    expect((await ask(shop, PATHS.allSettings, {})).geo).toEqual({ provider: provider.name });
  });

  it.each(providers)("EXT-2 a street without a house has no coordinates ($name)", async (provider) => {
    const { shop } = await startWith(provider);
    const [, streetOnly] = (await ask(shop, PATHS.geoSuggest, { text: "тверск" })).addresses;
    if (streetOnly.ref === null) return;
    const { addresses } = await ask(shop, PATHS.geoGeocode, { text: streetOnly.text, ref: streetOnly.ref });
    expect(addresses[0].coordinates).toBeNull();
  });

  it.each(providers)(
    "EXT-2 asks $name with its key and the shop's area, and sends no browser the key",
    async (provider) => {
      const { shop, fake } = await startWith(provider);
      const told = JSON.stringify(await ask(shop, PATHS.geoSuggest, { text: "тверск", session: "s-1" }));
      const [request] = fake.requests;
      if (provider.name === "yandex") {
        const query = new URL(request?.path ?? "", "http://fake").searchParams;
        expect(Object.fromEntries(query)).toMatchObject({
          apikey: "suggest-secret",
          lang: "ru",
          sessiontoken: "s-1",
          attrs: "uri",
        });
        // The zones and 0.05° around them.
        const bounds = query.get("bbox")?.split(/[,~]/).map(Number) ?? [];
        for (const [index, bound] of [37.5, 55.65, 37.7, 55.85].entries()) expect(bounds[index]).toBeCloseTo(bound, 5);
      } else {
        expect(request).toMatchObject({ method: "POST", authorization: "Token dadata-secret" });
        expect(JSON.parse(request?.body ?? "")).toMatchObject({
          query: "тверск",
          language: "ru",
        });
        const [area] = JSON.parse(request?.body ?? "").locations_geo;
        expect(area).toMatchObject({ lon: expect.closeTo(37.6, 5), lat: expect.closeTo(55.75, 5) });
        // From there to a corner of the zones and 0.05° around them.
        expect(area.radius_meters / 1000).toBeCloseTo(12.8, 1);
      }
      expect(told).not.toContain("secret");
    },
  );

  it("EXT-2 the browser keeps an answer for five minutes, and no proxy keeps it", async () => {
    const { app } = await start();
    const point = { lon: "37.61", lat: "55.7501" };
    const questions = [
      { url: PATHS.geoSuggest, query: { text: "тверск 11" } },
      { url: PATHS.geoGeocode, query: { text: "тверск 11" } },
      { url: PATHS.geoReverse, query: point },
    ];
    for (const question of questions) {
      const { headers } = await app.inject({ method: "GET", ...question });
      expect(headers["cache-control"], question.url).toBe("private, max-age=300");
    }
  });

  it.each(providers)("EXT-2 caches answers of $name: the same question is asked once a day", async (provider) => {
    const { shop, fake } = await startWith(provider);
    const first = await ask(shop, PATHS.geoSuggest, { text: "Тверск" });
    expect(await ask(shop, PATHS.geoSuggest, { text: "тверск " })).toEqual(first);
    expect(fake.requests).toHaveLength(1);
    shop.clock.advance(86_400_001);
    await ask(shop, PATHS.geoSuggest, { text: "тверск" });
    expect(fake.requests).toHaveLength(2);
  });

  it("EXT-2 caches answers in a bounded memory: the least recently used one is requested again", async () => {
    const asked: string[] = [];
    const heavy = {
      text: "y".repeat(300_000),
      note: "",
      house: "7",
      ref: null,
      coordinates: { lon: 37.61, lat: 55.76 },
    };
    const none = async () => null;
    const suggest: AddressFinder["suggest"] = async ({ text }) => {
      asked.push(text);
      return [heavy];
    };
    const shop = await start({ name: "yandex", suggest, locate: none, at: none });
    // Six of them fill the cache; the first is used once more before the seventh is requested.
    for (const number of [1, 2, 3, 4, 5, 6, 1, 7, 1, 2]) {
      await ask(shop, PATHS.geoSuggest, { text: `тверская ${number}` });
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 2].map((number) => `тверская ${number}`));
  });

  it.each(providers)(
    "EXT-2 caches the answer of $name by the whole request, never by its reference alone",
    async (p) => {
      const { shop } = await startWith(p);
      const ref = "ymapsbm1://geo?data=house-7";
      // A stranger first sends another text with the guest's reference, and the guest's text as a reference.
      await ask(shop, PATHS.geoGeocode, { text: "Нигде 99", ref });
      await ask(shop, PATHS.geoGeocode, { text: "Нигде 99", ref: "тверская 7" });
      const own: readonly Record<string, string>[] = [{ text: "Тверская 7", ref }, { text: "Тверская 7" }];
      for (const asked of own) {
        const { source, addresses } = await ask(shop, PATHS.geoGeocode, asked);
        expect([source, addresses]).toMatchObject([p.name, [{ coordinates: house }]]);
      }
    },
  );

  it("EXT-2 falls back to the shop's own list for unknown addresses", async () => {
    const { shop, fake } = await startWith(providers[0]);
    const answer = await ask(shop, PATHS.geoSuggest, { text: "улица тверская 11" });
    expect(fake.requests).toHaveLength(1);
    expect(answer).toMatchObject({ source: "shop", addresses: [ownHouse] });
  });
});
