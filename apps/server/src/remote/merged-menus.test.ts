import { catalogFilePath, PATHS, QuoteSchema } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, it } from "vitest";
import { quoteOrder } from "../testing/calls/orders.ts";
import { type FakeHost, type HostAnswers, startFakeHost } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";
import { mergedMenus } from "./merged-menus.ts";

const path = (file: "categories-only" | "main" | "full") => catalogFilePath(file, "ru");

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function shopOf(files: HostAnswers): Promise<{ readonly host: FakeHost; readonly app: FastifyInstance }> {
  const host = await startFakeHost({ [`GET ${PATHS.allSettings}`]: { body: smallSettings }, ...files });
  const clock = movableClock("2026-03-04T12:00:00+03:00");
  const app = await startRemote({ backend: { url: host.url, keys: null }, clock });
  closers.push(
    () => app.close(),
    () => host.close(),
  );
  return { host, app };
}

const soupTotal = async (app: FastifyInstance) =>
  QuoteSchema.parse((await quoteOrder(app, { lines: [{ product_id: 101, quantity: 1 }] })).json()).total;

it("STATE-2 the main categories of another host are asked for first, the whole catalogue once afterwards", async () => {
  const files = (["categories-only", "main", "full"] as const).map((file) => [
    `GET ${path(file)}`,
    { body: smallMenu },
  ]);
  const { host, app } = await shopOf(Object.fromEntries(files));
  await soupTotal(app);
  await soupTotal(app);
  const asked = host.asked.map((call) => call.path).filter((each) => each.startsWith(PATHS.catalogFolder));
  const [first] = asked;
  expect(first).toBe(path("categories-only"));
  expect(asked.filter((each) => each === path("full"))).toHaveLength(1);
});

it("STATE-2 a host that has the whole catalogue alone sells from it", async () => {
  const { app } = await shopOf({ [`GET ${path("full")}`]: { body: smallMenu } });
  expect(await soupTotal(app)).toBe(300);
  expect((await app.inject(`/api${path("main")}`)).json()).toHaveLength(smallMenu.length);
});

it("STATE-2 a dish that is in the whole catalogue alone is sold", async () => {
  const main = smallMenu.map((category) => ({ ...category, products: [] }));
  const { app } = await shopOf({
    [`GET ${path("main")}`]: { body: main },
    [`GET ${path("full")}`]: { body: smallMenu },
  });
  expect(await soupTotal(app)).toBe(300);
});

it("STATE-2 of what both files have, the first is taken", () => {
  const first = [{ id: 1, name: "Супы", products: [{ id: 10, price: 1 }] }];
  const second = [
    { id: "1", name: "Супы дня", products: [{ id: "10", price: 2 }, { id: 11 }] },
    { id: 2, products: null },
  ];
  expect(JSON.parse(mergedMenus(JSON.stringify(first), JSON.stringify(second)))).toEqual([
    { id: 1, name: "Супы", products: [{ id: 10, price: 1 }, { id: 11 }] },
    { id: 2, products: null },
  ]);
});
