import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPictureProcess, type PictureProcess } from "./picture-process.ts";

vi.mock("node:child_process", async (load) => {
  const original = await load<typeof import("node:child_process")>();
  return { ...original, fork: vi.fn(original.fork) };
});

const mebibyte = 1024 * 1024;

describe("pictures made in a child process", () => {
  let folder: string;
  let pictures: PictureProcess;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "picture-process-"));
    pictures = createPictureProcess();
  });
  afterEach(async () => {
    pictures.close();
    await rm(folder, { recursive: true });
  });

  /** A progressive JPEG, which a decoder holds in memory completely. */
  async function photo(name: string, width: number, height: number): Promise<string> {
    const source = join(folder, name);
    await sharp({ create: { width, height, channels: 3, background: "#c8452d" } })
      .jpeg({ progressive: true })
      .toFile(source);
    return source;
  }
  const sizeOf = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height };
  };

  it("are resized, or drawn as a link picture, one after another", async () => {
    const source = await photo("fish.jpg", 900, 600);
    const shape = { width: 1200, height: 630, type: "image/jpeg" } as const;
    const [cut, link] = await Promise.all([
      pictures.draw({ kind: "cut", source, width: 320 }),
      pictures.draw({ kind: "rendition", source, shape, background: "#fff" }),
    ]);
    expect(await sizeOf(cut)).toEqual({ format: "webp", width: 320, height: 213 });
    expect(await sizeOf(link)).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });

  it("are refused with the reason if broken, and the next one is made", async () => {
    const broken = join(folder, "broken.jpg");
    await writeFile(broken, "no picture");
    await expect(pictures.draw({ kind: "cut", source: broken, width: 320 })).rejects.toThrow(
      "unsupported image format",
    );
    const source = await photo("fish.jpg", 900, 600);
    expect(await sizeOf(await pictures.draw({ kind: "cut", source, width: 320 }))).toMatchObject({ width: 320 });
  });

  it("end only the child if they need too much memory, and a new child makes the next one", async () => {
    const narrow = createPictureProcess({ maxMemory: 60 * mebibyte });
    const source = await photo("fish.jpg", 900, 600);
    const wanted = { kind: "cut", source: await photo("poster.jpg", 9_000, 6_000), width: 1600 } as const;
    await expect(narrow.draw(wanted)).rejects.toThrow("needs more than 60 MB of memory");
    narrow.close();
    const first = await pictures.draw({ kind: "cut", source, width: 320 });
    expect(first.length).toBeGreaterThan(0);
  });

  it("are made by a new child when the last one ended between two of them", async () => {
    const source = await photo("fish.jpg", 900, 600);
    const task = { kind: "cut", source, width: 320 } as const;
    await pictures.draw(task);
    const child: ChildProcess | undefined = vi.mocked(fork).mock.results.at(-1)?.value;
    child?.kill("SIGKILL");
    await vi.waitFor(() => expect(child?.connected).toBe(false), { timeout: 20_000 });
    expect(await sizeOf(await pictures.draw(task))).toMatchObject({ width: 320 });
  });

  it("are given up if they take too long, and the next one is made", async () => {
    const hasty = createPictureProcess({ maxMs: 1 });
    const source = await photo("fish.jpg", 900, 600);
    await expect(hasty.draw({ kind: "cut", source, width: 320 })).rejects.toThrow("takes longer than 0.001 s");
    await expect(hasty.draw({ kind: "cut", source, width: 320 })).rejects.toThrow("takes longer than 0.001 s");
    hasty.close();
  });
});
