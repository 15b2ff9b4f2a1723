import { OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { engineNamed } from "../../../testing/stores/engines.ts";
import { readParts } from "../calls/read-parts.ts";
import { TABLE_LIMITS } from "../table/table.ts";
import { formOf } from "../testing/import-calls.ts";

const type = "multipart/form-data; boundary=b";
const part = (name: string, content = "") =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const file = `--b\r\ncontent-disposition: form-data; name="file"; filename="menu.csv"\r\n\r\n`;
const filled = (piece: string) => piece.repeat(Math.floor(TABLE_LIMITS.bytes / piece.length));

/** Bodies of ten megabytes, each against another step of a parser of forms. */
const hostile: readonly (readonly [what: string, body: string])[] = [
  ["140,000 empty parts", `${part("a").repeat(140_000)}--b--\r\n`],
  ["parts without a name", `${"--b\r\n\r\n\r\n".repeat(800_000)}--b--\r\n`],
  ["nothing but delimiters", filled("\r\n--b")],
  ["nearly delimiters in a file without an end", file + filled("\r\n--c")],
  ["nearly delimiters in a field", part("mapping", filled("\r\n--c"))],
  ["a head without an end", `--b\r\n${filled("x: y\r\n")}`],
  ["one long head line", `--b\r\ncontent-disposition: form-data; name="${filled("a")}`],
  ["line breaks", filled("\r\n")],
  ["a preamble", filled("a") + part("file")],
];

/** Copies of the body that a refusal may leave in memory. 140,000 parts as objects would take more. */
const maxCopies = 3;

function usedMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("a hostile form", () => {
  let shop: RunningShop;
  const leftovers: (() => Promise<unknown>)[] = [];
  let ofHonest: number;
  let owner: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers) });
    owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    // An honest file of this size is the measure of the machine.
    const { payload, headers } = formOf(Buffer.alloc(TABLE_LIMITS.bytes, "a"));
    ofHonest = Number.POSITIVE_INFINITY;
    for (let count = 0; count < 3; count += 1) {
      const { cost } = await post(OFFICE_PATHS.guideFile, payload, headers["content-type"]);
      ofHonest = Math.min(ofHonest, cost);
    }
  });
  afterAll(async () => {
    await shop.close();
    for (const leave of leftovers.reverse()) await leave();
  });

  async function post(url: string, payload: Buffer, contentType = type) {
    const memory = usedMemory();
    const before = process.threadCpuUsage();
    const headers = { ...owner, "content-type": contentType };
    const { statusCode } = await shop.app.inject({ method: "POST", url, payload, headers });
    const { user, system } = process.threadCpuUsage(before);
    return { statusCode, cost: user + system, bytes: usedMemory() - memory };
  }

  const attacks = [OFFICE_PATHS.imports, OFFICE_PATHS.guideFile].flatMap((url) =>
    hostile.map(([what, body]) => ({ url, what, body: Buffer.from(body) })),
  );
  it.each(attacks)("IMPORT-1 blocks no other request and fills no memory: $url, $what", async ({ url, body }) => {
    const found = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await post(url, body);
      expect(answer.statusCode).toBe(400);
      found.push(answer);
    }
    // The time of the main thread is the time for which every other request waits.
    expect(Math.min(...found.map(({ cost }) => cost))).toBeLessThan(3 * ofHonest);
    expect(Math.min(...found.map(({ bytes }) => bytes))).toBeLessThan(maxCopies * TABLE_LIMITS.bytes);
  });
});

describe("a form", () => {
  const read = (body: string, contentType = type) =>
    readParts(Buffer.from(body), contentType)?.map(({ name, fileName, bytes }) => [
      ...[name, fileName, Buffer.from(bytes).toString()],
    ]) ?? null;

  it("has the fields and the file of a browser, whose content may look like a delimiter", async () => {
    const form = new FormData();
    form.set("mapping", "");
    form.set("file", new Blob(["a;b\r\n--b\r\n\r\n"]), 'меню "1".csv');
    const sent = new Response(form);
    const body = Buffer.from(await sent.arrayBuffer());
    expect(read(body.toString(), sent.headers.get("content-type") ?? "")).toEqual([
      ["mapping", null, ""],
      ["file", 'меню "1".csv', "a;b\r\n--b\r\n\r\n"],
    ]);
  });

  it("may quote its boundary", () => {
    expect(read(`${part("a", "1")}--b--`, 'multipart/form-data; boundary="b"')).toEqual([["a", null, "1"]]);
  });

  it.each([
    ["no boundary", "multipart/form-data", `${part("a")}--b--`],
    ["two boundaries", "multipart/form-data; boundary=b; boundary=c", `${part("a")}--b--`],
    ["no end", type, part("a")],
    ["a name twice", type, `${part("a") + part("a")}--b--`],
    ["nine parts", type, `${[..."abcdefghi"].map((name) => part(name)).join("")}--b--`],
    ["another start", type, `x${part("a")}--b--`],
  ])("with %s is refused", (_what, contentType, body) => expect(read(body, contentType)).toBe(null));
});
