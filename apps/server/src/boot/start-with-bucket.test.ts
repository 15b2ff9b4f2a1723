import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { mediaAddress } from "../shop/media/files.ts";
import { type S3Server, startS3Server } from "../testing/hosts/s3-server.ts";
import { startToFail } from "../testing/processes/failing-start.ts";
import { runCommand, startServerProcess } from "../testing/processes/server-process.ts";
import { type ShopFolderOnDisk, writeShop } from "../testing/shops/small-shop.ts";
import { describeOn } from "../testing/stores/engines.ts";
import { folderOfUploads } from "../testing/stores/uploads.ts";

const now = "2026-03-04T12:00:00+03:00";

describeOn("postgres", "a start with a bucket", (engine) => {
  let s3: S3Server;
  let shop: ShopFolderOnDisk;
  beforeAll(async () => {
    [s3, shop] = await Promise.all([startS3Server(), writeShop()]);
  });
  afterAll(async () => {
    await shop.remove();
    await s3.close();
  });

  it.each([
    ["UPLOADS_URL", "s3://nothing", "bucket nothing at .* does not exist, create it or correct UPLOADS_URL"],
    ["AWS_SECRET_ACCESS_KEY", "wrong", "bucket pictures at .* refuses the secret of the key, correct AWS_SECRET_.*"],
    ["AWS_ENDPOINT_URL", "http://127.0.0.1:1", "bucket pictures at 127.0.0.1:1 fails .*ECONNREFUSED.*"],
  ])("fails in one line with a wrong %s", async (name, value, line) => {
    const place = await engine.place(inject("template"));
    const store = { SHOP_DIR: shop.path, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" };
    const { code, output } = await startToFail({ ...store, ...s3.variables, [name]: value });
    expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`Cannot start: ${line}\n$`))]);
    expect(output).not.toMatch(/wrong|S3RVER/);
  });

  it("imports into the bucket, from which a second machine serves, also while the bucket is away at its start", async () => {
    const [place, other] = [await engine.place(inject("template")), await engine.place()];
    const machine = (at: typeof place) => startServerProcess({ place: at, shopDir: shop.path, now, env: s3.variables });
    const first = await machine(place);
    const second = await machine({ ...place, dataDir: other.dataDir });
    const picture = `${mediaAddress}/borshch.png`;
    expect((await fetch(second.url + picture)).status).toBe(200);
    expect(await second.stop()).toBe(0);
    s3.trouble = { kind: "fails" };
    const third = await machine({ ...place, dataDir: other.dataDir });
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
    expect((await fetch(third.url + picture)).status).toBe(503);
    s3.trouble = null;
    for (const started of [third, first]) expect(await started.stop()).toBe(0);
  });

  it("finds the pictures that a command has copied from the folder, once", async () => {
    const place = await engine.place(inject("template"));
    const folder = folderOfUploads(place.dataDir);
    for (const name of ["shop/a.png", "shop/dishes/b c.png"]) await folder.put(name, Buffer.from(name));
    const copy = (env = s3.variables) => runCommand("shop", ["uploads-to-s3"], place, "", env);
    expect(await copy()).toMatchObject({ code: 0, out: expect.stringMatching(/^Copied 2 files .* 0 were there\n$/) });
    expect(await copy()).toMatchObject({ code: 0, out: expect.stringMatching(/^Copied 0 files .* 2 were there\n$/) });
    expect(await copy({})).toMatchObject({ code: 2, err: expect.stringContaining("set UPLOADS_URL") });
    s3.trouble = { kind: "refuses" };
    expect(await copy()).toMatchObject({ code: 2, err: expect.stringContaining("is not open to this key") });
    s3.trouble = null;
  });
});
