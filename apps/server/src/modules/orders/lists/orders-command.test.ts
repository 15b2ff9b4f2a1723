import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareEnvironment, commandProgram } from "../../../testing/processes/server-program.ts";
import { type ShopFolderOnDisk, writeShop } from "../../../testing/shops/small-shop.ts";

describe("the command that lists orders", () => {
  let dataDir: string;
  let folder: ShopFolderOnDisk;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "skatert-orders-"));
    folder = await writeShop();
  });
  afterAll(async () => {
    await folder.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (command: "orders" | "shop", ...args: readonly string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const env = { ...bareEnvironment, DATA_DIR: dataDir };
      execFile(process.execPath, [commandProgram(command), ...args], { env }, (error, out, err) =>
        resolve({ code: error === null ? 0 : error.code, out, err }),
      );
    });

  it("names the empty store before a shop is imported", async () => {
    expect(await run("orders")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^Store: .*, which is new .*\nThere is no shop in .*\n$/),
    });
  });

  it("lists a day in the shop's time zone, and refuses an invalid day", async () => {
    expect(await run("shop", "import", folder.path)).toMatchObject({ code: 0 });
    expect(await run("orders", "2026-03-04")).toEqual({
      code: 0,
      out: "",
      err: expect.stringMatching(/^Store: .*\n2026-03-04 \(Europe\/Moscow\): 0 orders\n$/),
    });
    for (const wrong of [["2026-02-30"], ["yesterday"], ["2026-03-04", "2026-03-05"]])
      expect(await run("orders", ...wrong)).toMatchObject({
        code: 2,
        err: expect.stringContaining("npm run -s orders"),
      });
  });
});
