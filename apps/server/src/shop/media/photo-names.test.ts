import { widthAddress } from "@skatert/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ShopFolderOnDisk, smallMenu, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { engineNamed } from "../../testing/stores/engines.ts";

/** Names that phones, messengers and owners give to photos. */
const names = [
  "IMG_2041 (1).jpeg",
  "Фото 1, новое.JPG",
  "WhatsApp Image 2026-11-22 at 14.05.11.jpg",
  "fish & chips + 100%.jpg",
  "a=b;c@d$e!f.png",
  "what? #1.png",
  "%26.png",
];

describe("photos with spaces and signs in their names", () => {
  let shop: RunningShop;
  let folder: ShopFolderOnDisk;
  let addresses: readonly string[] = [];
  let article = "";
  const leftovers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    folder = await writeShop(smallShop);
    const [soups, ...others] = smallMenu;
    const images = names.map((name) => ({ src: `media/фото/${name}`, alt: name }));
    const description = `<img src="media/фото/${names[0]}" alt="">`;
    const dish = { id: 102, name: "Уха", slug: "uha", price: 300, categories: [1], images, description };
    await folder.write("catalog", [{ ...soups, products: [dish] }, ...others]);
    for (const name of ["catalog.en", "banners", "prices/station"]) await folder.write(name, []);
    for (const name of names)
      await folder.write(`media/фото/${name}`, await photoAs(name.endsWith("png") ? "png" : "jpeg"));
    shop = await startShop({ engine: engineNamed("sqlite", leftovers), folder: folder.path });
    const [section] = (await shop.app.inject("/wp-content/uploads/app_sync/prodcat.json")).json();
    addresses = section.products[0].images.map(({ src }: { src: string }) => src);
    article = section.products[0].description;
  });
  afterAll(async () => {
    await shop.close();
    await folder.remove();
    for (const remove of leftovers) await remove();
  });

  const typeAt = async (address: string) => {
    const { statusCode, headers } = await shop.app.inject(`/api${address}`);
    return [statusCode, headers["content-type"]];
  };

  it("are served under addresses without spaces, by each sign's own encoding", async () => {
    expect(addresses).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      expect(addresses[index]).toMatch(/^\/wp-content\/uploads\/shop\/[^\s,"<>]+\?v=[0-9a-f]{8}$/);
      expect([name, ...(await typeAt(addresses[index] ?? ""))]).toEqual([name, 200, expect.stringMatching(/jpeg|png/)]);
    }
  });

  it("are resized under the same names", async () => {
    await shop.app.services.pictures.runDue();
    for (const address of addresses)
      expect([address, ...(await typeAt(widthAddress(address, 320)))]).toEqual([address, 200, "image/webp"]);
  });

  it("are found in articles too", () => {
    expect(article).toContain(`src="${addresses[0]}"`);
  });

  it("do not open the rest of the data folder by encoded signs", async () => {
    for (const path of [
      "/%2e%2e%2f%2e%2e%2fskatert.sqlite%26",
      "/shop/%2e%2e/%2e%2e/skatert.sqlite%3b",
      "/shop/.media.json%26",
    ])
      expect([403, 404]).toContain((await shop.app.inject(`/wp-content/uploads${path}`)).statusCode);
  });
});

function photoAs(format: "jpeg" | "png"): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 500, channels: 3, background: "#c84" } })
    .toFormat(format)
    .toBuffer();
}
