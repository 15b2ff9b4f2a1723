import { expect } from "vitest";
import type { AddressFinder } from "../../../ports/geocoder/address-finder.ts";
import { createDadataFinder } from "../../../ports/geocoder/dadata-finder.ts";
import { createYandexFinder } from "../../../ports/geocoder/yandex-finder.ts";
import { knownHouse, startFakeDadata, startFakeYandex } from "../../../testing/fakes/fake-finders.ts";
import type { FakeProvider } from "../../../testing/fakes/fake-provider.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import type { TestEngine } from "../../../testing/stores/engines.ts";

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
/** Results of the shop's own list. */
export const ownHouse = { text: "Тверская улица, 11", house: "11", coordinates: [37.61, 55.75] };
/** Results of each provider. */
export const house = [knownHouse.lon, knownHouse.lat];
const timeoutMs = 1_500;

/** Fakes of the providers, and the suggestions of each. */
export const providers = [
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

/** Starts shops with one street of their own, and asks them for addresses. */
export function findingShops(engine: TestEngine) {
  const open: { close(): Promise<unknown> }[] = [];

  async function start(addressFinder?: AddressFinder): Promise<RunningShop> {
    const shop = await startShop({ engine, files, ...(addressFinder ? { addressFinder } : {}) });
    open.push(shop);
    return shop;
  }
  return {
    start,
    async startWith(provider: (typeof providers)[number]): Promise<{ shop: RunningShop; fake: FakeProvider }> {
      const fake = await provider.start();
      open.push(fake);
      return { fake, shop: await start(provider.finder(fake.url)) };
    },
    async ask({ app }: RunningShop, path: string, query: Record<string, string>, status = 200) {
      const answer = await app.inject({ method: "GET", url: path, query });
      expect(answer.statusCode, answer.body).toBe(status);
      return answer.json();
    },
    /** Closes what was started, the latest first. */
    async close(): Promise<void> {
      for (const each of open.splice(0).toReversed()) await each.close();
    },
  };
}
