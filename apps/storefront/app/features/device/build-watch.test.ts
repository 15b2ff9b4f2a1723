import { describe, expect, it } from "vitest";
import { isDue, isSuperseded, pollMilliseconds } from "./build-watch.ts";

const files = ["/assets/entry-a.js", "/assets/messages-ru-a.json"];

function server(answers: Readonly<Record<string, unknown>>) {
  return async (address: string) =>
    address in answers ? Response.json(answers[address]) : new Response("", { status: 404 });
}

function running(id: string, assets: readonly string[]) {
  return server({
    "/builds/latest.json": { id, timestamp: 1 },
    [`/builds/meta/${id}.json`]: { id, timestamp: 1, assets },
  });
}

describe("active build", () => {
  it("API-9 is the page's own as long as it has the page's files, whatever its id", async () => {
    expect(await isSuperseded(files, running("one", [...files, "/assets/other.js"]))).toBe(false);
    expect(await isSuperseded(files, running("two", [...files, "/assets/changed.js"]))).toBe(false);
  });

  it("STATE-9 is another one when one of the page's files is gone", async () => {
    expect(await isSuperseded(files, running("two", ["/assets/entry-b.js", "/assets/messages-ru-a.json"]))).toBe(true);
    expect(await isSuperseded(files, running("two", ["/assets/entry-a.js", "/assets/messages-ru-b.json"]))).toBe(true);
  });

  it("counts as the page's own if the server cannot tell", async () => {
    expect(await isSuperseded(files, server({}))).toBe(false);
    expect(await isSuperseded(files, running("none", []))).toBe(false);
    expect(await isSuperseded(files, server({ "/builds/latest.json": { id: "two" } }))).toBe(false);
    expect(await isSuperseded(files, server({ "/builds/latest.json": "maintenance" }))).toBe(false);
  });
});

describe("polling of the build", () => {
  it("STATE-9 is due at the start and after the interval", () => {
    expect(isDue(0, null, true, true)).toBe(true);
    expect(isDue(pollMilliseconds - 1, 0, true, true)).toBe(false);
    expect(isDue(pollMilliseconds, 0, true, true)).toBe(true);
  });

  it("STATE-9 pauses while the page is hidden or offline", () => {
    expect(isDue(pollMilliseconds, 0, false, true)).toBe(false);
    expect(isDue(pollMilliseconds, 0, true, false)).toBe(false);
  });
});
