import { platformOffset } from "../../../packages/domain/src/schedule/platform-offset.ts";
import { offsetAt } from "../../../packages/domain/src/schedule/zone-offset.ts";
import { expect, test } from "../../fixtures/shop.ts";

const zones = [
  "Europe/Moscow",
  "Asia/Yekaterinburg",
  "Europe/Samara",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kolkata",
  "UTC",
];
/** Midsummer and midwinter, and both sides of clock changes: Russia's last one, Berlin's and New York's. */
const instants = [
  ...[2010, 2015, 2021, 2023].flatMap((year) => [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)]),
  ...[Date.UTC(2014, 9, 25, 22), Date.UTC(2023, 2, 26, 1), Date.UTC(2023, 10, 5, 6)].flatMap((change) => [
    change - 1,
    change,
  ]),
];

test("STATE-4 the browser's clock of a zone equals the server's @phone", async ({ page }) => {
  await page.goto("/");
  const asked = zones.flatMap((zone) => instants.map((instant) => [instant, zone] as const));
  const told = await page.evaluate(`${JSON.stringify(asked)}.map((each) => (${platformOffset})(...each))`);
  expect(told).toEqual(asked.map(([instant, zone]) => offsetAt(instant, zone)));
});
