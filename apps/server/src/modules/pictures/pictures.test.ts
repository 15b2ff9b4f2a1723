import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { OFFICE_PATHS, PICTURE_LIMITS, type WireUploadedPicture } from "@skatert/contract";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { uploadFolder } from "../../shop/media/uploaded/sweep-uploads.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { mediaHome } from "../../testing/stores/uploads.ts";

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs/promises", async (load) => {
  const original = await load<typeof import("node:fs/promises")>();
  const writeFile: typeof original.writeFile = async (file, data, options) => {
    if (!disk.isFull || !Buffer.isBuffer(data)) return original.writeFile(file, data, options);
    await original.writeFile(file, data.subarray(0, data.length / 2));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  return { ...original, writeFile };
});

const noise = { width: 900, height: 600, channels: 3 } as const;
const raw = sharp(randomBytes(noise.width * noise.height * noise.channels), { raw: noise });

describeOnEachEngine("pictures uploaded in the office", (engine) => {
  let shop: RunningShop;
  let anna: Readonly<Record<string, string>>;
  let photo: Buffer;
  beforeAll(async () => {
    shop = await startShop({ engine });
    anna = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    photo = await raw.clone().jpeg().toBuffer();
  });
  afterAll(() => shop.close());
  afterEach(() => {
    disk.isFull = false;
  });

  const send = (payload: Buffer, type = "image/jpeg", headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.pictures,
      payload,
      headers: { ...anna, "content-type": type, ...headers },
    });
  const files = async () => (await readdir(join(mediaHome(shop.dataDir), uploadFolder)).catch(() => [])).toSorted();
  const formatAt = async (address: string) => sharp((await shop.app.inject(address)).rawPayload).metadata();

  it("EDIT-1 are served at once, and in every size after their job", async () => {
    const answer = await send(photo);
    expect(answer.statusCode).toBe(201);
    const { address, ...size } = answer.json<WireUploadedPicture>();
    expect(size).toEqual({ width: 900, height: 600, sizes: [320, 640, 900] });
    expect(address).toMatch(/^\/wp-content\/uploads\/shop\/uploaded\/[0-9a-f]{32}\.jpg\?v=[0-9a-f]{8}$/);
    expect((await shop.app.inject(address)).rawPayload.equals(photo)).toBe(true);
    await shop.app.services.pictures.runDue();
    expect(await formatAt(address.replace(".jpg", "-320.webp"))).toMatchObject({ format: "webp", width: 320 });
  });

  it("EDIT-1 are published without the place and the owner that a phone wrote into them", async () => {
    const exif = { IFD0: { Copyright: "Anna Owner" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "57/1 37/1 0/1" } };
    const { address } = (await send(await raw.clone().withExif(exif).jpeg().toBuffer())).json<WireUploadedPicture>();
    const served = (await shop.app.inject(address)).rawPayload;
    expect([(await sharp(served).metadata()).exif, served.includes("Anna Owner")]).toEqual([undefined, false]);
  });

  it("EDIT-1 have one address however often they are sent", async () => {
    const before = await files();
    const key = { "idempotency-key": "one-attempt-of-anna-0001" };
    const [first, second, third] = await Promise.all([send(photo, "image/jpeg", key), send(photo), send(photo)]);
    expect(new Set([first, second, third].map((answer) => answer.json().address)).size).toBe(1);
    expect(await files()).toEqual(before);
  });

  it.each([["png"], ["webp"], ["avif"]] as const)(
    "EDIT-1 may be %s, whatever type the browser declares",
    async (format) => {
      const bytes = await raw.clone().resize(64).toFormat(format).toBuffer();
      const answer = await send(bytes, "image/jpeg");
      expect(answer.json()).toMatchObject({ width: 64, sizes: [] });
      expect(answer.json().address).toContain(`.${format}?v=`);
    },
  );

  it("EDIT-1 keep the first frame of a moving GIF", async () => {
    const gif = await raw.clone().resize(400).gif().toBuffer();
    const { address } = (await send(gif, "image/gif")).json<WireUploadedPicture>();
    expect(await formatAt(address)).toMatchObject({ format: "webp", width: 400 });
  });

  it("EDIT-1 of a phone held upright have the size that guests see", async () => {
    const turned = await raw.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await send(turned)).json()).toMatchObject({ width: 600, height: 900 });
  });

  it.each([
    ["a drawing with a script", () => Buffer.from("<svg xmlns='x'><script>alert(1)</script></svg>"), "drawing"],
    ["a web page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "not-a-picture"],
    ["nothing", () => Buffer.alloc(0), "not-a-picture"],
    ["a film", () => Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom"), "not-a-picture"],
    // The end marker after half of the data: only decoding detects the damage.
    ["half a photo", () => Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.from([0xff, 0xd9])]), "broken"],
    ["a GIF of nothing", () => Buffer.from("GIF89a\x10\0\x10\0"), "broken"],
    ["a GIF of 4,000 megapixels", () => Buffer.from("GIF89a\xff\xff\xff\xff", "latin1"), "too-large"],
  ])("EDIT-1 refuse %s with the reason, and leave nothing", async (_what, bytes, reason) => {
    const before = await files();
    const answer = await send(bytes());
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "picture_refused", data: { reason } });
    expect(await files()).toEqual(before);
  });

  it("EDIT-1 refuse more pixels than the drawing process opens", async () => {
    const huge = sharp({ create: { width: 9_000, height: 8_000, channels: 3, background: "#fff" } });
    const answer = await send(await huge.png({ compressionLevel: 9 }).toBuffer(), "image/png");
    expect(answer.json()).toMatchObject({ code: "picture_refused", data: { reason: "too-large" } });
  });

  it("EDIT-1 refuse more bytes than a picture needs, and other types of bodies", async () => {
    expect((await send(Buffer.alloc(PICTURE_LIMITS.bytes + 1))).statusCode).toBe(413);
    expect((await send(photo, "application/json")).statusCode).toBe(415);
  });

  it("EDIT-1 leave no partial file on a full disk, and can be sent again", async () => {
    const other = await raw.clone().resize(500).jpeg().toBuffer();
    const before = await files();
    disk.isFull = true;
    const refused = await send(other);
    expect(refused.json()).toMatchObject({ code: "picture_refused", data: { reason: "no-room" } });
    expect(await files()).toEqual(before);
    disk.isFull = false;
    expect((await send(other)).statusCode).toBe(201);
  });

  it("EDIT-1 are refused for a minute above sixty a minute", async () => {
    const boris = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    const statuses: number[] = [];
    for (let sent = 0; sent <= 60; sent += 1)
      statuses.push((await send(Buffer.from("GIF8"), "image/gif", { ...boris })).statusCode);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
  });
});
