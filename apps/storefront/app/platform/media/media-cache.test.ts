import { describe, expect, it, vi } from "vitest";
import { type MediaStore, mediaAddress, mediaCache } from "./media-cache.ts";

const origin = "http://shop.test";

function memoryStore(): MediaStore {
  const entries = new Map<string, Blob>();
  return {
    read: async (kind, url) => entries.get(kind + url) ?? null,
    write: async (kind, url, blob) => {
      entries.set(kind + url, blob);
    },
  };
}

function cacheOver(store: MediaStore, answer: () => Response = () => new Response("film")) {
  const fetchMedia = vi.fn(async (_address: string) => answer());
  const log = vi.fn();
  return { get: mediaCache({ store, fetchMedia, log, origin }), fetchMedia, log };
}

describe("media", () => {
  it("VALID-9 are fetched only if not cached", async () => {
    const { get, fetchMedia } = cacheOver(memoryStore());
    expect(await (await get("videos", "/wp-content/a.mp4"))?.text()).toBe("film");
    expect(await (await get("videos", "/wp-content/a.mp4"))?.text()).toBe("film");
    expect(fetchMedia.mock.calls).toEqual([["/api/wp-content/a.mp4"]]);
  });

  it("VALID-9 are fetched once for two simultaneous requests", async () => {
    const { get, fetchMedia } = cacheOver(memoryStore());
    await Promise.all([get("photos", "/a.webp"), get("photos", "/a.webp")]);
    expect(fetchMedia).toHaveBeenCalledTimes(1);
  });

  it("ERR-3 a failed read is logged and ignored, and the media are fetched", async () => {
    const broken: MediaStore = { ...memoryStore(), read: () => Promise.reject(new Error("no database")) };
    const { get, fetchMedia, log } = cacheOver(broken);
    expect(await (await get("photos", "/a.webp"))?.text()).toBe("film");
    await get("photos", "/a.webp");
    expect(fetchMedia).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledWith("media cache read failed", expect.any(Error));
  });

  it("ERR-3 a failed write, as on a full disk, is logged, and the media are returned", async () => {
    const full: MediaStore = { ...memoryStore(), write: () => Promise.reject(new Error("QuotaExceededError")) };
    const { get, log } = cacheOver(full);
    expect(await (await get("photos", "/a.webp"))?.text()).toBe("film");
    expect(log).toHaveBeenCalledWith("media cache write failed", expect.any(Error));
  });

  it("that fail to load are null and not cached", async () => {
    const store = memoryStore();
    const { get } = cacheOver(store, () => new Response("gone", { status: 404 }));
    expect(await get("photos", "/a.webp")).toBeNull();
    expect(await store.read("photos", "/a.webp")).toBeNull();
  });
});

describe("address of media", () => {
  it("EXT-1 has its host replaced by /api", () => {
    expect(mediaAddress("http://shop.test/wp-content/uploads/a.mp4?v=1", origin)).toBe(
      "/api/wp-content/uploads/a.mp4?v=1",
    );
    expect(mediaAddress("/wp-content/uploads/a.mp4", origin)).toBe("/api/wp-content/uploads/a.mp4");
    expect(mediaAddress("/api/wp-content/uploads/a.mp4", origin)).toBe("/api/wp-content/uploads/a.mp4");
  });

  it("is null for another host and for an empty address", () => {
    expect(mediaAddress("https://films.test/a.mp4", origin)).toBeNull();
    expect(mediaAddress("http://", origin)).toBeNull();
  });
});
