import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startToFail } from "../testing/processes/failing-start.ts";
import { type ShopFolderOnDisk, writeShop } from "../testing/shops/small-shop.ts";

const password = "right";

describe("a start with a PostgreSQL that cannot be used", () => {
  let dataDir: string;
  let shop: ShopFolderOnDisk;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "skatert-postgres-fault-"));
    shop = await writeShop();
    await query(`create role locked login password '${password}'`);
  });
  afterAll(async () => {
    await query("drop role locked");
    await shop.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function query(text: string, url = inject("databaseUrl")): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  function urlOf(change: (url: URL) => void): string {
    const url = new URL(inject("databaseUrl"));
    change(url);
    return url.href;
  }

  const asLocked = (typed: string) =>
    urlOf((url) => {
      url.username = "locked";
      url.password = typed;
    });

  /** The tests' own PostgreSQL requires a password for this role; the server of TEST_DATABASE_URL may not. */
  const asksForPassword = () =>
    query("select 1", asLocked("wrong")).then(
      () => false,
      () => true,
    );

  async function failsWith(databaseUrl: string, line: string): Promise<void> {
    const { code, output } = await startToFail({ DATA_DIR: dataDir, SHOP_DIR: shop.path, DATABASE_URL: databaseUrl });
    expect([code, output]).toEqual([1, expect.stringMatching(/^Cannot start: [^\n]+\n$/)]);
    expect(output).toContain(line);
    expect(output).not.toMatch(/wrong|right/);
  }

  it.for([
    ["wrong", "refuses the user or the password, correct them in DATABASE_URL"],
    ["", "requires a password, add it to DATABASE_URL"],
    [password, "does not let this user create tables, make it the owner of the database or of its schema"],
  ] as const)("names DATABASE_URL for the password %j of a role without rights", async ([typed, line], { skip }) => {
    skip(!(await asksForPassword()), "the PostgreSQL of TEST_DATABASE_URL asks this role for no password");
    await failsWith(asLocked(typed), line);
  });

  it("names DATABASE_URL for a user that PostgreSQL does not have", async () => {
    const unknown = urlOf((url) => {
      url.username = `u${randomUUID()}`;
    });
    await failsWith(unknown, "does not let this user in, correct the user in DATABASE_URL or the server's pg_hba.conf");
  });

  it("gives up on a PostgreSQL that accepts connections and never answers", async () => {
    const silent = createServer((socket) => void socket.on("error", () => undefined));
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    await failsWith(
      `postgres://shop:wrong@127.0.0.1:${port}/shop`,
      "does not answer, start it or correct host and port",
    );
    silent.close();
  });

  it("explains how to write a password with special characters, without the password", async () => {
    const url = "postgres://shop:wrong#1@127.0.0.1:1/shop";
    await failsWith(
      url,
      "PostgreSQL at the address of DATABASE_URL cannot be read, write postgres://user:password@host",
    );
  });
});
