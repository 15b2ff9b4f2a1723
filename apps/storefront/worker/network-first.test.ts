import { describe, expect, it, vi } from "vitest";
import { copyShelf } from "./cached-copies.ts";
import { type NetworkFirst, networkFirst } from "./network-first.ts";
import { memoryCaches } from "./testing-caches.ts";

const address = "http://shop.test/menu/picca";
const never = () => new Promise<never>(() => undefined);

function page(text: string): Response {
  return new Response(text, { headers: { "x-variant": "ru.any.default" } });
}

async function answer(deps: Partial<NetworkFirst>, copy?: string) {
  const shelf = copyShelf(memoryCaches(), 5);
  if (copy !== undefined) await shelf.keep(address, page(copy));
  const pending: Promise<unknown>[] = [];
  const response = await networkFirst(new Request(address), {
    fetchNow: async () => page("new"),
    shelf,
    patience: never,
    keepAwake: (work) => pending.push(work),
    ...deps,
  });
  await Promise.all(pending);
  return { text: await response.text(), copy: await (await shelf.find(address))?.text() };
}

describe("a page of the menu", () => {
  it("API-9 comes from the network, and is cached", async () => {
    expect(await answer({}, "old")).toEqual({ text: "new", copy: "new" });
  });

  it("comes from the cache when offline", async () => {
    const fetchNow = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await answer({ fetchNow }, "old")).toEqual({ text: "old", copy: "old" });
  });

  it("comes from the cache when the network does not answer in time", async () => {
    expect(await answer({ fetchNow: never, patience: async () => undefined }, "old")).toMatchObject({ text: "old" });
  });

  it("waits without limit if there is no copy", async () => {
    const patience = async () => undefined;
    expect(await answer({ patience })).toMatchObject({ text: "new" });
  });

  it("fails when offline without a copy", async () => {
    const fetchNow = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(answer({ fetchNow })).rejects.toThrow("Failed to fetch");
  });
});
