import { execFile, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { environmentSchema, readEnv } from "../../apps/server/src/config/env.ts";
import { startS3Server } from "../../apps/server/src/testing/hosts/s3-server.ts";
import { needs } from "../checks/needs.ts";
import { inProject } from "../setup/places.mjs";
import { type ComposeFile, type ComposeService, composeWith } from "./compose-file.ts";

const large = { DOMAIN: "shop.example", POSTGRES_PASSWORD: "abc1", BUCKET_PASSWORD: "abc2", COMPOSE_PROFILES: "large" };
const small = composeWith({});
const whole = composeWith(large);
const guide = ["docs/operate.md", "docs/operate.ru.md"].map((page) => readFileSync(inProject(page), "utf8"));
const services = Object.entries(whole.services);
const programs = services.filter(([, { image }]) => image.startsWith("skatert:"));
const hasCompose = spawnSync("docker", ["compose", "version"]).status === 0;
/** Of Node, for the program of the image. */
const ofNode = ["NODE_COMPILE_CACHE"];

function serviceOf(file: ComposeFile, name: string): ComposeService {
  const service = file.services[name];
  if (service === undefined) throw new Error(`compose.yaml has no ${name}`);
  return service;
}

describe("compose.yaml as shipped", () => {
  it.each(services)("gives %s no capability but named ones, a read-only root and limits", (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      restart: expect.stringMatching(/^(unless-stopped|on-failure)$/),
    });
  });

  it.each(services)("checks the health of %s, or waits for its end", (name, { healthcheck, image, restart }) => {
    const ofImage = /^HEALTHCHECK /m.test(readFileSync(inProject("Dockerfile"), "utf8")) ? {} : undefined;
    const check = healthcheck ?? (image.startsWith("skatert:") ? ofImage : undefined);
    const ends = services.flatMap(([, { depends_on: waits }]) => waits?.[name]?.condition ?? []);
    if (restart === "on-failure") expect(ends).toContain("service_completed_successfully");
    else expect(check).toBeDefined();
  });

  it.each(services)("takes %s from this project or from an image of an exact version", (_name, { image, build }) => {
    if (build !== undefined) expect(existsSync(inProject(build, "Dockerfile"))).toBe(true);
    expect(image).toMatch(/^(skatert:local|[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z]+)?)$/);
  });

  it.each(services)("mounts into %s what exists", (_name, { volumes = [], networks = [] }) => {
    for (const mount of volumes) {
      const [source = ""] = mount.split(":");
      if (source.startsWith("."))
        expect([existsSync(inProject(source)), mount]).toEqual([true, expect.stringMatching(/:ro$/)]);
      else expect(whole.volumes).toHaveProperty(source);
    }
    for (const network of networks) expect(["default", ...Object.keys(whole.networks)]).toContain(network);
  });

  it("publishes only the ports of Caddy", () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(["caddy"]);
  });

  it.each(programs)("sets for %s only variables that the server has", (_name, { environment = {} }) => {
    const known = [...Object.keys(environmentSchema.shape), ...ofNode];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("starts one process on SQLite without any variable, with a backup and Caddy", () => {
    const started = Object.entries(small.services).filter(([, { profiles }]) => profiles === undefined);
    expect(started.map(([name]) => name).sort()).toEqual(["backup", "caddy", "shop"]);
    const env = readEnv(serviceOf(small, "shop").environment);
    expect(env).toMatchObject({ databaseUrl: null, dataDir: "/data", shopDir: "/restaurant", stopDelayMs: 0 });
    expect([env.uploads.bucket, env.publicUrl?.href, env.officeUrl]).toEqual([null, "https://localhost/", null]);
    expect(serviceOf(small, "caddy").environment).toEqual({ SITES: "localhost", SHOPS: "shop:3000" });
    // Services of a profile that is off must not be waited for.
    for (const [, { depends_on: waits = {} }] of started)
      for (const [name, { required = true }] of Object.entries(waits))
        expect([name, required]).toEqual([name, serviceOf(small, name).profiles === undefined]);
  });

  it("starts two processes on PostgreSQL and a bucket with the profile and its passwords", () => {
    for (const name of ["shop", "shop-2", "backup"]) {
      const env = readEnv(serviceOf(whole, name).environment);
      expect(env.databaseUrl).toBe("postgres://skatert:abc1@database:5432/skatert");
      expect(env.uploads.bucket).toMatchObject({
        bucket: "pictures",
        prefix: "shop/",
        keys: { secretAccessKey: "abc2" },
      });
      expect(env.uploads.bucket?.endpoint?.href).toBe("http://bucket:8333/");
      // What Caddy needs to notice a stop (decision 145).
      expect(env.stopDelayMs).toBe(3000);
    }
    expect(serviceOf(whole, "caddy").environment).toEqual({ SITES: "shop.example", SHOPS: "shop:3000 shop-2:3000" });
    expect(serviceOf(whole, "database").environment).toMatchObject({
      POSTGRES_USER: "skatert",
      POSTGRES_PASSWORD: "abc1",
    });
    expect(serviceOf(whole, "bucket").environment).toEqual({
      AWS_ACCESS_KEY_ID: "shop",
      AWS_SECRET_ACCESS_KEY: "abc2",
    });
  });

  it("leaves a database and a bucket of one's own as the settings have them", () => {
    const own = {
      DATABASE_URL: "postgres://a@db.example/shop",
      UPLOADS_URL: "s3://photos/c",
      AWS_REGION: "eu-north-1",
    };
    const { environment } = serviceOf(composeWith(own), "shop");
    const env = readEnv({ ...own, ...environment });
    expect([env.databaseUrl, env.uploads.bucket]).toMatchObject([
      own.DATABASE_URL,
      { bucket: "photos", endpoint: null },
    ]);
  });

  it("mounts the shop folder of SHOP_DIR, and has a second host for the office", () => {
    const own = composeWith({ SHOP_DIR: "../my-restaurant", DOMAIN: "shop.example", OFFICE_DOMAIN: "office.example" });
    expect(serviceOf(own, "shop").volumes).toContain("../my-restaurant:/restaurant:ro");
    expect(serviceOf(own, "caddy").environment?.["SITES"]).toBe("shop.example, office.example");
    expect(readEnv(serviceOf(own, "shop").environment).officeUrl?.host).toBe("office.example");
    expect(statSync(inProject("demo")).isDirectory()).toBe(true);
  });

  it("runs commands that the image has", () => {
    const named = services.flatMap(([, { command = [] }]) => [...command.join(" ").matchAll(/build\/(\w+)\.js/g)]);
    expect(named.length).toBeGreaterThan(0);
    for (const [, name = ""] of named)
      expect(existsSync(inProject("apps", "server", "src", "cli", `${name}.ts`))).toBe(true);
  });

  it("makes the bucket in a store that lacks it, and takes one that is there", async () => {
    const store = await startS3Server();
    const { AWS_ENDPOINT_URL = "", ...keys } = store.variables;
    const [program = "", ...args] = serviceOf(whole, "bucket-setup").command ?? [];
    try {
      for (const name of ["pictures", "others", "others"]) {
        const words = args.map((word) => word.replace('"pictures"', `"${name}"`));
        const env = { PATH: process.env["PATH"], AWS_ENDPOINT_URL, ...keys };
        const made = promisify(execFile)(program, words, { cwd: inProject(), env });
        expect([name, (await made).stderr]).toEqual([name, ""]);
      }
      const answerOf = async (path: string) => (await fetch(AWS_ENDPOINT_URL + path)).text();
      expect(await answerOf("others/none")).not.toContain("NoSuchBucket");
      expect(await answerOf("absent/none")).toContain("NoSuchBucket");
    } finally {
      await store.close();
    }
  });

  it("has every variable of its own in the guide", () => {
    const text = readFileSync(inProject("compose.yaml"), "utf8");
    const names = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name));
    const own = [...names].filter((name) => !Object.hasOwn(environmentSchema.shape, name));
    expect(own.sort()).toEqual(["BUCKET_PASSWORD", "DOMAIN", "OFFICE_DOMAIN", "POSTGRES_PASSWORD", "SKATERT_VERSION"]);
    for (const page of guide) expect(own.filter((name) => !page.includes(name))).toEqual([]);
  });

  it("is accepted by Compose itself", needs("docker compose", hasCompose), () => {
    for (const variables of [{}, large]) {
      const { PATH = "", HOME = "" } = process.env;
      const options = { cwd: inProject(), env: { PATH, HOME, ...variables }, encoding: "utf8" } as const;
      const { status, stderr } = spawnSync("docker", ["compose", "config", "--quiet"], options);
      expect([status, stderr]).toEqual([0, ""]);
    }
  });
});
