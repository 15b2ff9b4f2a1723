import { existsSync } from "node:fs";
import { chown, lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { needs } from "../../../../scripts/checks/needs.ts";
import { migrate } from "../database/migrating/migrate.ts";
import { runCommand } from "../testing/processes/server-process.ts";
import { smallShop, writeShop } from "../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

describeOnEachEngine("a command of the operator", (engine) => {
  it.each([
    ["keys", ["create", "till"]],
    ["keys", ["list"]],
    ["backup", ["/nowhere/shop.jsonl"]],
  ] as const)("%s %j makes no store where there is none, and says which one it looked for", async (command, args) => {
    const place = await engine.place();
    const { code, out, err } = await runCommand(command, args, place);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(
      /^Store: .* \(settings of the environment\)\nThere is no shop in .*SKATERT_ENV=\/etc\/skatert\.env\n$/,
    );
    expect(existsSync(join(place.dataDir, "skatert.sqlite"))).toBe(false);
  });

  it("shop import creates and fills a store, but creates none for a folder with faults", async () => {
    const place = await engine.place();
    const faulty = await writeShop({ ...smallShop, stock: [{ product_id: 5, warehouse_id: 10, quantity: 1 }] });
    expect(await runCommand("shop", ["import", faulty.path], place)).toMatchObject({ code: 1 });
    expect(await readdir(place.dataDir)).toEqual([]);
    const good = await writeShop();
    const { code, err } = await runCommand("shop", ["import", good.path], place);
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(engine.name === "sqlite" ? /, which is new/ : /^Store: Post/),
    ]);
    for (const folder of [faulty, good]) await folder.remove();
  });

  it("keys create refuses a name in use and names the remedy", async () => {
    const place = await engine.place();
    await migrate(place.open(), 0);
    expect(await runCommand("keys", ["create", "till"], place)).toMatchObject({ code: 0 });
    const again = await runCommand("keys", ["create", "till", "--scope", "read"], place);
    expect([again.code, again.out]).toEqual([1, ""]);
    expect(again.err).toContain('"till" has keys already. Choose another name, or revoke them: npm run keys -- revoke');
    expect((await runCommand("keys", ["list"], place)).out.trim().split("\n")).toHaveLength(1);
    expect(await runCommand("keys", ["revoke", "till"], place)).toMatchObject({ code: 0 });
    expect(await runCommand("keys", ["create", "till"], place)).toMatchObject({ code: 0 });
  });

  it("explains a store that cannot be opened in one line", async () => {
    const place = await engine.place();
    const url = "postgres://shop:secret@127.0.0.1:1/shop";
    const broken = engine.name === "sqlite" ? { ...place, dataDir: "/proc/x" } : { ...place, databaseUrl: url };
    const { code, err } = await runCommand("restore", ["/nowhere"], broken);
    expect(code).toBe(1);
    expect(err).toMatch(/\nNothing was changed: Cannot open the store: .*\n$/);
    expect(err).not.toMatch(/secret| {4}at /);
  });

  if (engine.name === "sqlite")
    it("run by root leaves its files to the owner of DATA_DIR", needs("root", process.getuid?.() === 0), async () => {
      const place = await engine.place();
      await chown(place.dataDir, 65_534, 65_534);
      const shop = await writeShop();
      expect(await runCommand("shop", ["import", shop.path], place)).toMatchObject({ code: 0 });
      for (const entry of await readdir(place.dataDir, { recursive: true }))
        expect([entry, (await lstat(join(place.dataDir, entry))).uid]).toEqual([entry, 65_534]);
      await shop.remove();
    });

  it("restore reads the file of backup, and both name the store", async () => {
    const [from, to] = [await engine.place(), await engine.place()];
    await migrate(from.open(), 0);
    const folder = await mkdtemp(join(tmpdir(), "skatert-backup-"));
    const file = join(folder, "shop.jsonl");
    for (const [command, place] of [
      ["backup", from],
      ["restore", to],
    ] as const) {
      const { code, err } = await runCommand(command, [file], place);
      const name = engine.name === "sqlite" ? join(place.dataDir, "skatert.sqlite") : "PostgreSQL ";
      expect([code, err]).toEqual([0, expect.stringContaining(`Store: ${name}`)]);
    }
    await rm(folder, { recursive: true });
  });
});
