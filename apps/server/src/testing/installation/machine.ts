import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFolder } from "../calls/documented.ts";
import { bareEnvironment } from "../processes/server-program.ts";
import { stubPrograms } from "./stub-programs.ts";

/** The output of a command and its exit code. */
export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder in place of a server's root folder, in which commands of the documentation run. */
export interface Machine {
  readonly folder: string;
  /** Runs a block as typed, until the first failing line. `cwd`: a path of the machine, or the clone. */
  run(block: string, options?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> }): Answer;
  /** Runs a line of a crontab as cron does. */
  cron(line: string): Answer;
  path(path: string): string;
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  /** The address of the service. */
  url(): Promise<string>;
  remove(): Promise<void>;
}

/** Paths of a server that the documentation names. */
const roots = /(?<![\w.$/])\/(?=(?:opt|etc|var\/lib|backup)\b)/g;

export async function createMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), "skatert-machine-"));
  const stubs = join(folder, "stubs");
  for (const path of [stubs, ...["opt", "etc/systemd/system", "var/lib"].map((name) => join(folder, name))])
    await mkdir(path, { recursive: true });
  for (const [name, text] of Object.entries(stubPrograms(process.execPath))) {
    await writeFile(join(stubs, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(stubs, name), 0o755);
  }
  const path = (named: string) => join(folder, named);
  const programs = [stubs, dirname(process.execPath), process.env["PATH"] ?? ""].join(":");
  const moved = (text: string) => text.replaceAll(roots, `${folder}/`);
  function shell(text: string, cwd: string, env: Readonly<Record<string, string>>): Answer {
    const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-euo", "pipefail", "-c", moved(text)], {
      cwd,
      encoding: "utf8",
      timeout: 280_000,
      env: { ...bareEnvironment, PATH: programs, HOME: folder, MACHINE: folder, ...env },
    });
    return { code: status, out: stdout, err: stderr };
  }
  const read = (named: string) => readFile(path(named), "utf8");
  return {
    folder,
    path,
    read,
    run: (block, { cwd, env = {} } = {}) => shell(block, cwd === undefined ? projectFolder : path(cwd), env),
    // `%` ends a command of a crontab unless a backslash is before it.
    cron: (line) => shell(line.replace(/^(?:\S+ ){5}/, "").replaceAll("\\%", "%"), folder, {}),
    write: (named, text) => writeFile(path(named), text),
    url: async () => /http:\/\/127\.0\.0\.1:\d+/.exec(await read("service.log"))?.[0] ?? "",
    remove: async () => {
      shell("systemctl stop skatert", folder, {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
