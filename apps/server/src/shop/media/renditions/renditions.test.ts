import { RENDITIONS } from "@skatert/contract";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { type ShopFolderOnDisk, smallSettings, smallShop, writeShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import type { JsonObject } from "../../documents/json.ts";
import { importShop } from "../../import-shop.ts";
import { mediaAddress } from "../files.ts";
import { scheduleRenditions } from "./rendition-jobs.ts";

const drawing = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
    <rect width="40" height="40" fill="${colour}"/></svg>`);
const photo = (colour: string) =>
  sharp({ create: { width: 1600, height: 480, channels: 3, background: colour } })
    .webp()
    .toBuffer();

describeOnEachEngine("renditions of the site's pictures", (engine) => {
  let shop: RunningShop;
  let folder: ShopFolderOnDisk;
  afterEach(async () => {
    await shop.close();
    await folder.remove();
  });

  async function open(settings: JsonObject, files: Readonly<Record<string, Buffer>>): Promise<void> {
    shop = await startShop({ engine, files: null });
    folder = await writeShop({ ...smallShop, settings: { ...smallSettings, ...settings } });
    await bring(files);
  }
  async function bring(files: Readonly<Record<string, Buffer>>): Promise<void> {
    for (const [name, bytes] of Object.entries(files)) await folder.write(`media/${name}`, bytes);
    const request = { store: shop.store, folder: folder.path, uploads: shop.uploads, now: shop.clock.now() };
    expect(await importShop(request)).toMatchObject({ kind: "imported" });
    await shop.shopData.refresh();
  }
  const pictureAt = async (address: string) => {
    const answer = await shop.app.inject(address);
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    const { dominant } = await sharp(answer.rawPayload).stats();
    return { type: answer.headers["content-type"], width, height, format, dominant };
  };
  const manifest = async () => (await shop.app.inject("/manifest.webmanifest")).json<{ icons: readonly object[] }>();
  const { width, height, type } = RENDITIONS.share;

  it("SEO-3 og_image of any shape and format becomes a JPEG of 1200 × 630, from an SVG too", async () => {
    const seo = { name: "Стол", og_image: "media/table.webp" };
    await open(
      { seo, seo_by_langs: [{ lang_code: "en", name: "Table", og_image: "media/mark.svg" }] },
      {
        "table.webp": await photo("#336699"),
        "mark.svg": drawing("#ff0000"),
      },
    );
    expect(await pictureAt(`${mediaAddress}/table-share.jpg`)).toMatchObject({ format: "jpeg", width, height });
    expect(await pictureAt(`${mediaAddress}/mark-share.jpg`)).toMatchObject({ format: "svg" });
    expect(await shop.app.services.pictures.runDue()).toBeGreaterThan(0);
    for (const name of ["table", "mark"])
      expect(await pictureAt(`${mediaAddress}/${name}-share.jpg`)).toMatchObject({
        type,
        width,
        height,
        format: "jpeg",
      });
    await scheduleRenditions(shop.store, shop.uploads, shop.clock.now());
    expect(await shop.app.services.pictures.runDue()).toBe(0);
  });

  it("SEO-3 an import that replaces a picture makes a new rendition and stops serving the old one", async () => {
    const seo = { name: "Стол", og_image: "media/table.webp" };
    await open({ seo }, { "table.webp": await photo("#ff0000") });
    await shop.app.services.pictures.runDue();
    await bring({ "table.webp": await photo("#0000ff") });
    const atOnce = await pictureAt(`${mediaAddress}/table-share.jpg`);
    expect(atOnce.dominant.b).toBeGreaterThan(atOnce.dominant.r);
    await shop.app.services.pictures.runDue();
    const { dominant, format } = await pictureAt(`${mediaAddress}/table-share.jpg`);
    expect(format).toBe("jpeg");
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it("APP-6 an app without icons of its own gets the favicon's, 192 and 512 pixels", async () => {
    const favicon = { favicon_svg: "media/mark.svg", favicon_png: "" };
    await open({ logos: { gr_favicon_site: favicon } }, { "mark.svg": drawing("#00aa00") });
    await shop.app.services.pictures.runDue();
    const { icons } = await manifest();
    expect(icons).toMatchObject([
      { sizes: "192x192", type: "image/png", purpose: "any" },
      { sizes: "512x512", type: "image/png", purpose: "any" },
    ]);
    for (const [index, size] of [192, 512].entries()) {
      const picture = await pictureAt(String(Reflect.get(icons[index] ?? {}, "src")));
      expect(picture).toMatchObject({ type: "image/png", width: size, height: size });
    }
  });

  it.each([
    ["favicon_svg", "https://cdn.example/mark.svg", "image/svg+xml"],
    ["favicon_png", "https://cdn.example/mark.png", "image/png"],
  ])("APP-6 a %s of another host is taken as it is", async (field, src, mime) => {
    await open({ logos: { gr_favicon_site: { [field]: src } } }, {});
    expect((await manifest()).icons).toEqual([{ src, sizes: "any", type: mime, purpose: "any" }]);
  });
});
