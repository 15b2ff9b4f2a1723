import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import type { AddressFinder } from "../../ports/geocoder/address-finder.ts";
import { createDadataFinder } from "../../ports/geocoder/dadata-finder.ts";
import { createYandexFinder } from "../../ports/geocoder/yandex-finder.ts";
import { knownHouse, startFakeDadata, startFakeYandex } from "../../testing/fakes/fake-finders.ts";
import type { FakeProvider, ProviderMood } from "../../testing/fakes/fake-provider.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const street = {
  name: "Тверская улица",
  name_en: "Tverskaya Street",
  kind: "street",
  line: [
    [37.6, 55.75],
    [37.62, 55.75],
  ],
  houses: { from: 1, to: 21 },
};
const files = {
  ...smallShop,
  settings: { ...smallSettings, map: { ...Object(smallSettings["map"]), base: { streets: [street], areas: [] } } },
};
const ownHouse = { text: "Тверская улица, 11", house: "11", coordinates: [37.61, 55.75] };
const house = [knownHouse.lon, knownHouse.lat];
const awayMoods: readonly ProviderMood[] = ["status-500", "status-403", "status-429", "hang", "redirect"];
const oddMoods: readonly ProviderMood[] = ["status-400", "nonsense", "flood"];
const timeoutMs = 1_500;

const providers = [
  {
    name: "yandex",
    start: startFakeYandex,
    finder: (url: string): AddressFinder =>
      createYandexFinder({
        geocoderKey: "geo-secret",
        suggestKey: "suggest-secret",
        geocoder: { baseUrl: `${url}/v1`, timeoutMs },
        suggest: { baseUrl: `${url}/suggest`, timeoutMs },
      }),
    suggested: { text: "Тверская улица, 7", note: "Москва", house: "7", ref: "ymapsbm1://geo?data=house-7" },
  },
  {
    name: "dadata",
    start: startFakeDadata,
    finder: (url: string): AddressFinder => createDadataFinder({ key: "dadata-secret", baseUrl: url, timeoutMs }),
    suggested: { text: "ул Тверская, 7к2", note: "г Москва", house: "7к2", coordinates: house, ref: null },
  },
] as const;

describeOnEachEngine("finding an address", (engine) => {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });

  async function start(addressFinder?: AddressFinder): Promise<RunningShop> {
    const shop = await startShop({ engine, files, ...(addressFinder ? { addressFinder } : {}) });
    open.push(shop);
    return shop;
  }
  async function startWith(provider: (typeof providers)[number]): Promise<{ shop: RunningShop; fake: FakeProvider }> {
    const fake = await provider.start();
    open.push(fake);
    return { fake, shop: await start(provider.finder(fake.url)) };
  }
  async function ask({ app }: RunningShop, path: string, query: Record<string, string>, status = 200) {
    const answer = await app.inject({ method: "GET", url: path, query });
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.json();
  }

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
    "EXT-2 asks $name with its key and the shop's area, and tells no browser the key",
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

  it("EXT-2 answers kept of a provider fill a bounded memory: the one used longest ago is asked for again", async () => {
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
    // Six of them fill what is kept; the first is used once more before the seventh comes.
    for (const number of [1, 2, 3, 4, 5, 6, 1, 7, 1, 2]) {
      await ask(shop, PATHS.geoSuggest, { text: `тверская ${number}` });
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 2].map((number) => `тверская ${number}`));
  });

  it.each(awayMoods)(
    "EXT-2 an unavailable provider (%s) loses only its own suggestions, and rests after three failures",
    async (mood) => {
      const { shop, fake } = await startWith(providers[0]);
      fake.mood = mood;
      const texts = ["тверск 11", "тверска 11", "тверская 11"];
      const answers = await Promise.all(texts.map((text) => ask(shop, PATHS.geoSuggest, { text })));
      for (const answer of answers) expect(answer).toMatchObject({ source: "shop", addresses: [ownHouse] });
      const asked = fake.requests.length;
      fake.mood = "speak";
      await ask(shop, PATHS.geoSuggest, { text: "тверск" });
      expect(fake.requests).toHaveLength(asked);
      // The other methods have their own keys and quotas.
      expect((await ask(shop, PATHS.geoReverse, { lon: "37.6107", lat: "55.7607" })).source).toBe("yandex");
      shop.clock.advance(30_001);
      expect((await ask(shop, PATHS.geoSuggest, { text: "тверск" })).source).toBe("yandex");
    },
  );

  it.each(oddMoods)("EXT-2 a rejected request (%s) does not pause the provider", async (mood) => {
    const { shop, fake } = await startWith(providers[0]);
    fake.mood = mood;
    for (const text of ["тверск 1", "тверск 2", "тверск 3", "тверск 4", "тверск 5"]) {
      expect(await ask(shop, PATHS.geoSuggest, { text })).toMatchObject({ source: "shop" });
    }
    fake.mood = "speak";
    expect((await ask(shop, PATHS.geoSuggest, { text: "тверск" })).source).toBe("yandex");
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

  it("EXT-2 ignores short texts, refuses impossible points, and limits a caller", async () => {
    const { shop, fake } = await startWith(providers[0]);
    expect((await ask(shop, PATHS.geoSuggest, { text: "тв" })).addresses).toEqual([]);
    expect(fake.requests).toHaveLength(0);
    await ask(shop, PATHS.geoReverse, { lon: "37", lat: "95" }, 400);
    await ask(shop, PATHS.geoSuggest, { text: "т".repeat(201) }, 400);
    const statuses = await Promise.all(
      Array.from({ length: 121 }, async () =>
        shop.app.inject({ method: "GET", url: PATHS.geoSuggest, query: { text: "тверск" } }),
      ),
    );
    const refused = statuses.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  });
});
