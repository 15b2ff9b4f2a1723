import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import type { ProviderMood } from "../../testing/fakes/fake-provider.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { findingShops, ownHouse, providers } from "./testing/finding-shops.ts";

const awayMoods: readonly ProviderMood[] = ["status-500", "status-403", "status-429", "hang", "redirect"];
const oddMoods: readonly ProviderMood[] = ["status-400", "nonsense", "flood"];

describeOnEachEngine("finding an address in trouble", (engine) => {
  const { startWith, ask, close } = findingShops(engine);
  afterEach(close);

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
