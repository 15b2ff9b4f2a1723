import { randomBytes } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { OFFICE_PATHS } from "@skatert/contract";
import sharp from "sharp";
import { afterEach, beforeAll, expect, it } from "vitest";
import { readEnv } from "../../config/env.ts";
import type { PictureLimits } from "../../config/limits-env.ts";
import { addPicture } from "../../shop/media/add-picture.ts";
import { drawHere } from "../../shop/media/drawing/picture-task.ts";
import { MediaFull } from "../../shop/media/media-room.ts";
import { uploadFolder } from "../../shop/media/uploaded/sweep-uploads.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { mediaHome } from "../../testing/stores/uploads.ts";

const noise = { width: 200, height: 200, channels: 3 } as const;
const somePhoto = () =>
  sharp(randomBytes(200 * 200 * 3), { raw: noise })
    .png()
    .toBuffer();

describeOnEachEngine("the bytes of pictures", (engine) => {
  let shop: RunningShop;
  const photos: Buffer[] = [];
  beforeAll(async () => {
    for (let made = 0; made < 4; made += 1) photos.push(await somePhoto());
  });
  afterEach(() => shop.close());

  async function open(limits: (room: number) => Partial<PictureLimits>) {
    // The first start tells what the shop's own pictures take.
    shop = await startShop({ engine });
    const own = await bytesIn(shop.dataDir);
    await shop.close();
    const pictures = { ...readEnv({}).limits.pictures, ...limits(own) };
    shop = await startShop({ engine, limits: { pictures } });
  }
  const someone = () => staffHeaders(shop, [{ role: "owner", branchId: null }]);
  const send = (payload: Buffer, by: Readonly<Record<string, string>>) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.pictures,
      payload,
      headers: { ...by, "content-type": "image/png" },
    });
  const uploads = async () => (await readdir(join(mediaHome(shop.dataDir), uploadFolder))).length;

  it("EDIT-1 of all the shop stay below the limit, also when two people send at once", async () => {
    const size = photos[0]?.length ?? 0;
    await open((own) => ({ maxBytes: own + Math.round(size * 1.5) }));
    const [anna, boris] = [await someone(), await someone()];
    const answers = await Promise.all(photos.map((photo, index) => send(photo, index % 2 === 0 ? anna : boris)));
    const kept = answers.filter(({ statusCode }) => statusCode === 201);
    expect([kept.length, await uploads()]).toEqual([1, 1]);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.statusCode).toBe(413);
    expect(refused?.json()).toMatchObject({
      code: "pictures_full",
      data: { used_bytes: expect.any(Number), max_bytes: expect.any(Number) },
    });
    // The one that is stored may be sent again.
    const stored = photos[answers.findIndex(({ statusCode }) => statusCode === 201)] ?? Buffer.alloc(0);
    expect((await send(stored, anna)).statusCode).toBe(201);
  });

  it("IMPORT-1 of an import stay below the same limit", async () => {
    await open(() => ({}));
    const home = { store: shop.store, uploads: shop.uploads, now: shop.clock.now(), draw: drawHere };
    const picture = { folder: "imported", name: "soup", bytes: photos[0] ?? Buffer.alloc(0), alt: "" };
    await expect(addPicture({ ...home, maxMediaBytes: 1 }, picture)).rejects.toThrow(MediaFull);
    await expect(addPicture({ ...home, maxMediaBytes: 0 }, picture)).resolves.toMatchObject({ width: 200 });
  });

  it("EDIT-1 of one person within an hour stay below the limit, and others go on", async () => {
    const size = photos[0]?.length ?? 0;
    await open(() => ({ bytesPerPersonPerHour: Math.round(size * 1.5) }));
    const [anna, boris] = [await someone(), await someone()];
    expect((await send(photos[0] ?? Buffer.alloc(0), anna)).statusCode).toBe(201);
    const refused = await send(photos[1] ?? Buffer.alloc(0), anna);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      data: { reason: "too-many-bytes", max_bytes: Math.round(size * 1.5), retry_after: expect.any(Number) },
    });
    // A refused picture takes nothing from the rest of the hour.
    const small = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#a40" } })
      .png()
      .toBuffer();
    expect((await send(small, anna)).statusCode).toBe(201);
    expect((await send(photos[1] ?? Buffer.alloc(0), boris)).statusCode).toBe(201);
  });
});

async function bytesIn(dataDir: string): Promise<number> {
  const entries = await readdir(mediaHome(dataDir), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
