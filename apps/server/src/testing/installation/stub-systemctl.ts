import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "node:util";

/**
 * `systemctl enable --now`, `start`, `stop` and `restart` of the unit in `$MACHINE/etc/systemd/system`, as far as the
 * shop needs: the unit's folder, variables, file of variables and command line. Returns once the service is ready or
 * has ended.
 */
const machine = process.env["MACHINE"] ?? "";
const [log, pidFile] = [join(machine, "service.log"), join(machine, "service.pid")];
const words = process.argv.slice(2);
const action = words[0] === "enable" ? "start" : words[0];
if (action === "stop" || action === "restart") await stop();
if (action === "start" || action === "restart") await start(`${words.at(-1)}.service`);

async function start(unitName: string): Promise<void> {
  const unit = readFileSync(join(machine, "etc/systemd/system", unitName), "utf8");
  const settingOf = (key: string) => new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1] ?? "";
  const file = settingOf("EnvironmentFile").replace(/^-/, "");
  mkdirSync(join(machine, "var/lib", settingOf("StateDirectory")), { recursive: true, mode: 0o750 });
  const output = openSync(log, "w");
  const [program = "", ...args] = settingOf("ExecStart").split(" ");
  const service = spawn(program, args, {
    cwd: settingOf("WorkingDirectory"),
    detached: true,
    stdio: ["ignore", output, output],
    env: {
      PATH: "/usr/bin:/bin",
      ...parseEnv(settingOf("Environment").replaceAll(" ", "\n")),
      ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}),
    },
  });
  writeFileSync(pidFile, String(service.pid));
  while (!readFileSync(log, "utf8").includes("Serving")) {
    if (service.exitCode !== null) throw new Error(readFileSync(log, "utf8"));
    await wait(50);
  }
  service.unref();
}

async function stop(): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8"));
  rmSync(pidFile);
  process.kill(pid, "SIGTERM");
  while (isRunning(pid)) await wait(50);
}

function isRunning(pid: number): boolean {
  try {
    // A process that has ended but is not reaped yet still has its id.
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
