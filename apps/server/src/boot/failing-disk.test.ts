import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { needs } from "../../../../scripts/checks/needs.ts";
import { startToFail } from "../testing/processes/failing-start.ts";
import { bareEnvironment, commandProgram } from "../testing/processes/server-program.ts";
import { type ShopFolderOnDisk, writeShop } from "../testing/shops/small-shop.ts";

const demo = new URL("../../../../demo", import.meta.url).pathname;
/** The user `nobody` of most systems. */
const nobody = 65_534;

/** A command that runs the following command with a separate disk in `folder`; the disk ends with the command. */
const onDisk = (options: string, folder: string) =>
  ["unshare", "-rm", "sh", "-c", 'mount -t tmpfs -o "$0" none "$1" && shift && exec "$@"', options, folder] as const;
const [unshare, ...trial] = [...onDisk("size=64k", tmpdir()), "true"];
const aMount = "unshare with the right to mount";
const mayMount = spawnSync(unshare, trial).status === 0;

describe("a start on a disk that refuses files", () => {
  let folder: string;
  let shop: ShopFolderOnDisk;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-disk-"));
    shop = await writeShop();
  });
  afterEach(async () => {
    await shop.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ["is read-only", "ro", "small", /^DATA_DIR \S+ is on a read-only file system, set DATA_DIR to a writable folder$/],
    [
      "is too small for the database",
      "size=64k",
      "small",
      /^the disk of DATA_DIR \S+ fails or is full .*, free some space or /,
    ],
    ["is too small for the pictures", "size=3m", "demo", /^the disk of DATA_DIR \S+ is full, free some space or /],
  ])(
    "names DATA_DIR and the remedy in one line if it %s",
    needs(aMount, mayMount),
    async (_situation, options, name, line) => {
      const before = onDisk(options, folder);
      const { code, output } = await startToFail(
        { DATA_DIR: folder, SHOP_DIR: name === "demo" ? demo : shop.path },
        { before },
      );
      expect([code, output]).toEqual([1, expect.stringMatching(/^Cannot start: [^\n]+\n$/)]);
      expect(output.trim().replace("Cannot start: ", "")).toMatch(line);
    },
  );

  it(
    "names DATA_DIR if its folder of pictures belongs to another user",
    needs("root", process.getuid?.() === 0),
    async () => {
      for (const path of [folder, shop.path]) await chmod(path, 0o755);
      await chown(folder, nobody, nobody);
      await mkdir(join(folder, "uploads"));
      const { code, output } = await startToFail({ DATA_DIR: folder, SHOP_DIR: shop.path }, { user: nobody });
      const remedy = /^Cannot start: DATA_DIR \S+ cannot be written by nobody, .* sudo chown -R nobody \S+\n$/;
      expect([code, output]).toEqual([1, expect.stringMatching(remedy)]);
    },
  );
});

it("an import onto a full disk ends with one line and without a trace", needs(aMount, mayMount), async () => {
  const folder = await mkdtemp(join(tmpdir(), "skatert-disk-"));
  const [program, ...args] = [...onDisk("size=3m", folder), process.execPath, commandProgram("shop"), "import", demo];
  const env = { ...bareEnvironment, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", env });
  await rm(folder, { recursive: true });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(
    /^Store: .*\nCannot use the store: the disk of DATA_DIR \S+ is full, free some space or .*\n$/,
  );
});
