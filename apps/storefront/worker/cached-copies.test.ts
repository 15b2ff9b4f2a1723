import { describe, expect, it } from "vitest";
import { copyShelf, isYoungerThan } from "./cached-copies.ts";
import { memoryCaches } from "./testing-caches.ts";

function page(text: string, variant: string | null = "ru.any.default", status = 200): Response {
  return new Response(text, { status, headers: variant === null ? {} : { "x-variant": variant } });
}

async function textOf(found: Promise<Response | undefined>) {
  return (await found)?.text();
}

describe("copies for offline use", () => {
  it("are the latest of each address", async () => {
    const shelf = copyShelf(memoryCaches(), 10);
    await shelf.keep("/", page("yesterday"));
    await shelf.keep("/", page("today"));
    expect(await textOf(shelf.find("/"))).toBe("today");
    expect(await shelf.find("/menu/picca")).toBeUndefined();
  });

  it("ROUTE-10 are made only of public answers: none without a variant, and no errors", async () => {
    const shelf = copyShelf(memoryCaches(), 10);
    await shelf.keep("/lk", page("Anna", null));
    await shelf.keep("/menu/x", page("not found", "ru.any.default", 404));
    expect(await shelf.find("/lk")).toBeUndefined();
    expect(await shelf.find("/menu/x")).toBeUndefined();
  });

  it("are of one language and branch; those of another are removed", async () => {
    const shelf = copyShelf(memoryCaches(), 10);
    await shelf.keep("/", page("Суп"));
    await shelf.keep("/menu/picca", page("Pizza", "en.any.default"));
    expect(await shelf.find("/")).toBeUndefined();
    expect(await textOf(shelf.find("/menu/picca"))).toBe("Pizza");
  });

  it("are limited in number, oldest removed first", async () => {
    const shelf = copyShelf(memoryCaches(), 2);
    for (const path of ["/a", "/b", "/a", "/c"]) await shelf.keep(path, page(path));
    expect(await shelf.find("/b")).toBeUndefined();
    expect(await textOf(shelf.find("/a"))).toBe("/a");
  });
});

describe("age of a copy", () => {
  const answered = new Response("", { headers: { date: "Fri, 20 Nov 2026 12:00:00 GMT" } });

  it("is counted from its answer; a missing copy is never young", () => {
    const noon = Date.UTC(2026, 10, 20, 12);
    expect(isYoungerThan(1_000, answered, noon + 999)).toBe(true);
    expect(isYoungerThan(1_000, answered, noon + 1_000)).toBe(false);
    expect(isYoungerThan(1_000, undefined, noon)).toBe(false);
  });
});
