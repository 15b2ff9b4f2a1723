import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot, type Stage } from "./build-image.ts";

/** Runs programs of an image as its user, on a read-only root. */
export interface Container {
  /** Runs a command to its end; `code` is null if a signal ended it. */
  run(
    command: readonly string[],
    variables?: Variables,
  ): Promise<{ readonly code: number | null; readonly said: string }>;
  /** Starts the image's command. */
  start(variables?: Variables): RunningContainer;
}

export interface RunningContainer {
  /** Sends the image's stop signal; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** What the program has printed. */
  said(): string;
}

type Variables = Readonly<Record<string, string>>;

/** An account that owns nothing, if the tests run as root; otherwise their own account. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Makes everything of the image read-only but `/tmp` and these folders, which RUN must have given to the image's user:
 * `docker run --read-only --tmpfs /tmp -v …`.
 */
export function createContainer(stage: Stage, writable: readonly string[]): Container {
  mkdirSync(join(stage.root, "tmp"));
  execFileSync("chmod", ["-R", "a+rX,a-w", stage.root]);
  const isGiven = (path: string) => stage.owned.some((each) => each.path === path && each.owner.startsWith(stage.user));
  for (const path of ["/tmp", ...writable.filter(isGiven)]) {
    const folder = join(stage.root, path);
    execFileSync("chmod", ["-R", "u+w", folder]);
    if (nobody.uid !== undefined) execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, folder]);
  }
  return {
    async run(command, variables = {}) {
      const { child, said } = execute(stage, command, variables);
      await once(child, "close");
      return { code: child.exitCode, said: said() };
    },
    start(variables = {}) {
      const { child, said } = execute(stage, stage.command, variables);
      return {
        said,
        async stop() {
          if (child.exitCode !== null) return child.exitCode;
          const ended = once(child, "exit");
          child.kill(signalNamed(stage.stopSignal));
          await ended;
          return child.exitCode;
        },
      };
    },
  };
}

function execute(
  stage: Stage,
  words: readonly string[],
  variables: Variables,
): { child: ChildProcess; said(): string } {
  const [program = "", ...args] = words.map((word) => inRoot(word, stage.root));
  const given = Object.entries({ ...stage.variables, ...variables });
  const child = spawn(program === "node" ? process.execPath : program, args, {
    cwd: join(stage.root, stage.workdir),
    // Only the image's own variables: this machine's are not in a container.
    env: {
      PATH: process.env["PATH"],
      TMPDIR: join(stage.root, "tmp"),
      ...Object.fromEntries(given.map(([name, value]) => [name, inRoot(value, stage.root)])),
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...nobody,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (piece: string) => {
      output += piece;
    });
  return { child, said: () => output };
}

function signalNamed(name: string): NodeJS.Signals {
  if (name !== "SIGTERM") throw new Error(`STOPSIGNAL ${name}: the server ends its work on SIGTERM`);
  return name;
}
