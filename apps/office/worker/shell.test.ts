import { describe, expect, it } from "vitest";
import { keptShell, type ShellDeps } from "./shell.ts";
import { memoryCaches } from "./testing-caches.ts";

const away = () => Promise.reject(new TypeError("Failed to fetch"));
const never = () => new Promise<never>(() => undefined);
const soon = async () => undefined;
const opened = new Request("http://office.test/office/stops");
const script = new Request("http://office.test/office/assets/index-1.js");

function build(version: number, storage: CacheStorage, deps: Partial<ShellDeps> = {}) {
  const files = [`/office/assets/index-${version}.js`];
  const fetchNow = async () => new Response(`page ${version}`);
  return keptShell({ version: `${version}`, files, integrity: "" }, { storage, fetchNow, patience: never, ...deps });
}

async function installed() {
  const storage = memoryCaches(async (address) => new Response(`kept ${address}`));
  await build(1, storage).install();
  return storage;
}
const text = async (answer: Promise<Response>) => (await answer).text();

describe("the office without a connection", () => {
  it("BOARD-8 opens the cached page at any of its addresses, with its files", async () => {
    const shell = build(1, await installed(), { fetchNow: away });
    expect(await text(shell.page(opened))).toBe("page 1");
    expect(await text(shell.asset(script))).toBe("kept /office/assets/index-1.js");
  });

  it("BOARD-8 opens the cached page if the line hangs or a proxy answers for a stopped server", async () => {
    const storage = await installed();
    expect(await text(build(1, storage, { fetchNow: never, patience: soon }).page(opened))).toBe("page 1");
    const refused = async () => new Response("bad gateway", { status: 502 });
    expect(await text(build(1, storage, { fetchNow: refused }).page(opened))).toBe("page 1");
  });

  it("fails as without a worker if the page was never cached", async () => {
    const storage = memoryCaches(away);
    await expect(build(1, storage, { fetchNow: away }).page(opened)).rejects.toThrow("Failed to fetch");
  });
});

describe("a new build", () => {
  it("is shown by the next online reload", async () => {
    const fetchNow = async () => new Response("page 2");
    expect(await text(build(1, await installed(), { fetchNow }).page(opened))).toBe("page 2");
  });

  it("is not installed if the page is of yet another build: its hash differs", async () => {
    const storage = await installed();
    const asked: (RequestInit | undefined)[] = [];
    const refusing = async (_request: unknown, init?: RequestInit) => {
      asked.push(init);
      return away();
    };
    const shell = keptShell(
      { version: "2", files: [], integrity: "sha256-x" },
      { storage, fetchNow: refusing, patience: never },
    );
    await expect(shell.install()).rejects.toThrow();
    expect(asked).toEqual([{ cache: "no-store", integrity: "sha256-x" }]);
  });

  it("OFFICE-1 keeps the previous build's files for open pages and removes older ones", async () => {
    const storage = await installed();
    await build(2, storage).install();
    await build(2, storage).tidy();
    expect(await text(build(2, storage, { fetchNow: away }).asset(script))).toContain("index-1.js");
    await build(3, storage).install();
    await build(3, storage).tidy();
    expect(await storage.keys()).toEqual(["office-shell 2", "office-shell 3"]);
  });
});
