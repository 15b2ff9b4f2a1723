import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, expect, it } from "vitest";
import { createJobRunner } from "../../jobs/job-runner.ts";
import { type ShopFolderOnDisk, smallMenu, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { mediaHome } from "../../testing/stores/uploads.ts";
import { importShop } from "../import-shop.ts";
import { drawHere } from "./drawing/picture-task.ts";
import { mediaAddress } from "./files.ts";
import { cutPictureHandler, cutPictureJob } from "./picture-jobs.ts";

const leaseMs = 60_000;
const pictures = ["fish", "soup", "stew"];

describeOnEachEngine("pictures without smaller sizes in the folder", (engine) => {
  let photo: Buffer;
  let broken: Buffer;
  let shop: RunningShop;
  let folder: ShopFolderOnDisk;

  beforeAll(async () => {
    const raw = { width: 900, height: 600, channels: 3 } as const;
    photo = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .jpeg()
      .toBuffer();
    // The end marker of a JPEG after half of its data: only decoding detects the damage, so the check accepts it.
    broken = Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.from([0xff, 0xd9])]);
  });
  afterEach(async () => {
    await shop.close();
    await folder.remove();
  });

  async function open(photos: Readonly<Record<string, Buffer>>): Promise<void> {
    shop = await startShop({ engine });
    folder = await writeShop(smallShop);
    const shown = Object.keys(photos).map((name) => ({ src: `media/${name}.jpg`, alt: name }));
    const [soups, ...others] = smallMenu;
    const dish = { id: 102, name: "Уха", slug: "uha", price: 300, categories: [1], images: shown };
    await folder.write("catalog", [{ ...soups, products: [dish] }, ...others]);
    await folder.write("catalog.en", []);
    await folder.write("banners", []);
    await folder.write("prices/station", []);
    for (const [name, bytes] of Object.entries(photos)) await folder.write(`media/${name}.jpg`, bytes);
    await bring();
  }
  const bring = () =>
    importShop({ store: shop.store, folder: folder.path, uploads: shop.uploads, now: shop.clock.now() });
  const shownAt = async (name: string) => {
    const answer = await shop.app.inject(`/api${mediaAddress}/${name}?v=1`);
    const { width, format } = await sharp(answer.rawPayload).metadata();
    return { status: answer.statusCode, width, format, cache: answer.headers["cache-control"] };
  };
  const jobs = () => shop.store.db.selectFrom("jobs").select(["state", "attempts", "last_error"]).execute();
  const anotherProcess = () =>
    createJobRunner({
      db: shop.store.db,
      now: () => shop.clock.now(),
      handlers: { [cutPictureJob]: cutPictureHandler(shop.store, shop.uploads, drawHere) },
      atOnce: 1,
      onError: (error) => expect.fail(String(error)),
    });
  const original = { status: 200, width: 900, format: "jpeg", cache: "no-cache" };
  const small = { status: 200, width: 320, format: "webp", cache: "public, max-age=31536000, immutable" };

  it("are served in original size without caching, and small and immutable after their job", async () => {
    await open({ fish: photo });
    expect(await shownAt("fish-320.webp")).toEqual(original);
    expect(await shop.app.services.pictures.runDue()).toBe(1);
    expect(await shownAt("fish-320.webp")).toEqual(small);
    expect(await shownAt("fish-900.webp")).toEqual({ ...small, width: 900 });
    expect(await bring()).toMatchObject({ kind: "unchanged" });
    expect(await jobs()).toEqual([{ state: "done", attempts: 1, last_error: null }]);
    expect((await shop.app.inject(`${mediaAddress}/bread-320.webp`)).statusCode).toBe(404);
  });

  it("are each resized once by two processes that share the queue", async () => {
    await open(Object.fromEntries(pictures.map((name) => [name, photo])));
    const done = await Promise.all([shop.app.services.pictures.runDue(), anotherProcess().runDue()]);
    expect(done.reduce((sum, count) => sum + count)).toBe(pictures.length);
    expect(await jobs()).toEqual(pictures.map(() => ({ state: "done", attempts: 1, last_error: null })));
    for (const name of pictures) expect(await shownAt(`${name}-320.webp`)).toEqual(small);
  });

  it("are resized by another process when one is killed half way", async () => {
    await open({ fish: photo });
    await writeFile(join(shop.uploads.scratch, "half"), photo.subarray(0, 100));
    await shop.store.db
      .updateTable("jobs")
      .set({ claimed_until: shop.clock.now() + leaseMs, attempts: 1 })
      .execute();
    expect(await anotherProcess().runDue()).toBe(0);
    expect(await shownAt("fish-320.webp")).toEqual(original);
    shop.clock.advance(leaseMs);
    expect(await anotherProcess().runDue()).toBe(1);
    expect(await shownAt("fish-320.webp")).toEqual(small);
    const names = (await shop.uploads.list("shop/fish")).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["-320.webp", "-640.webp", "-900.webp", ".jpg"].map((end) => `shop/fish${end}`));
    expect((await shop.uploads.list("")).every(({ name }) => name.startsWith("shop/"))).toBe(true);
  });

  it("are served in original size if broken, with the reason stored, while others are resized", async () => {
    await open({ fish: broken, soup: photo });
    for (let round = 0; round < 12; round += 1) {
      await shop.app.services.pictures.runDue();
      shop.clock.advance(10 * 60_000);
    }
    const [failed] = (await jobs()).filter(({ state }) => state === "failed");
    expect(failed).toMatchObject({ attempts: 8, last_error: expect.stringContaining("fish.jpg cannot be resized") });
    expect((await shop.app.inject("/metrics")).body).toContain('skatert_jobs{state="failed"} 1');
    expect((await shop.app.inject(`${mediaAddress}/fish-320.webp`)).rawPayload).toEqual(broken);
    expect(await shownAt("soup-320.webp")).toEqual(small);
    await bring();
    expect((await jobs()).filter(({ state }) => state === "waiting")).toEqual([
      { state: "waiting", attempts: 0, last_error: null },
    ]);
  });

  it("are the new ones after an import that replaced them, even if the old ones' job was waiting", async () => {
    await open({ fish: photo });
    await shop.app.services.pictures.runDue();
    const next = await sharp(photo).resize({ width: 700 }).negate().jpeg().toBuffer();
    await folder.write("media/fish.jpg", next);
    await bring();
    expect(await shownAt("fish-320.webp")).toEqual({ ...original, width: 700 });
    await folder.write("media/fish.jpg", photo);
    await bring();
    // Two of three jobs find another picture by now, or the same one again.
    await shop.app.services.pictures.runDue();
    expect(await shownAt("fish-320.webp")).toEqual(small);
    const cut = await sharp(await readFile(join(mediaHome(shop.dataDir), "fish-320.webp"))).metadata();
    expect(cut.height).toBe(213);
  });

  it("are made again by the next import when they were lost", async () => {
    await open({ fish: photo });
    await shop.app.services.pictures.runDue();
    await rm(join(mediaHome(shop.dataDir), "fish-320.webp"));
    await mkdir(mediaHome(shop.dataDir), { recursive: true });
    await bring();
    await shop.app.services.pictures.runDue();
    expect(await shownAt("fish-320.webp")).toEqual(small);
  });
});
