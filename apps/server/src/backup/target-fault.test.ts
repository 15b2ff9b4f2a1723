import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../testing/processes/server-process.ts";
import { smallShop, writeShop } from "../testing/shops/small-shop.ts";
import { engineNamed } from "../testing/stores/engines.ts";
import { BackupFault } from "./backup-lines.ts";
import { targetFault } from "./target-fault.ts";

function systemError(code: string, syscall: string, path?: string): Error {
  return Object.assign(new Error(`${code}: it failed, ${syscall}`), { code, syscall, ...(path ? { path } : {}) });
}

describe("the target of a backup", () => {
  const said = (code: string, syscall = "open", path: string | undefined = "/backup/shop.gz.part") =>
    targetFault(systemError(code, syscall, path), "/backup/shop.gz")?.message;

  it("names the remedy in one line", () => {
    expect(said("ENOENT")).toMatch(
      /^\/backup does not exist: create it with sudo install -d -m 700( -o \S+)? \/backup$/,
    );
    expect(said("EACCES")).toMatch(/^\/backup cannot be written by \S.*: run the command with sudo, or sudo chown \S/);
    expect(said("EROFS")).toContain("/backup is on a read-only file system");
    expect(said("EIO")).toBe("cannot write /backup/shop.gz: EIO: it failed, open");
    expect(said("ENOENT")).not.toContain("\n");
  });

  it("reports a full disk, whose error has no path", () => {
    expect(targetFault(systemError("ENOSPC", "write"), "/backup/shop.gz")).toEqual(
      new BackupFault("the disk of /backup is full: the backup was not written"),
    );
  });

  it("does not change errors of the store and of pictures", () => {
    expect(said("EACCES", "open", "/data/uploads/a.png")).toBeUndefined();
    expect(targetFault(systemError("ECONNREFUSED", "connect"), "/backup/shop.gz")).toBeNull();
    expect(targetFault(new TypeError("no"), "/backup/shop.gz")).toBeNull();
  });
});

describe("npm run backup", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let folder: string;
  let place: Awaited<ReturnType<ReturnType<typeof engineNamed>["place"]>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-target-"));
    leftovers.push(() => rm(folder, { recursive: true, force: true }));
    place = await engineNamed("sqlite", leftovers).place();
    const shop = await writeShop(smallShop);
    expect(await runCommand("shop", ["import", shop.path], place)).toMatchObject({ code: 0 });
    await shop.remove();
  });
  afterAll(async () => {
    for (const clean of leftovers.reverse()) await clean();
  });

  const errorOf = async (target: string) => {
    const { code, err } = await runCommand("backup", [target], place);
    return [code, err.replace(/^Store: .*\n/, "")];
  };

  it("reports a missing folder, a file as folder, and a folder as target", async () => {
    const missing = join(folder, "backup");
    const [code, line] = await errorOf(join(missing, "shop.jsonl.gz"));
    expect(code).toBe(1);
    expect(line).toContain(`${missing} does not exist: create it with sudo install -d -m 700`);
    expect(line).toMatch(/^.*\n$/);
    await writeFile(join(folder, "file"), "");
    expect(await errorOf(join(folder, "file", "shop.jsonl"))).toEqual([
      1,
      `${join(folder, "file")} is not a folder: name a file in a folder\n`,
    ]);
    await mkdir(join(folder, "taken"));
    expect(await errorOf(join(folder, "taken"))).toEqual([
      1,
      `${join(folder, "taken")} is a folder: name a file in it\n`,
    ]);
  });
});
