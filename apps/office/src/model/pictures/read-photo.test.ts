import { afterEach, describe, expect, it, vi } from "vitest";
import { readPhoto } from "./read-photo.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

describe("a stored picture that is cropped again (EDIT-1)", () => {
  it("is read", async () => {
    answering(async () => new Response("photo"));
    expect(await (await readPhoto("/uploads/1.webp"))?.text()).toBe("photo");
  });

  it.each([
    ["there is no connection", async () => Promise.reject(new TypeError("offline"))],
    ["the file is gone", async () => new Response("", { status: 404 })],
    [
      "the connection is lost halfway",
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("lost")) })),
    ],
  ])("is not read if %s", async (_case, answer) => {
    answering(answer);
    expect(await readPhoto("/uploads/1.webp")).toBeNull();
  });
});
