import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { CachedPage } from "./cached-page.ts";

const html = Array.from({ length: 400 }, (_, id) => `<article>Борщ с говядиной ${id * 7919}</article>`).join("");

function asking(headers: Record<string, string>): IncomingMessage {
  return { method: "GET", headers } as unknown as IncomingMessage;
}

/** What one request is answered. */
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

describe("a finished page", () => {
  it("is compressed quickly for the first who come and smaller for those after, under one validator", async () => {
    const page = new CachedPage(Buffer.from(html), {});
    const brotli = { "accept-encoding": "br" };
    await page.prepare(asking(brotli));
    const first = answerOf(page, brotli);
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
});
