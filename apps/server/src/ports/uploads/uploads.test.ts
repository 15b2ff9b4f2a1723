import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type S3Server, startS3Server } from "../../testing/hosts/s3-server.ts";
import { localCopies } from "./local-copies.ts";
import { openUploads } from "./open-uploads.ts";
import type { Uploads } from "./uploads.ts";

let s3: S3Server;
let place: string;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "skatert-uploads-"));
  return () => rm(place, { recursive: true, force: true });
});

const cacheBytes = 1_000_000;
const open = (bucket: S3Server["env"] | null, dataDir = place, callMs = 5_000) =>
  openUploads({ dataDir, uploads: { bucket, cacheBytes } }, { callMs, onFailure: () => undefined });

describe.each([
  ["a folder", () => open(null)],
  ["a bucket", () => open(s3.env)],
])("uploads in %s", (_kind, opened) => {
  let uploads: Uploads;
  beforeEach(async () => {
    uploads = await opened();
    for (const { name } of await uploads.list("")) await uploads.delete(name);
    return () => uploads.close();
  });
  const put = (name: string, text: string) => uploads.put(name, Buffer.from(text));
  const names = async (prefix: string) => (await uploads.list(prefix)).map(({ name }) => name).toSorted();
  const textOf = async (path: string | null) => (path === null ? null : readFile(path, "utf8"));

  it("are read as they were put, also after they were replaced", async () => {
    await put("shop/soup.png", "soup");
    expect([await uploads.has("shop/soup.png"), (await uploads.read("shop/soup.png"))?.toString()]).toEqual([
      true,
      "soup",
    ]);
    expect(await textOf(await uploads.local("shop/soup.png"))).toBe("soup");
    await put("shop/soup.png", "another soup");
    expect((await uploads.read("shop/soup.png"))?.toString()).toBe("another soup");
    expect(await textOf(await uploads.local("shop/soup.png"))).toBe("another soup");
    expect(await textOf(await uploads.local("shop/soup.png", "2"))).toBe("another soup");
    await put("shop/empty.png", "");
    expect(await textOf(await uploads.local("shop/empty.png"))).toBe("");
  });

  it("answer null for what is missing, was deleted, or has no name of a file", async () => {
    await put("shop/a.png", "a");
    await uploads.delete("shop/a.png");
    await uploads.delete("shop/a.png");
    for (const name of ["shop/a.png", "shop", "shop/", "nothing", "../x", "a/../b", "a//b", "a\\b", "x".repeat(701)])
      expect([name, await uploads.has(name), await uploads.local(name, "1")]).toEqual([name, false, null]);
    expect(await uploads.read("shop/a.png")).toBeNull();
  });

  it("are listed by the beginning of their names, with bytes and time", async () => {
    const before = Date.now();
    await Promise.all(["shop/a.png", "shop/dishes/a.png", "shop/dishes/ab.png", "other/a.png"].map((n) => put(n, n)));
    expect(await names("")).toEqual(["other/a.png", "shop/a.png", "shop/dishes/a.png", "shop/dishes/ab.png"]);
    expect(await names("shop/dishes/")).toEqual(["shop/dishes/a.png", "shop/dishes/ab.png"]);
    expect(await names("shop/dishes/a.")).toEqual(["shop/dishes/a.png"]);
    expect(await names("nothing/")).toEqual([]);
    const [file] = await uploads.list("other/");
    expect(file?.bytes).toBe("other/a.png".length);
    // S3 has whole seconds.
    expect(Math.abs((file?.modified ?? 0) - before)).toBeLessThan(60_000);
  });

  it("have the names that phones and people write", async () => {
    const written = ["shop/Суп & борщ (1).JPG", "shop/100% +x.png", "shop/a'b!c*.png", "shop/.media.json"];
    for (const name of written) await put(name, name);
    expect(await names("shop/")).toEqual(written.toSorted());
    for (const name of written) {
      expect(await textOf(await uploads.local(name, "1"))).toBe(name);
      await uploads.delete(name);
    }
    expect(await names("")).toEqual([]);
  });

  it("refuse names that lead elsewhere", async () => {
    for (const name of ["../x", "/x", "shop/../../x", "a\0b", "x".repeat(701)])
      await expect(put(name, "x")).rejects.toThrow("not a name of an upload");
  });

  it("take a file from the scratch folder, and leave nothing there", async () => {
    const path = join(uploads.scratch, "half");
    await writeFile(path, "whole");
    await uploads.moveIn("shop/new/whole.png", path);
    expect((await uploads.read("shop/new/whole.png"))?.toString()).toBe("whole");
    expect(await readdir(uploads.scratch)).toEqual([]);
  });

  it("are all replaced by those of a folder", async () => {
    await put("shop/old.png", "old");
    await put("shop/both.png", "old");
    const folder = join(uploads.scratch, "restoring");
    const other = await open(null, folder);
    await other.put("shop/both.png", Buffer.from("new"));
    await other.put("shop/new.png", Buffer.from("new"));
    await (await uploads.replaceAll(join(folder, "uploads"))).keep();
    expect(await names("")).toEqual(["shop/both.png", "shop/new.png"]);
    expect((await uploads.read("shop/both.png"))?.toString()).toBe("new");
  });
});

// S3 promises it for a bucket; the server of these tests does not keep that promise.
it("uploads in a folder are whole for everyone who reads while they are replaced", async () => {
  const contents = ["a", "b"].map((letter) => letter.repeat(300_000));
  const uploads = await open(null);
  const put = (text: string) => uploads.put("shop/film.mp4", Buffer.from(text));
  await put(contents[0] ?? "");
  const writing = (async () => {
    for (let round = 0; round < 6; round += 1) await put(contents[round % 2] ?? "");
  })();
  for (let round = 0; round < 12; round += 1) {
    expect(contents).toContain((await uploads.read("shop/film.mp4"))?.toString());
  }
  await writing;
});

describe("a bucket", () => {
  beforeEach(() => {
    s3.trouble = null;
    s3.calls.length = 0;
    return () => {
      s3.trouble = null;
    };
  });
  const calls = (method: string) => s3.calls.filter((call) => call.startsWith(method)).length;

  it("is asked once for a version, however many guests read it, and by each machine for itself", async () => {
    const [one, two] = [await open(s3.env), await open(s3.env, join(place, "two"))];
    await one.put("shop/soup.png", Buffer.from("soup"));
    s3.calls.length = 0;
    const read = () => Promise.all(Array.from({ length: 50 }, () => one.local("shop/soup.png", "1")));
    const paths = new Set([...(await read()), ...(await read())]);
    expect([paths.size, calls("HEAD"), calls("GET")]).toEqual([1, 1, 1]);
    const copy = await two.local("shop/soup.png", "1");
    expect(await readFile(copy ?? "", "utf8")).toBe("soup");
    // The same time on each machine, from which the ETag of the answer follows.
    const times = await Promise.all([...paths, copy].map(async (path) => (await stat(path ?? "")).mtimeMs));
    expect(times[0]).toBe(times[1]);
  });

  it("is asked again for another version, so that a replaced picture is served by every machine", async () => {
    const [one, two] = [await open(s3.env), await open(s3.env, join(place, "two"))];
    await one.put("shop/soup.png", Buffer.from("old"));
    await two.local("shop/soup.png", "1");
    await one.put("shop/soup.png", Buffer.from("new"));
    expect(await readFile((await two.local("shop/soup.png", "2")) ?? "", "utf8")).toBe("new");
    await one.delete("shop/soup.png");
    expect(await two.local("shop/soup.png", "3")).toBeNull();
  });

  it("fills its copies no further than the limit, and fetches again what left them", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const scratch = join(place, "scratch");
      await mkdir(scratch);
      const copies = localCopies(join(place, "copies"), scratch, 2_500);
      const entry = { etag: "1", modified: 0 };
      for (let at = 0; at < 4; at += 1) await copies.keep(`shop/${at}.png`, entry, Buffer.alloc(1_000, at));
      // One that was just found may not be open yet, so it is not deleted at once.
      expect(await readdir(join(place, "copies"))).toHaveLength(4);
      vi.advanceTimersByTime(10_000);
      await expect.poll(() => readdir(join(place, "copies"))).toHaveLength(2);
      expect(await copies.find("shop/0.png", "1")).toBeNull();
      expect(await readFile((await copies.find("shop/3.png", "1")) ?? "")).toEqual(Buffer.alloc(1_000, 3));
      // A restart with less room.
      localCopies(join(place, "copies"), scratch, 1_500);
      vi.advanceTimersByTime(10_000);
      await expect.poll(() => readdir(join(place, "copies"))).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(["fails", "hangs", "cuts", "refuses"] as const)(
    "that %s is reported within a bounded time, stores nothing half, and serves the copies",
    async (kind) => {
      const failures: string[] = [];
      const uploads = await openUploads(
        { dataDir: place, uploads: { bucket: s3.env, cacheBytes } },
        { callMs: 1_000, onFailure: (reason) => failures.push(reason) },
      );
      const name = `shop/${kind}.png`;
      await uploads.put(name, Buffer.alloc(100_000, 1));
      await uploads.local(name, "1");
      s3.trouble = { kind };
      const begun = performance.now();
      await expect(uploads.put(name, Buffer.alloc(200_000, 2))).rejects.toMatchObject({ code: "rest_unavailable" });
      await expect(uploads.read(name)).rejects.toMatchObject({ code: "rest_unavailable" });
      expect(performance.now() - begun).toBeLessThan(6_000);
      expect((await readFile((await uploads.local(name, "1")) ?? "")).equals(Buffer.alloc(100_000, 1))).toBe(true);
      expect(failures[0]).toMatch(/^bucket pictures at 127\.0\.0\.1:\d+ /);
      expect(failures.join()).not.toContain("S3RVER");
      s3.trouble = null;
      expect((await uploads.read(name))?.equals(Buffer.alloc(100_000, 1))).toBe(true);
    },
  );

  it("that cuts a download is not copied", async () => {
    const uploads = await open(s3.env);
    await uploads.put("shop/cut.png", Buffer.from("a picture"));
    s3.trouble = { kind: "cuts", methods: ["GET"] };
    await expect(uploads.local("shop/cut.png", "1")).rejects.toMatchObject({ code: "rest_unavailable" });
    s3.trouble = null;
    expect(await readFile((await uploads.local("shop/cut.png", "1")) ?? "", "utf8")).toBe("a picture");
    expect(await readdir(uploads.scratch)).toEqual([]);
  });

  it("that failed three times in a row is not waited for", async () => {
    const uploads = await open(s3.env, place, 300);
    s3.trouble = { kind: "hangs" };
    for (let call = 0; call < 3; call += 1) await uploads.has("shop/a.png").catch(() => undefined);
    s3.calls.length = 0;
    await expect(uploads.has("shop/a.png")).rejects.toMatchObject({ code: "rest_unavailable" });
    expect(s3.calls).toEqual([]);
  });

  it.each([
    ["no bucket", { bucket: "nothing" }, "does not exist, create it or correct UPLOADS_URL"],
    ["an unknown key", { keys: { accessKeyId: "X", secretAccessKey: "S3RVER" } }, "correct AWS_ACCESS_KEY_ID"],
    ["a wrong secret", { keys: { accessKeyId: "S3RVER", secretAccessKey: "X" } }, "correct AWS_SECRET_ACCESS_KEY"],
  ])("with %s is named when it is opened", async (_what, change, remedy) => {
    await expect(open({ ...s3.env, ...change })).rejects.toMatchObject({ reason: expect.stringContaining(remedy) });
  });

  it("without the right to write is named when it is opened, and one that is away is opened all the same", async () => {
    s3.trouble = { kind: "refuses", methods: ["PUT"] };
    await expect(open(s3.env)).rejects.toMatchObject({ reason: expect.stringContaining("is not open to this key") });
    s3.trouble = { kind: "hangs" };
    const uploads = await open(s3.env, place, 300);
    s3.trouble = null;
    expect(await uploads.list("shop/nothing")).toEqual([]);
  });
});
