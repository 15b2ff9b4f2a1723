import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { buildImage, type Image } from "./build-image.ts";
import { type Container, createContainer, type RunningContainer } from "./container.ts";

const { version, license, description } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
/** On two idle cores most of it is npm and the build. */
const buildMs = 600_000;
/** compose.yaml gives a container 15 s to end. */
const stopMs = 10_000;

/**
 * The Dockerfile without Docker. Not executed: the base image (its Debian, its Node, its account `node`), and what Docker
 * itself does with namespaces and networks. Node is the one that runs the tests.
 */
describe("the image that the Dockerfile describes", () => {
  const folder = mkdtempSync(join(tmpdir(), "skatert-image-"));
  let image: Image;
  let container: Container;
  let port: string;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    image = await buildImage(folder);
    container = createContainer(image.stage, ["/data", "/backup"]);
    port = await freePort();
  }, buildMs);
  afterAll(async () => {
    await promisify(execFile)("chmod", ["-R", "u+w", folder]);
    await rm(folder, { recursive: true });
  }, buildMs);

  /** `docker run`, with another port because several tests run on one machine. */
  async function start(variables: Readonly<Record<string, string>> = {}): Promise<RunningContainer> {
    const shop = container.start({ ...variables, PORT: port });
    const { options, command } = image.stage.health ?? { options: {}, command: [] };
    const patience = seconds(options["start-period"]) + seconds(options["interval"]) * Number(options["retries"]);
    try {
      await expect
        .poll(async () => (await container.run(command, { PORT: port })).code, { timeout: patience, interval: 200 })
        .toBe(0);
    } catch {
      await shop.stop();
      throw new Error(`the health check of the image still fails after ${patience} ms:\n${shop.said()}`);
    }
    return shop;
  }

  async function stopInTime(shop: RunningContainer): Promise<void> {
    const begun = performance.now();
    expect([await shop.stop(), shop.said()]).toEqual([0, expect.any(String)]);
    expect(performance.now() - begun).toBeLessThan(stopMs);
  }

  const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);

  it("has an exact tag below it, and says what it is", () => {
    expect(image.bases).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-\w+-slim$/)]);
    expect(image.bases[0]).toContain(`node:${readFileSync(inProject(".nvmrc"), "utf8").trim()}.`);
    const label = (name: string) => image.stage.labels[`org.opencontainers.image.${name}`];
    expect(["title", "description", "licenses", "version"].map(label)).toEqual([
      "Skatert",
      description,
      license,
      version,
    ]);
  });

  it("runs as an account that owns nothing but data, backups and its cache", () => {
    const { user, owned, volumes, ports, variables } = image.stage;
    expect([user, volumes, ports]).toEqual(["node", ["/data"], [variables["PORT"]]]);
    expect(owned.map(({ owner, path }) => [owner, path])).toEqual(
      ["/data", "/backup", "/shop/node_modules/.cache"].map((path) => ["node:node", path]),
    );
  });

  it("has its packages and no tests, in fewer megabytes than the installed program may have", async () => {
    // The program that compose.yaml makes the bucket with.
    expect(await container.run(["node", "-e", "import('@aws-sdk/client-s3')"])).toEqual({ code: 0, said: "" });
    const found = await container.run(["find", "/shop", "-name", "*.test.ts*", "-not", "-path", "*/node_modules/*"]);
    expect(found).toEqual({ code: 0, said: "" });
    const { said } = await container.run(["du", "-sm", "/shop"]);
    expect(Number.parseInt(said, 10)).toBeLessThan(250);
  });

  it("serves the demo with the Dockerfile's own variables, and cannot change its program", async () => {
    const shop = await start();
    const page = await call("/");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<html")]);
    await stopInTime(shop);
    expect(statSync(join(image.stage.root, "data", "skatert.sqlite")).size).toBeGreaterThan(0);
    const written = await container.run(["node", "-e", "fs.writeFileSync('apps/server/build/main.js', '')"]);
    expect([written.code, written.said]).toEqual([1, expect.stringMatching(/EACCES|EROFS/)]);
  });

  it("keeps an order of a mounted shop over a stop and a start, and in a backup", async () => {
    const command = (name: string, ...args: readonly string[]) =>
      container.run(["node", `apps/server/build/${name}.js`, ...args], { DATA_DIR: "/data/own" });
    expect(await command("shop", "new", "/tmp/restaurant", "--name", "Tea")).toMatchObject({ code: 0 });
    const settings = join(image.stage.root, "tmp", "restaurant", "settings.json");
    const hours = readFileSync(settings, "utf8").replaceAll("10:00", "00:00").replaceAll("22:00", "24:00");
    writeFileSync(settings, hours);

    const variables = { SHOP_DIR: "/tmp/restaurant", DATA_DIR: "/data/own" };
    const first = await start(variables);
    const answer = await call("/api/wp-json/checkout/order", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(order),
    });
    const { id, key } = await answer.json();
    expect(answer.status).toBe(201);
    await stopInTime(first);

    const second = await start(variables);
    expect((await call(`/api/wp-json/checkout/order/${id}?key=${key}`)).status).toBe(200);
    expect(await command("backup", "/backup/shop.jsonl.gz")).toMatchObject({ code: 0 });
    await stopInTime(second);
    expect(statSync(join(image.stage.root, "backup", "shop.jsonl.gz")).size).toBeGreaterThan(0);
  });
});

describe("a Dockerfile that cannot be executed here", () => {
  it.each([
    ["ADD https://example.com/a /a", "ADD of the Dockerfile is not known"],
    ["COPY --chown=node README.md ./", "an option that this test does not know"],
    ["COPY absent ./", "a clone has no such file"],
    ["COPY docs ./", "a clone has no such file after .dockerignore"],
    ["COPY --from=built /shop ./", "no stage has the folder"],
    ["LABEL a=$UNSET", "has no UNSET"],
    ["RUN exit 3", "ended with 3"],
  ])("fails the test at %s", async (line, fault) => {
    const folder = mkdtempSync(join(tmpdir(), "skatert-image-"));
    await expect(buildImage(folder, `# A comment.\nFROM a:1\n${line}\n`)).rejects.toThrow(fault);
    await rm(folder, { recursive: true });
  });
});

/** A pickup order of the first dish of `shop new`. */
const order = {
  delivery_type: "local_pickup",
  warehouse_id: 10,
  pickup_location_id: 1,
  payment_method: "cash",
  lines: [{ product_id: 101, quantity: 1 }],
  expected_total: 450,
  consent: true,
  customer: { name: "Анна", phone: "+79161234567" },
};

/** `10s` in milliseconds. */
function seconds(text = ""): number {
  return Number(/^(\d+)s$/.exec(text)?.[1]) * 1000;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(typeof address === "object" ? address?.port : "");
}
