import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requirePostgres } from "../setup/system.mjs";
import { startCluster } from "./cluster.ts";

async function answers(url: string): Promise<boolean> {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port) });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe("a temporary PostgreSQL", () => {
  it("listens until it is stopped, and leaves no files", async () => {
    const cluster = await startCluster(await requirePostgres());
    expect(await answers(cluster.url)).toBe(true);
    expect(readFileSync(join(cluster.folder, "pg_hba.conf"), "utf8")).toMatch(/^host all locked .* scram-sha-256\n/);
    await cluster.stop();
    expect(await answers(cluster.url)).toBe(false);
    expect(existsSync(cluster.folder)).toBe(false);
  });

  it("ends together with a killed run", async () => {
    const program = `
      import { startCluster } from ${JSON.stringify(new URL("cluster.ts", import.meta.url).href)};
      import { findPostgres } from ${JSON.stringify(new URL("../setup/system.mjs", import.meta.url).href)};
      console.log(JSON.stringify(await startCluster(findPostgres())));
      setInterval(() => undefined, 1000);
    `;
    const run = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(run.stdout, "data");
    const { url, folder } = JSON.parse(String(line));
    expect(await answers(url)).toBe(true);
    run.kill("SIGKILL");
    await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
  });
});
