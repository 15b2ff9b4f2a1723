import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { startFakeHost } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";

const catalog = `${PATHS.catalogFolder}/prodcat_main.json`;

it.each(["/api", ""])("API-1, API-3 a host that has settings and menu only at '%s' is read there", async (prefix) => {
  const host = await startFakeHost({
    [`GET ${prefix}${PATHS.allSettings}`]: { body: smallSettings },
    [`GET ${prefix}${catalog}`]: { body: smallMenu },
    [`GET ${PATHS.promoSettings}`]: { body: {} },
  });
  const clock = movableClock("2026-03-04T12:00:00+03:00");
  const app = await startRemote({ backend: { url: host.url, keys: null }, clock });
  const read = async (path: string) => (await app.inject(`/api${path}`)).statusCode;
  expect([await read(PATHS.allSettings), await read(catalog), await read(PATHS.promoSettings)]).toEqual([
    200, 200, 200,
  ]);

  host.asked.length = 0;
  clock.advance(3 * 60_000);
  expect([await read(PATHS.allSettings), await read(catalog)]).toEqual([200, 200]);
  const others = host.asked.filter(({ path }) => path === PATHS.allSettings || path === catalog);
  expect(others).toHaveLength(prefix === "" ? 2 : 0);
  await app.close();
  await host.close();
});
