import { PATHS, RENDITIONS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import type { PictureTask } from "../../shop/media/drawing/picture-task.ts";
import { type FakeHost, type HostAnswer, startFakeHost } from "../../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../../testing/shops/small-shop.ts";
import { startRemote } from "../../testing/shops/start-remote.ts";
import { movableClock } from "../../testing/shops/start-shop.ts";
import { createHostIcons } from "./host-icons.ts";

const favicon = "/wp-content/uploads/2026/favicon.svg";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
  <rect width="40" height="40" fill="#336699"/></svg>`;
const drawing: HostAnswer = { body: svg, headers: { "content-type": "image/svg+xml" } };

describe("the icons of the installed app before another host", () => {
  let host: FakeHost;
  let app: FastifyInstance | null = null;
  afterEach(async () => {
    await app?.close();
    app = null;
    await host.close();
  });

  async function open(look: Readonly<Record<string, unknown>>, answer?: HostAnswer) {
    host = await startFakeHost({
      [`GET ${PATHS.allSettings}`]: { body: { ...smallSettings, logo: { gr_favicon_site: look } } },
      [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { body: smallMenu },
      ...(answer && { [`GET ${favicon}`]: answer }),
    });
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    const remote = await startRemote({ backend: { url: host.url, keys: null }, clock });
    app = remote;
    const manifest = async () => (await remote.inject("/manifest.webmanifest")).json().icons;
    const loads = () => host.asked.filter(({ path }) => path === favicon).length;
    return { remote, manifest, loads };
  }

  it("APP-6 are drawn once from the host's favicon, in both sizes", async () => {
    const { remote, manifest, loads } = await open({ favicon_svg: favicon }, drawing);
    const icons = (await Promise.all([manifest(), manifest()]))[0];
    expect(icons).toMatchObject([
      { sizes: "192x192", type: "image/png" },
      { sizes: "512x512", type: "image/png" },
    ]);
    for (const [index, { width, height }] of [RENDITIONS.icon192, RENDITIONS.icon512].entries()) {
      const answer = await remote.inject(icons[index].src);
      expect(answer.headers["content-type"]).toBe("image/png");
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "png", width, height });
    }
    expect(loads()).toBe(1);
  });

  it.each<[string, HostAnswer | undefined]>([
    ["is absent", undefined],
    ["is no picture", { body: "<html>", headers: { "content-type": "text/html" } }],
    ["is larger than a megabyte", { body: `${svg}${" ".repeat(1024 * 1024)}` }],
  ])("APP-6 are left out, and not tried at every manifest, if the favicon %s", async (_title, answer) => {
    const { remote, manifest, loads } = await open({ favicon_svg: favicon }, answer);
    expect([await manifest(), await manifest()]).toEqual([[], []]);
    expect(loads()).toBe(1);
    expect((await remote.inject("/app-icon-192.png")).statusCode).toBe(404);
  });

  it("APP-6 are never loaded from another site", async () => {
    const elsewhere = `https://cdn.example${favicon}`;
    const { manifest, loads } = await open({ favicon_svg: elsewhere }, drawing);
    expect(await manifest()).toMatchObject([{ src: elsewhere, sizes: "any" }]);
    expect(loads()).toBe(0);
  });

  it("APP-6 are drawn again after a failure, and from a new favicon", async () => {
    const other = favicon.replace("favicon", "new");
    host = await startFakeHost({ [`GET ${other}`]: drawing });
    let now = 0;
    const failures: unknown[] = [];
    const tasks: PictureTask[] = [];
    const icons = createHostIcons({
      backend: { url: host.url, keys: null },
      draw: async (task) => {
        tasks.push(task);
        return Buffer.from(`${tasks.length}`);
      },
      ticks: () => now,
      onFailure: (error) => void failures.push(error),
    });
    const look = (faviconSvg: string) => ({ icon192: null, icon512: null, faviconPng: null, faviconSvg });
    expect((await icons.of(look(favicon))).icon192).toBeNull();
    host.answers[`GET ${favicon}`] = drawing;
    expect((await icons.of(look(favicon))).icon192).toBeNull();
    now = 10 * 60_000 + 1;
    expect((await icons.of(look(favicon))).icon512).toMatch(/^\/app-icon-512\.png\?v=[0-9a-f]{8}$/);
    await icons.of(look(other));
    expect([icons.bytes(192)?.toString(), icons.bytes(512)?.toString(), failures.length]).toEqual(["3", "4", 1]);
  });
});
