import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faultyShops } from "../../testing/shops/faulty-shops.ts";
import { type ShopFiles, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { checkShopFolder } from "./check-folder.ts";
import { faultLine } from "./fault.ts";

async function faultsOf(changes: ShopFiles, without: readonly string[] = []): Promise<readonly string[]> {
  const files = Object.fromEntries(
    Object.entries({ ...smallShop, ...changes }).filter(([name]) => !without.includes(name)),
  );
  const folder = await writeShop(files);
  try {
    return (await checkShopFolder(folder.path)).faults.map(faultLine);
  } finally {
    await folder.remove();
  }
}

const demo = join(import.meta.dirname, "../../../../../demo");

describe("checking a shop folder", () => {
  it("finds no fault in the demo: every picture that it names exists, and all are below 14 MB, as they travel with the source", async () => {
    expect((await checkShopFolder(demo)).faults).toEqual([]);
    const files = await readdir(join(demo, "media"), { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000);
  });

  it("finds no fault in a valid shop", async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it("needs only settings and a catalogue", async () => {
    const folder = await writeShop({ settings: {}, catalog: [] });
    const { faults } = await checkShopFolder(folder.path);
    await folder.remove();
    expect(faults).toEqual([]);
  });

  it("distinguishes an unreadable, a missing and a wrong folder", async () => {
    const parent = await mkdtemp(join(tmpdir(), "skatert-unread-"));
    const at = (name: string) => join(parent, name);
    // Root can read everything except a link to itself.
    await symlink(at("loop"), at("loop"));
    await writeFile(at("file"), "");
    const said = async (name: string) => (await checkShopFolder(at(name))).faults.map(faultLine);
    expect(await said("loop")).toEqual([expect.stringMatching(/^.*loop: cannot be read by \S.*: ELOOP: /)]);
    expect(await said("none")).toEqual([`${at("none")}: does not exist`]);
    expect(await said("file")).toEqual([`${at("file")}: is not a folder: name the folder with settings.json`]);
    await rm(parent, { recursive: true });
  });

  it("names the folder inside the shop that cannot be read", async () => {
    const folder = await writeShop({ settings: {}, catalog: [] });
    await writeFile(join(folder.path, "prices"), "");
    const { faults } = await checkShopFolder(folder.path);
    await folder.remove();
    expect(faults.map(faultLine)).toEqual([`${join(folder.path, "prices")}: is not a folder`]);
  });

  it.each(faultyShops)("names the file and the path of %s", async (_title, changes, line) => {
    expect(await faultsOf(changes)).toEqual([line]);
  });

  it.each(["settings", "catalog"])("misses %s.json", async (name) => {
    expect(await faultsOf({}, [name])).toContain(`${name}.json: is missing`);
  });

  it("names a picture that is broken", async () => {
    const folder = await writeShop();
    await folder.write("media/borshch.png", "no picture at all");
    const { faults } = await checkShopFolder(folder.path);
    await folder.remove();
    expect(faults.map(faultLine)).toEqual([
      "catalog.json [0].products[0].images[0].src «Борщ»: media/borshch.png cannot be read as a picture: save it as JPEG, PNG or WebP",
      "galleries.json 5.images[0].url «Зал»: media/borshch.png cannot be read as a picture: save it as JPEG, PNG or WebP",
    ]);
  });

  it("names two pictures whose smaller sizes would have the same names", async () => {
    const folder = await writeShop({ ...smallShop, galleries: { "5": { images: [{ url: "media/borshch.PNG" }] } } });
    await folder.write("media/borshch.PNG", await readFile(join(folder.path, "media/borshch.png")));
    const { faults } = await checkShopFolder(folder.path);
    await folder.remove();
    expect(faults.map(faultLine)).toEqual([
      "galleries.json 5.images[0].url: media/borshch.PNG and media/borshch.png differ only in the ending: rename one of them",
    ]);
  });

  it("reports a path that is not a folder", async () => {
    const { faults } = await checkShopFolder("/nowhere/at/all");
    expect(faults.map(faultLine)).toEqual(["/nowhere/at/all: does not exist"]);
  });

  it("reports all faults of all files at once", async () => {
    const faults = await faultsOf({
      banners: [
        { id: 1, product: 998, type: "product" },
        { id: 1, product: 997, type: "product" },
      ],
      stock: [{ product_id: 5, warehouse_id: 77, quantity: 1 }],
    });
    expect(faults).toHaveLength(5);
  });
});
