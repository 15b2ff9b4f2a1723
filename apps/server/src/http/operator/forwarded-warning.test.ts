import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerForwardedWarning } from "./forwarded-warning.ts";

const forwarded = { "x-forwarded-for": "203.0.113.7" };

async function warningsOf(
  trustProxy: readonly string[],
  requests: readonly { readonly remoteAddress: string; readonly headers?: typeof forwarded }[],
): Promise<readonly unknown[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({
    logger: { level: "warn", stream },
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
  });
  registerForwardedWarning(app, { trustProxy });
  app.get("/", async () => "ok");
  for (const request of requests) await app.inject({ url: "/", ...request });
  await app.close();
  return lines.map((line) => JSON.parse(line));
}

it("warns once of a proxy that TRUST_PROXY does not name", async () => {
  const warnings = await warningsOf(
    [],
    [
      { remoteAddress: "127.0.0.1" },
      { remoteAddress: "127.0.0.1", headers: forwarded },
      { remoteAddress: "10.0.0.5", headers: forwarded },
    ],
  );
  expect(warnings).toMatchObject([{ proxy: "127.0.0.1", msg: expect.stringContaining("TRUST_PROXY is not set") }]);
});

it("does not warn of a caller from the internet who sends the header, or with TRUST_PROXY", async () => {
  expect(await warningsOf([], [{ remoteAddress: "203.0.113.9", headers: forwarded }])).toEqual([]);
  expect(await warningsOf(["127.0.0.1"], [{ remoteAddress: "127.0.0.1", headers: forwarded }])).toEqual([]);
});
