import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import { commandProgram } from "../../testing/processes/server-program.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { checkShopFolder } from "../folder/check-folder.ts";
import { type NewShopOptions, readNewShopOptions, type TypedOptions, zoneOfNewShop } from "./new-shop-options.ts";
import { ringAround } from "./new-shop-zone.ts";
import { writeNewShop } from "./write-new-shop.ts";

const shopCommand = commandProgram("shop");
const folders: string[] = [];

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "skatert-new-"));
  folders.push(folder);
  return folder;
}

function optionsOf(typed: TypedOptions = {}): NewShopOptions {
  const options = readNewShopOptions(typed);
  if (typeof options === "string") throw new Error(options);
  return options;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describeOnEachEngine("a new shop", (engine) => {
  let shop: RunningShop;

  beforeAll(async () => {
    const folder = await emptyFolder();
    await writeNewShop(folder, optionsOf({ point: "56.8386,60.6055", timezone: "Asia/Yekaterinburg" }));
    shop = await startShop({ engine, folder });
  });
  afterAll(() => shop.close());

  const pickup = {
    delivery_type: "local_pickup",
    warehouse_id: 10,
    pickup_location_id: 1,
    payment_method: "cash",
    lines: [{ product_id: 101, quantity: 1 }],
    expected_total: 450,
  };
  const delivery = {
    delivery_type: "flat_rate",
    address: "Ленина, 1",
    coordinates: [60.61, 56.84],
    pickup_location_id: undefined,
    lines: [{ product_id: 101, quantity: 2 }],
    payment_method: "card",
    expected_total: 1050,
  };

  it("accepts a pickup order, paid in cash", async () => {
    const answer = await placeOrder(shop.app, pickup);
    expect(answer.json()).toMatchObject({ status: "accepted", total: 450 });
    expect(answer.statusCode).toBe(201);
  });

  it("accepts an order to a point of its zone, at the zone's price", async () => {
    const answer = await placeOrder(shop.app, { ...pickup, ...delivery });
    expect(answer.json()).toMatchObject({ status: "accepted", total: 1050 });
  });

  it("refuses a point outside the zone, and accepts its promo code", async () => {
    const outside = await quoteOrder(shop.app, { ...pickup, ...delivery, coordinates: [60.7, 56.84] });
    expect(outside.json().refusals).toMatchObject([{ reason: "outside-zone" }]);
    const cheaper = await quoteOrder(shop.app, { ...pickup, promo_code: "ПЕРВЫЙ" });
    expect(cheaper.json()).toMatchObject({ total: 405, payment_methods: ["cash", "card"] });
  });

  it("does not serve the names of its schemas", async () => {
    const settings = await shop.app.inject("/wp-json/v1/all_settings");
    expect(settings.json()).toMatchObject({ seo: { name: "Моё кафе" } });
    expect(settings.body).not.toContain("$schema");
  });

  it("shows its dishes on the home page and its pictures", async () => {
    const section = (await shop.shopData.current()).rulesFor(10)?.catalog.categories[0];
    expect(section).toMatchObject({ showOnHome: true, products: { length: 3 } });
    const picture = section?.products[0]?.images[0]?.src ?? "";
    expect((await shop.app.inject(picture)).statusCode).toBe(200);
  });
});

describe("the folder of a new shop", () => {
  it.each(["ru", "en"] as const)("has no fault in %s, and no file that the shop ignores", async (language) => {
    const folder = await emptyFolder();
    await writeNewShop(folder, optionsOf({ language, name: "Bun", city: "Omsk", currency: "₸" }));
    expect(await checkShopFolder(folder)).toMatchObject({ faults: [], ignored: [] });
    const settings = JSON.parse(await readFile(join(folder, "settings.json"), "utf8"));
    expect(settings).toMatchObject({ seo: { name: "Bun" }, front_currency: "₸", language_list: [{ code: language }] });
    expect(await readFile(join(folder, settings.$schema), "utf8")).toContain("Number of the branch");
    expect(await readFile(join(folder, "README.md"), "utf8")).toMatch(
      /wp_timezone.*часовой пояс[\s\S]*широта, долгота[\s\S]*wp_timezone.*time zone[\s\S]*latitude, longitude/,
    );
  });

  it("is written only into an empty or missing folder", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "notes.txt"), "mine");
    await expect(writeNewShop(folder, optionsOf())).rejects.toThrow(`${folder} is not empty: it holds notes.txt`);
    await expect(writeNewShop(join(folder, "notes.txt"), optionsOf())).rejects.toThrow("cannot write");
    expect(await readFile(join(folder, "notes.txt"), "utf8")).toBe("mine");
    await mkdir(join(folder, "a"));
    expect(await writeNewShop(join(folder, "a"), optionsOf())).toBeGreaterThan(20);
  });
});

describe("the options of a new shop", () => {
  it("names the invalid option and the remedy", () => {
    expect(readNewShopOptions({ point: "155,37" })).toContain("--point: latitude,longitude such as");
    expect(readNewShopOptions({ point: "Москва" })).toContain('found "Москва"');
    expect(readNewShopOptions({ language: "de" })).toBe('--language: ru or en, found "de"');
    expect(readNewShopOptions({ timezone: "Moscow" })).toContain("--timezone: an IANA name");
    expect(readNewShopOptions({ currency: "roubles" })).toContain("--currency");
    expect(readNewShopOptions({ name: "a\nb" })).toContain("--name");
    expect(readNewShopOptions({ name: "a".repeat(101) })).toContain("--name");
  });

  it("uses the computer's own time zone, and Moscow time if that names no place", () => {
    expect(readNewShopOptions({}, "Asia/Omsk")).toMatchObject({ timeZone: "Asia/Omsk", zoneSource: "computer" });
    for (const nowhere of ["UTC", "Etc/UTC", "Etc/GMT-6", "GMT", "EST", "No/Where"])
      expect(readNewShopOptions({}, nowhere)).toMatchObject({ timeZone: "Europe/Moscow", zoneSource: "fallback" });
    const typed = { timeZone: "Asia/Tomsk", zoneSource: "typed" };
    expect(readNewShopOptions({ timezone: " Asia/Tomsk " }, "Asia/Omsk")).toMatchObject(typed);
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(optionsOf()).toMatchObject(zoneOfNewShop(own));
  });

  it.each([
    ["UTC", [], /^Warning: this computer is in UTC, so the shop got the time zone Europe\/Moscow\. .*wp_timezone/m],
    ["Asia/Omsk", [], /^Time zone: Asia\/Omsk, as on this computer\. .*change "wp_timezone" in \S+\/settings\.json/m],
    ["UTC", ["--timezone", "Asia/Tomsk"], /^Time zone: Asia\/Tomsk\. It is "wp_timezone"/m],
  ])("the command names its time zone and where to change it on a computer in %s with %j", async (TZ, args, line) => {
    const folder = join(await emptyFolder(), "shop");
    const options = { encoding: "utf8", env: { ...process.env, TZ } } as const;
    const { status, stdout } = spawnSync(process.execPath, [shopCommand, "new", folder, ...args], options);
    expect([status, stdout]).toEqual([0, expect.stringMatching(line)]);
    const [, zone = ""] = /(?:zone|zone:) ([A-Z]\w+\/\w+)/.exec(stdout) ?? [];
    expect(await readFile(join(folder, "settings.json"), "utf8")).toContain(`"wp_timezone": "${zone}"`);
    expect(await readFile(join(folder, "README.md"), "utf8")).toMatch(
      new RegExp(`часовой пояс ресторана, сейчас \`"${zone}"\`[^]*time zone of the restaurant, now \`"${zone}"\``),
    );
  });

  it.each([
    ["no folder", [], "Usage:"],
    ["two folders", ["a", "b"], "Usage:"],
    ["an unknown option", ["a", "--colour", "red"], "Usage:"],
    ["a value that cannot be used", ["a", "--point", "155,37"], "--point: latitude,longitude"],
  ])("the command ends with 2 for %s, says why and writes nothing", async (_, args, reason) => {
    const cwd = await emptyFolder();
    const { status, stderr } = spawnSync(process.execPath, [shopCommand, "new", ...args], { encoding: "utf8", cwd });
    expect([status, stderr]).toEqual([2, expect.stringContaining(reason)]);
    expect(await readdir(cwd)).toEqual([]);
  });

  it("the command ends with 1 for a folder that holds something", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "notes.txt"), "mine");
    const { status, stderr } = spawnSync(process.execPath, [shopCommand, "new", folder], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("Nothing was written")]);
  });

  it("uses defaults for missing options", () => {
    expect(optionsOf()).toMatchObject({ language: "ru", currency: "₽" });
    expect(optionsOf({ point: " 56.8, 60.6 ", name: " " })).toMatchObject({ point: { lat: 56.8, lon: 60.6 } });
  });

  it("ENT-3 draws a closed zone around the point, longitude first", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (lat, lon) => {
          const ring = ringAround({ lat, lon }, 3);
          expect(ring.at(-1)).toEqual(ring[0]);
          for (const [east, north] of ring) {
            const kilometres = Math.hypot((east - lon) * Math.cos((lat * Math.PI) / 180), north - lat) * 111.32;
            expect(Math.abs(kilometres - 3)).toBeLessThan(0.01);
          }
        },
      ),
    );
  });
});
