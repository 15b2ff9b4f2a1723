import { spawn } from "node:child_process";
import { once } from "node:events";
import type { StorePlace } from "../stores/engines.ts";

const program = new URL("./store-process.ts", import.meta.url).pathname;

/** Starts `count` processes, lets them act on the place at once, and returns their outputs. */
export async function runProcesses(
  count: number,
  action: "migrate" | "take-twenty",
  place: StorePlace,
): Promise<readonly unknown[]> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [program, JSON.stringify({ action, place })], { stdio: ["pipe", "pipe", "inherit"] }),
  );
  return Promise.all(
    children.map(async (child) => {
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
      child.stdin.end();
      await once(child, "close");
      if (child.exitCode !== 0) throw new Error(`${action} ended with ${String(child.exitCode)}`);
      return JSON.parse(output);
    }),
  );
}
