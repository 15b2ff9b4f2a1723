import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A script element as far as the loader uses it. */
class FakeScript {
  readonly attributes: Record<string, string> = {};
  src = "";
  async = true;
  isRemoved = false;
  onload = () => undefined;
  onerror = () => undefined;
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  remove(): void {
    this.isRemoved = true;
  }
}

let scripts: FakeScript[] = [];

beforeEach(() => {
  scripts = [];
  vi.resetModules();
  const append = (script: FakeScript) => void scripts.push(script);
  vi.stubGlobal("document", { createElement: () => new FakeScript(), head: { append } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const counter = { src: "https://counter.example/tag.js", attributes: { "data-id": "42", crossorigin: "anonymous" } };

describe("a script of an outside service", () => {
  it("EXT-3 is loaded once, with its attributes, in the order of the calls", async () => {
    const { loadScript } = await import("./load-script.ts");
    const [first, second] = [loadScript(counter), loadScript(counter)];
    const other = loadScript({ src: "https://chat.example/a.js", attributes: {} });
    expect(scripts.map(({ src }) => src)).toEqual([counter.src, "https://chat.example/a.js"]);
    expect(scripts[0]).toMatchObject({ attributes: counter.attributes, async: false });
    for (const script of scripts) script.onload();
    await expect(Promise.all([first, second, other])).resolves.toHaveLength(3);
  });

  it("EXT-3 is removed when it cannot be loaded, and asked for again by the next call", async () => {
    const { loadScript } = await import("./load-script.ts");
    const failing = loadScript(counter);
    scripts[0]?.onerror();
    await expect(failing).rejects.toThrow(counter.src);
    expect(scripts[0]?.isRemoved).toBe(true);
    const again = loadScript(counter);
    expect(scripts).toHaveLength(2);
    scripts[1]?.onload();
    await expect(again).resolves.toBeUndefined();
  });
});
