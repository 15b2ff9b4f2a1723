import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareEnvironment, commandProgram, serverProgram } from "./testing/processes/server-program.ts";
import { type ShopFolderOnDisk, smallSettings, smallShop, writeShop } from "./testing/shops/small-shop.ts";

const shopCommand = commandProgram("shop");

describe("the server as a process", () => {
  let dataDir: string;
  let folder: ShopFolderOnDisk;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "skatert-main-"));
    folder = await writeShop();
  });
  afterAll(async () => {
    await folder.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(program: string, args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [program, ...args], {
      env: {
        ...bareEnvironment,
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: dataDir,
        SHOP_DIR: folder.path,
        ...env,
      },
    });
    const said = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said.out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said.err += text;
    });
    return { child, said };
  }

  async function ended(child: ChildProcess): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
    return child.exitCode;
  }

  async function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
    const { child, said } = start(program, args, env);
    return { code: await ended(child), ...said };
  }

  async function ready(running: ReturnType<typeof start>): Promise<string> {
    await expect.poll(() => running.said.out, { timeout: 20_000 }).toContain("\n");
    return /http:\/\/\S+/.exec(running.said.out)?.[0] ?? "";
  }

  it("A6 logs with a remote backend that it sends no notices of orders", async () => {
    const running = start(serverProgram, [], {
      BACKEND_URL: "http://127.0.0.1:9",
      ORDER_WEBHOOK_URLS: "http://127.0.0.1:9/",
      ORDER_WEBHOOK_SECRET: "0123456789abcdef",
    });
    await ready(running);
    running.child.kill("SIGTERM");
    await ended(running.child);
    expect(running.said.err).toContain("the office is off:");
    expect(running.said.err).toContain("order notices are off: the host of BACKEND_URL stores the orders");
  });

  it("OFFICE-2 logs with a remote backend that there is no office, and answers its calls with 404", async () => {
    const running = start(serverProgram, [], { BACKEND_URL: "http://127.0.0.1:9" });
    const address = await ready(running);
    const answers = [
      await fetch(`${address}/api/office/me`),
      await fetch(`${address}/api/office/session`, { method: "POST" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    running.child.kill("SIGTERM");
    await ended(running.child);
    expect(running.said.err).toContain("the office is off: orders are answered at the host of BACKEND_URL");
    expect(running.said.out).not.toContain("owner");
  });

  it("imports the shop at the first start, prints one line when it is ready, and exits on a signal", async () => {
    const running = start(serverProgram, []);
    const address = await ready(running);
    const settings = await (await fetch(`${address}/api/wp-json/v1/all_settings`)).json();
    expect(settings).toMatchObject({ seo: { name: "Малый стол" } });
    running.child.kill("SIGTERM");
    expect(await ended(running.child)).toBe(0);
    expect(running.said.out.replace(version, "VERSION")).toMatch(
      /^Skatert VERSION is ready at http:\/\/127\.0\.0\.1:\d+\n/,
    );
    const source = `loaded from ${folder.path} into ${join(dataDir, "skatert.sqlite")}`;
    expect(running.said.out.split("\n")).toEqual([
      expect.anything(),
      `Serving «Малый стол», ${source}`,
      expect.stringMatching(
        /^Create the owner, once, within 24 hours: http:\/\/127\.0\.0\.1:\d+\/office\/welcome#[\w-]{43}$/,
      ),
      "",
    ]);
    for (const line of running.said.err.trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
  });

  it("frees the memory of the start once, before it accepts requests, which would have to wait", async () => {
    const collects = 'globalThis.gc=({execution})=>process.stderr.write(JSON.stringify({msg:"gc "+execution})+"\\n")';
    const running = start(serverProgram, [], { NODE_OPTIONS: `--import=data:text/javascript,${encodeURI(collects)}` });
    await ready(running);
    running.child.kill("SIGTERM");
    await ended(running.child);
    const said: readonly string[] = running.said.err.split("\n").filter((line) => /"gc |Server listening/.test(line));
    expect(said).toEqual([expect.stringContaining('"gc sync"'), expect.stringContaining("Server listening")]);
  });

  it("serves an import by the command while it runs", async () => {
    const running = start(serverProgram, []);
    const address = await ready(running);
    const unused = `SHOP_DIR was not read, because the store is filled; to load it: npm run shop -- import ${folder.path}`;
    expect(running.said.out).toContain(`\nServing «Малый стол» from ${join(dataDir, "skatert.sqlite")}. ${unused}\n`);
    await folder.write("front", { templates: { catalog_type: "samokat" } });
    const imported = await run(shopCommand, ["import", folder.path]);
    expect(imported.code).toBe(0);
    expect(imported.err).toBe(`Store: ${join(dataDir, "skatert.sqlite")} (settings of the environment)\n`);
    expect(imported.out).toMatch(/^Imported .*: \d+ files, 0 new pictures, revision [0-9a-f]{12}\n/);
    const type = async () => (await fetch(`${address}/wp-json/front/settings`)).json();
    await expect.poll(type, { timeout: 10_000 }).toEqual({ templates: { catalog_type: "samokat" } });
    running.child.kill("SIGINT");
    expect(await ended(running.child)).toBe(0);
  });

  it("imports the shop once when two processes start together on an empty store", async () => {
    const empty = await mkdtemp(join(tmpdir(), "skatert-main-"));
    const both = [0, 1].map(() => start(serverProgram, [], { DATA_DIR: empty }));
    const addresses = await Promise.all(both.map(ready));
    const etags = await Promise.all(
      addresses.map(async (address) => (await fetch(`${address}/wp-json/v1/all_settings`)).headers.get("etag")),
    );
    expect(etags[0]).toMatch(/^".+"$/);
    expect(etags[1]).toBe(etags[0]);
    for (const { child } of both) child.kill("SIGTERM");
    expect(await Promise.all(both.map(({ child }) => ended(child)))).toEqual([0, 0]);
    await rm(empty, { recursive: true, force: true });
  });

  it("prints its options without a start", async () => {
    const { code, out, err } = await run(serverProgram, ["--help"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("--page-type=TYPE");
    expect(out).not.toContain("ready");
  });

  it.each([["--page-type"], ["--page-tipe=lavka"], ["lavka"]])(
    "refuses %s in words, without a stack trace",
    async (argument) => {
      const { code, err } = await run(serverProgram, [argument]);
      expect(code).toBe(1);
      expect(err).toMatch(/^Cannot start: /);
      expect(err).toContain("--page-type=TYPE");
      expect(err).not.toContain("    at ");
    },
  );

  it("serves another page type with --page-type", async () => {
    const running = start(serverProgram, ["--page-type=lavka"]);
    const address = await ready(running);
    expect(await (await fetch(`${address}/wp-json/front/settings`)).json()).toEqual({
      templates: { catalog_type: "lavka" },
    });
    running.child.kill("SIGTERM");
    await ended(running.child);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "a clock set outside tests",
      { TEST_NOW: "2026-03-02T12:00:00Z" },
      "Cannot start: TEST_NOW works only with NODE_ENV=test\n",
    ],
    ["a port that is none", { PORT: "x" }, "Cannot start: PORT must be a port number\n"],
  ])("does not start with %s, and says why in one line", async (_title, env, line) => {
    expect(await run(serverProgram, [], env)).toEqual({ code: 1, out: "", err: line });
  });

  it("does not start with a faulty shop folder, and prints the faults", async () => {
    const faulty = await writeShop({ ...smallShop, stock: [{ product_id: 5, warehouse_id: 10, quantity: 1 }] });
    const empty = await mkdtemp(join(tmpdir(), "skatert-main-"));
    const { code, err } = await run(serverProgram, [], { DATA_DIR: empty, SHOP_DIR: faulty.path });
    expect(code).toBe(1);
    const said = "stock.json\n  [0].product_id: unknown product 5; there is 101, 201, 301, 901\n";
    expect(err).toContain(said);
    const checked = await run(shopCommand, ["check", faulty.path]);
    expect([checked.code, checked.out]).toEqual([1, ""]);
    expect(checked.err).toContain(said);
    await faulty.remove();
    await rm(empty, { recursive: true, force: true });
  });

  it("prints warnings and still accepts the folder", async () => {
    const settings = { ...smallSettings, payment_methods: [] };
    const poor = await writeShop({ ...smallShop, settings });
    const { code, out, err } = await run(shopCommand, ["check", poor.path]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("settings.json\n  warning: payment_methods: no payment method: write one such as");
    expect(out).toMatch(/\n0 faults, \d warnings?\n.* has no faults: \d+ files\n$/);
    await poor.remove();
  });

  it("accepts a valid folder, and prints its usage for wrong arguments", async () => {
    expect(await run(shopCommand, ["check", folder.path])).toMatchObject({ code: 0, err: "" });
    for (const args of [["import"], ["check", "a", "--what"]]) {
      const { code, err } = await run(shopCommand, args);
      expect([code, err]).toEqual([2, expect.stringContaining("npm run shop -- import <folder>")]);
    }
  });
});
