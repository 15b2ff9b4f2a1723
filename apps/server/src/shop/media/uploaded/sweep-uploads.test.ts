import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { OFFICE_PATHS, type WireUploadedPicture } from "@skatert/contract";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { mediaHome } from "../../../testing/stores/uploads.ts";
import { uploadFolder } from "./sweep-uploads.ts";

const day = 86_400_000;
const category = `${OFFICE_PATHS.categories}/1`;

describeOnEachEngine("uploaded pictures that nothing names", (engine) => {
  let shop: RunningShop;
  let anna: Readonly<Record<string, string>>;
  beforeEach(async () => {
    shop = await startShop({ engine });
    anna = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
  });
  afterEach(() => shop.close());

  let shade = 0;
  async function upload(): Promise<string> {
    shade += 1;
    const background = { r: shade, g: 40, b: 40 };
    const payload = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const headers = { ...anna, "content-type": "image/png" };
    const answer = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.pictures, payload, headers });
    return answer.json<WireUploadedPicture>().address;
  }
  async function show(image: string): Promise<void> {
    const { headers } = await shop.app.inject({ url: category, headers: anna });
    const payload = { set: { menus: { image: { src: image } } } };
    const seen = { ...anna, "if-match": String(headers["etag"]) };
    const answer = await shop.app.inject({ method: "PATCH", url: category, payload, headers: seen });
    expect(answer.statusCode).toBe(200);
  }
  const publish = () =>
    shop.app
      .inject({ method: "POST", url: OFFICE_PATHS.publish, payload: {}, headers: anna })
      .then(({ statusCode }) => {
        expect(statusCode).toBe(200);
      });
  const isKept = async (address: string) => {
    const name = /uploaded\/([0-9a-f]{32})/.exec(address)?.[1] ?? "";
    const files = (await readdir(join(mediaHome(shop.dataDir), uploadFolder))).filter((file) => file.startsWith(name));
    return files.length > 0;
  };
  async function afterDays(days: number): Promise<void> {
    shop.clock.advance(days * day);
    anna = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    await shop.app.services.pictures.runDue();
  }

  it("EDIT-1 are deleted with their sizes after a month, and not before", async () => {
    const address = await upload();
    await afterDays(0);
    await afterDays(29);
    expect(await isKept(address)).toBe(true);
    await afterDays(10);
    expect(await isKept(address)).toBe(false);
  });

  it("EDIT-1 are kept while the draft, the published menu or the history refers to them", async () => {
    const [old, shown, drafted] = [await upload(), await upload(), await upload()];
    await show(old);
    await publish();
    await show(shown);
    await publish();
    await show(drafted);
    await afterDays(40);
    // An undo restores the old one.
    expect(await Promise.all([old, shown, drafted].map(isKept))).toEqual([true, true, true]);
    // After the sweep the next one is due by itself.
    const due = await shop.store.db.selectFrom("jobs").select("run_at").where("kind", "=", "sweep-uploads").execute();
    expect(Math.max(...due.map(({ run_at }) => run_at))).toBeGreaterThan(shop.clock.now());
  });

  it("EDIT-1 are kept for another month when they are sent again", async () => {
    const address = await upload();
    shop.clock.advance(29 * day);
    shade -= 1;
    anna = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    expect(await upload()).toBe(address);
    await afterDays(10);
    expect(await isKept(address)).toBe(true);
  });
});
