import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { needs } from "../../../../scripts/checks/needs.ts";
import { openStore } from "../database/store.ts";
import { startToFail } from "../testing/processes/failing-start.ts";
import { type ShopFolderOnDisk, writeShop } from "../testing/shops/small-shop.ts";
import { fillEarlierStore } from "../testing/stores/before-baseline/earlier-store.ts";
import { listenFault, storeFault, withoutPassword } from "./start-fault.ts";

/** The user `nobody` of most systems. */
const nobody = 65_534;

describe("a start that fails", () => {
  let folder: string;
  let shop: ShopFolderOnDisk;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-fault-"));
    shop = await writeShop();
  });
  afterEach(async () => {
    await shop.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (env: Readonly<Record<string, string>>, user?: number) =>
    startToFail({ SHOP_DIR: shop.path, DATA_DIR: folder, ...env }, user === undefined ? {} : { user });

  const failsWith = async (env: Readonly<Record<string, string>>, line: string, user?: number) =>
    expect(await start(env, user)).toEqual({ code: 1, output: `Cannot start: ${line}\n` });

  it("names a DATA_DIR that is a file, and one that cannot be created", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    for (const path of [file, join(file, "below")])
      await failsWith({ DATA_DIR: path }, `DATA_DIR ${path} is a file or inside a file, set DATA_DIR to a folder`);
  });

  it("names the version to which a store that is too old must be upgraded first", async () => {
    const store = openStore({ databaseUrl: null, dataDir: folder, onError: () => undefined });
    await fillEarlierStore(store);
    await sql`delete from schema_migrations where name > '107'`.execute(store.db);
    await store.close();
    const line = "the store is too old for this version (106-branch-overrides): upgrade it to 2e183f80 first";
    await failsWith({}, line);
  });

  it("does not hang on a DATA_DIR below /proc", needs("Linux", process.platform === "linux"), async () => {
    const line = "DATA_DIR /proc/x cannot be created, set DATA_DIR to a writable folder";
    await failsWith({ DATA_DIR: "/proc/x" }, line);
  });

  it("names a DATA_DIR or a database of another user", needs("root", process.getuid?.() === 0), async () => {
    await chmod(folder, 0o755);
    const own = join(folder, "own");
    await mkdir(own);
    const remedy =
      /^Cannot start: .*DATA_DIR \S+ cannot be written by nobody, set DATA_DIR .* sudo chown -R nobody \S+\n$/;
    expect(await start({ DATA_DIR: own }, nobody)).toEqual({ code: 1, output: expect.stringMatching(remedy) });
    await chown(own, nobody, nobody);
    await writeFile(join(own, "skatert.sqlite"), "", { mode: 0o600 });
    expect(await start({ DATA_DIR: own }, nobody)).toEqual({ code: 1, output: expect.stringMatching(remedy) });
  });

  it("names a file that is not a database", async () => {
    const file = join(folder, "skatert.sqlite");
    await writeFile(file, "not a database, but long enough to be taken for one".repeat(100));
    await failsWith({}, `${file} is not a database, move it away or set DATA_DIR to another folder`);
  });

  it("names a HOST that is no address of this machine", async () => {
    for (const HOST of ["203.0.113.1", "nowhere.invalid"])
      await failsWith(
        { HOST },
        `HOST ${HOST} is not an address of this machine, set it to 127.0.0.1, or 0.0.0.0 for all addresses`,
      );
  });

  it("names an unreachable PostgreSQL, and a database that it does not have, without the password", async () => {
    const closed = "postgres://shop:secret@127.0.0.1:1/shop";
    const remedy = "does not answer, start it or correct host and port in DATABASE_URL";
    await failsWith({ DATABASE_URL: closed }, `PostgreSQL at shop@127.0.0.1:1/shop ${remedy}`);
    const missing = new URL(inject("databaseUrl"));
    missing.pathname = "/missing";
    const { code, output } = await start({ DATABASE_URL: missing.href });
    expect([code, output]).toEqual([1, expect.stringContaining("has no database of this name, create it (createdb)")]);
  });
});

describe("the reason why the store cannot be opened", () => {
  const place = { dataDir: "/srv/shop", databaseUrl: null };
  const remote = { dataDir: "/srv/shop", databaseUrl: "postgres://shop:secret@db.example:5433/skatert?options=x" };
  const coded = (code: string, message = "anything", more = {}) => Object.assign(new Error(message), { code, ...more });

  it.each([
    ["EROFS", "read-only file system, set DATA_DIR"],
    ["ENOSPC", "is full, free some space"],
    ["SQLITE_CORRUPT", "is damaged"],
    ["SQLITE_BUSY", "another program has locked"],
    ["SQLITE_READONLY_DIRECTORY", "cannot be written by"],
    ["SQLITE_IOERR_WRITE", "fails or is full"],
  ])("is told for %s", (code, told) => {
    expect(storeFault(coded(code), place)).toContain(told);
  });

  it.each([
    [coded("28P01"), "refuses the user or the password"],
    [coded("53300"), "has no connections left"],
    [coded("EAI_AGAIN"), "is not found"],
    [coded("", "timeout expired"), "does not answer"],
    [coded("", "SASL: client password must be a string"), "requires a password"],
    [new AggregateError([coded("ECONNREFUSED")], ""), "does not answer"],
    [coded("XX000", "odd\nhint"), "cannot be used, check DATABASE_URL: odd"],
  ])("is told for PostgreSQL's %s, never with the password", (error, told) => {
    const fault = storeFault(error, remote);
    expect(fault).toContain(`PostgreSQL at shop@db.example:5433/skatert ${told}`);
    expect(fault).not.toMatch(/secret|\n/);
  });

  it("is null for a statement that PostgreSQL refuses", () => {
    expect(storeFault(coded("23505", "duplicate key in connection"), remote)).toBeNull();
  });

  it("covers the data folder too if PostgreSQL has the store", () => {
    expect(storeFault(coded("EROFS", "", { syscall: "mkdir", path: "/srv/shop" }), remote)).toContain("DATA_DIR");
  });

  it("distinguishes a full disk from a lost connection, neither of which has a path", () => {
    expect(storeFault(coded("ENOSPC", "", { syscall: "write" }), remote)).toContain("is full, free some space");
    expect(storeFault(coded("EPIPE", "", { syscall: "write" }), remote)).toContain(
      "cannot be used, check DATABASE_URL",
    );
  });

  it("is not DATA_DIR for a file of the shop folder", () => {
    expect(storeFault(coded("EACCES", "", { syscall: "open", path: "/srv/shop-folder/a.jpg" }), place)).toBeNull();
  });

  it("is null for other errors", () => {
    expect(storeFault(new TypeError("a bug"), place)).toBeNull();
    expect(listenFault(new TypeError("a bug"), { host: "127.0.0.1", port: 1 })).toBeNull();
    expect(withoutPassword("postgres://")).not.toContain("null");
  });

  it("names a port that needs more permissions", () => {
    expect(listenFault(coded("EACCES"), { host: "127.0.0.1", port: 80 })).toContain("set PORT to one above 1023");
  });
});
