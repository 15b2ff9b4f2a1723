import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { OFFICE_PATHS, type WireUploadedPicture } from "@skatert/contract";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import { openUploads } from "../../ports/uploads/open-uploads.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { importShop } from "../../shop/import-shop.ts";
import { mediaAddress } from "../../shop/media/files.ts";
import { sweepUploadsHandler } from "../../shop/media/uploaded/sweep-uploads.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { type S3Server, startS3Server } from "../../testing/hosts/s3-server.ts";
import { smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOn } from "../../testing/stores/engines.ts";
import { folderOfUploads } from "../../testing/stores/uploads.ts";

const day = 86_400_000;

describeOn("postgres", "pictures in a bucket, with two machines on one database", (engine) => {
  let s3: S3Server;
  let one: RunningShop;
  let two: RunningShop;
  let anna: Readonly<Record<string, string>>;
  const folders: string[] = [];
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.close());

  /** A machine of its own: it shares only the bucket. */
  async function uploadsOf(callMs = 5_000): Promise<Uploads> {
    const dataDir = await mkdtemp(join(tmpdir(), "skatert-machine-"));
    folders.push(dataDir);
    return openUploads(
      { dataDir, uploads: { bucket: s3.env, cacheBytes: 100_000_000 } },
      { callMs, onFailure: () => undefined },
    );
  }
  beforeEach(async () => {
    const [first, second] = [await uploadsOf(), await uploadsOf(1_000)];
    for (const { name } of await first.list("")) await first.delete(name);
    // The bucket notes its own time.
    one = await startShop({ engine, uploads: () => first, now: Date.now() });
    two = await startShop({ engine, uploads: () => second, now: Date.now(), store: one.store });
    anna = await staffHeaders(one, [{ role: "owner", branchId: null }]);
    s3.calls.length = 0;
  });
  afterEach(async () => {
    s3.trouble = null;
    await two.close();
    await one.close();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });

  const photo = (width: number, background = "#a40") =>
    sharp({ create: { width, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  async function sendTo(shop: RunningShop, payload: Buffer) {
    const headers = { ...anna, "content-type": "image/jpeg" };
    return shop.app.inject({ method: "POST", url: OFFICE_PATHS.pictures, payload, headers });
  }
  const addressOf = (answer: Awaited<ReturnType<typeof sendTo>>) => answer.json<WireUploadedPicture>().address;
  const uploaded = async () => (await one.uploads.list("shop/uploaded/")).map(({ name }) => name);

  it("EDIT-1 are served by the other machine at once, in every size after their job, and as a part", async () => {
    const bytes = await photo(900);
    const address = addressOf(await sendTo(one, bytes));
    const original = await two.app.inject(address);
    expect(original.rawPayload.equals(bytes)).toBe(true);
    expect(original.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/jpeg",
    });
    const size = address.replace(".jpg", "-320.webp");
    expect((await two.app.inject(size)).headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "image/jpeg",
    });
    await one.app.services.pictures.runDue();
    for (const shop of [two, one]) {
      const { rawPayload, headers } = await shop.app.inject(size);
      expect(headers["cache-control"]).toContain("immutable");
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 320 });
    }
    const part = await two.app.inject({ url: address, headers: { range: "bytes=0-9" } });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(0, 10))]).toEqual([206, true]);
    const tags = await Promise.all([one, two].map(async ({ app }) => (await app.inject(address)).headers["etag"]));
    expect(tags[0]).toBe(tags[1]);
    const known = await two.app.inject({ url: address, headers: { "if-none-match": String(tags[0]) } });
    expect(known.statusCode).toBe(304);
  });

  it("EDIT-1 are asked of the bucket once, not for each guest", async () => {
    const address = addressOf(await sendTo(one, await photo(300)));
    await two.app.inject(address);
    s3.calls.length = 0;
    const answers = await Promise.all(Array.from({ length: 30 }, () => two.app.inject(address)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(s3.calls).toEqual([]);
  });

  it("IMPORT-1 of an import on one machine replace those that the other has served", async () => {
    const importWith = async (picture: Buffer) => {
      const folder = await writeShop(smallShop);
      await folder.write("media/borshch.png", await sharp(picture).png().toBuffer());
      await importShop({ store: one.store, folder: folder.path, uploads: one.uploads, now: one.clock.now() });
      await folder.remove();
      const names = await one.store.db
        .selectFrom("shop_documents")
        .select("body")
        .where("name", "=", "catalog")
        .execute();
      return new RegExp(`${mediaAddress}/borshch\\.png\\?v=\\w+`).exec(names[0]?.body ?? "")?.[0] ?? "";
    };
    const colourAt = async (address: string) =>
      (await sharp((await two.app.inject(address)).rawPayload).stats()).dominant.r > 128 ? "red" : "black";
    const red = await importWith(await photo(400, "#f00"));
    expect(await colourAt(red)).toBe("red");
    const black = await importWith(await photo(400, "#000"));
    expect([red === black, await colourAt(black)]).toEqual([false, "black"]);
    const small = black.replace(".png", "-320.webp");
    expect(await colourAt(small)).toBe("black");
    await two.app.services.pictures.runDue();
    expect((await two.app.inject(small)).headers["content-type"]).toBe("image/webp");
    expect(await colourAt(small)).toBe("black");
  });

  it("EDIT-1 that nothing names are swept after a month, but not one that the other machine sends meanwhile", async () => {
    const sweep = sweepUploadsHandler(one.store, one.uploads, Date.now);
    for (let round = 0; round < 4; round += 1) {
      const [gone, again] = [await photo(200 + round), await photo(300 + round)];
      await sendTo(one, gone);
      const address = addressOf(await sendTo(one, again));
      for (const name of await uploaded()) await s3.age(name, 40 * day);
      const sent = sendTo(two, again);
      await Promise.all([sweep({}), round % 2 === 0 ? sent : sendTo(two, again)]);
      expect(addressOf(await sent)).toBe(address);
      expect((await uploaded()).map((name) => basename(name))).toEqual([basename(address.split("?")[0] ?? "")]);
      for (const name of await uploaded()) await one.uploads.delete(name);
    }
  });

  it.each(["fails", "hangs", "cuts", "refuses"] as const)(
    "EDIT-1 are refused while the bucket %s, nothing is half stored, and the shop's pages go on",
    async (kind) => {
      s3.trouble = { kind, methods: ["PUT"] };
      const answer = await sendTo(two, await photo(500, kind === "fails" ? "#111" : "#222"));
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: "rest_unavailable" });
      expect(answer.headers["retry-after"]).toBeDefined();
      expect(answer.body).not.toMatch(/127\.0\.0\.1|S3RVER|bucket/);
      s3.trouble = { kind };
      for (const url of ["/readyz", "/api/wp-content/uploads/app_sync/prodcat.json"])
        expect([url, (await two.app.inject(url)).statusCode]).toEqual([url, 200]);
      expect((await two.app.inject(`${mediaAddress}/never-seen.png?v=1`)).statusCode).toBe(503);
      s3.trouble = null;
      expect(await uploaded()).toEqual([]);
      expect(await readdir(two.uploads.scratch)).toEqual([]);
    },
  );

  it("are in a backup, which restores them into the bucket and into the folder of a machine", async () => {
    const bytes = await photo(300);
    const address = addressOf(await sendTo(one, bytes));
    const path = join(folders[0] ?? "", "shop.jsonl.gz");
    const { files } = await writeBackup(one.store, one.uploads, path, Date.now());
    expect(files).toBe((await one.uploads.list("")).length);
    const before = (await one.uploads.list("")).map(({ name }) => name).toSorted();
    await one.uploads.put("shop/later.png", bytes);
    const store = await engine.store();
    await restoreBackup({ store, uploads: one.uploads, path, now: Date.now(), force: true });
    expect((await one.uploads.list("")).map(({ name }) => name).toSorted()).toEqual(before);
    expect((await two.app.inject(address)).rawPayload.equals(bytes)).toBe(true);
    const folder = folderOfUploads(folders[0] ?? "");
    await restoreBackup({ store, uploads: folder, path, now: Date.now(), force: true });
    expect((await folder.list("")).map(({ name }) => name).toSorted()).toEqual(before);
  });
});
