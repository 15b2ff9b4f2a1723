import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBuild, registerBuildFiles } from "./build-files.ts";

describe("files of the storefront's build", () => {
  const app: FastifyInstance = Fastify();
  let build: string;
  let folder: string;
  beforeAll(async () => {
    build = await mkdtemp(join(tmpdir(), "skatert-build-"));
    folder = join(build, "client");
    await mkdir(join(folder, "assets"), { recursive: true });
    await writeFile(join(folder, "assets", "entry-abc.js"), "plain");
    await writeFile(join(folder, "assets", "entry-abc.js.br"), "brotli");
    await writeFile(join(folder, "assets", "entry-abc.js.gz"), "gzipped");
    await writeFile(join(folder, "assets", "font-abc.woff2"), "font");
    await writeFile(join(folder, "sw.js"), "worker");
    await registerBuildFiles(app, folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(build, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it("are immutable with a hash in their name, and revalidated at the root", async () => {
    const asset = await get("/assets/entry-abc.js");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect((await get("/assets/font-abc.woff2")).headers["content-type"]).toBe("font/woff2");
    expect((await get("/sw.js")).headers["cache-control"]).toBe("public, no-cache");
  });

  it("are sent in the build's compressed form that the browser accepts", async () => {
    const form = async (encoding: string) => {
      const { body, headers } = await get("/assets/entry-abc.js", { "accept-encoding": encoding });
      return [body, headers["content-encoding"]];
    };
    expect(await form("gzip, br")).toEqual(["brotli", "br"]);
    expect(await form("gzip")).toEqual(["gzipped", "gzip"]);
    expect(await form("")).toEqual(["plain", undefined]);
    expect((await get("/sw.js", { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  });

  it("answer 304 to a matching validator", async () => {
    const { headers } = await get("/sw.js");
    expect((await get("/sw.js", { "if-none-match": String(headers["etag"]) })).statusCode).toBe(304);
  });

  it("are found when an upgrade kept them from the build before, or replaced the build since the start", async () => {
    await writeFile(join(folder, "assets", "later-abc.js"), "later");
    await writeFile(join(folder, "assets", "later-abc.js.br"), "later brotli");
    const later = await get("/assets/later-abc.js", { "accept-encoding": "br" });
    expect([later.statusCode, later.body, later.headers["content-encoding"]]).toEqual([200, "later brotli", "br"]);
    expect(later.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    await writeFile(join(build, ".kept"), "client/assets/later-abc.js\nclient/assets/later-abc.js.br");
    expect([...(await readBuild(folder)).keys()]).not.toContain("/assets/later-abc.js");
  });

  it("are found only by name: no path leaves the build", async () => {
    for (const path of [
      "/assets/none.js",
      "/assets/../../package.json",
      "/assets/entry-abc.js.br",
      "/assets",
      "/assets/..%2f.kept",
    ]) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });
});
