import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CachedPage } from "./cached-page.ts";

const html = Array.from({ length: 400 }, (_, id) => `<article>Борщ с говядиной ${id * 7919}</article>`).join("");

function asking(headers: Record<string, string>): IncomingMessage {
  return { method: "GET", headers } as unknown as IncomingMessage;
}

const fresh = (text: string) => [{ bytes: Buffer.from(text), isShared: false }];

/** The answer to one request. */
function answerOf(page: CachedPage, headers: Record<string, string>) {
  const sent = { status: 0, head: [] as string[], body: Buffer.alloc(0) };
  const response = {
    writeHead(status: number, head: string[]) {
      Object.assign(sent, { status, head });
      return { end: (body?: Buffer) => Object.assign(sent, { body: body ?? sent.body }) };
    },
  } as unknown as ServerResponse;
  expect(page.sendNow(asking(headers), response)).toBe(true);
  return { ...sent, etag: sent.head[sent.head.indexOf("etag") + 1] ?? "" };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Old enough to be compressed again. */
function settle() {
  vi.advanceTimersByTime(1000);
}

describe("a finished page", () => {
  it("is compressed quickly for the first visitors and smaller for later ones, under one validator", async () => {
    const page = new CachedPage(fresh(html), {});
    const brotli = { "accept-encoding": "br" };
    await page.prepare(asking(brotli));
    const first = answerOf(page, brotli);
    settle();
    const later = await vi.waitUntil(() => {
      const answer = answerOf(page, brotli);
      return answer.body.length < first.body.length && answer;
    });
    expect(brotliDecompressSync(first.body).toString()).toBe(html);
    expect(brotliDecompressSync(later.body).toString()).toBe(html);
    expect(first.etag).toMatch(/^W\/"/);
    expect(later.etag).toBe(first.etag);
    expect(answerOf(page, { ...brotli, "if-none-match": first.etag }).status).toBe(304);
  });
  it("API-4 is sent in the fastest accepted encoding, and in Brotli to a client that accepts only that", async () => {
    const page = new CachedPage([...fresh(html), { bytes: Buffer.from(html), isShared: true }], {});
    const [browser, brotli] = [{ "accept-encoding": "gzip, deflate, br" }, { "accept-encoding": "br" }];
    for (const headers of [browser, brotli, {}]) await page.prepare(asking(headers));
    const [soon, only, plain] = [answerOf(page, browser), answerOf(page, brotli), answerOf(page, {})];
    expect(soon.head).toContain("gzip");
    expect(gunzipSync(soon.body).toString()).toBe(html + html);
    expect(only.head).toContain("br");
    expect(brotliDecompressSync(only.body).toString()).toBe(html + html);
    expect([plain.body.toString(), plain.head.includes("content-encoding")]).toEqual([html + html, false]);
    settle();
    const later = await vi.waitUntil(() => {
      const answer = answerOf(page, browser);
      return answer.head.includes("br") && answer;
    });
    expect(brotliDecompressSync(later.body).toString()).toBe(html + html);
    expect(later.etag).toBe(soon.etag);
  });

  it("waits for its smaller compression while another page is compressed, and gets it at a later send", async () => {
    const brotli = { "accept-encoding": "br" };
    const large = new CachedPage(fresh(html.repeat(20)), {});
    const small = new CachedPage(fresh(html), {});
    for (const page of [large, small]) await page.prepare(asking(brotli));
    settle();
    const first = answerOf(small, brotli).body.length;
    for (let send = 0; send < 2; send += 1) answerOf(large, brotli);
    const largeFirst = answerOf(large, brotli).body.length;
    for (let send = 0; send < 5; send += 1) answerOf(small, brotli);
    await vi.waitUntil(() => answerOf(large, brotli).body.length < largeFirst);
    expect(answerOf(small, brotli).body.length).toBe(first);
    await vi.waitUntil(() => answerOf(small, brotli).body.length < first);
  });

  it("keeps its quick compression for a second, however often it is sent", async () => {
    const brotli = { "accept-encoding": "br" };
    const settled = new CachedPage(fresh(html), {});
    await settled.prepare(asking(brotli));
    settle();
    const page = new CachedPage(fresh(html), {});
    await page.prepare(asking(brotli));
    const first = answerOf(page, brotli).body.length;
    for (let send = 0; send < 5; send += 1) answerOf(page, brotli);
    await vi.waitUntil(() => answerOf(settled, brotli).body.length < first);
    expect(answerOf(page, brotli).body.length).toBe(first);
  });

  it("equals another page by content and headers", () => {
    const page = new CachedPage(fresh(html), { "x-variant": "ru" });
    expect(page.equals(new CachedPage(fresh(html), { "x-variant": "ru" }))).toBe(true);
    expect(page.equals(new CachedPage(fresh(html), { "x-variant": "en" }))).toBe(false);
    expect(page.equals(new CachedPage(fresh(`${html} `), { "x-variant": "ru" }))).toBe(false);
  });
});
