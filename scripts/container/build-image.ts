import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { ROOT } from "../setup/places.mjs";
import { buildContext } from "./build-context.ts";
import { assignmentsOf, type Instruction, instructionsOf, optionsOf, wordsOf } from "./dockerfile.ts";

/** A stage of a Dockerfile. `root` is the folder that stands for `/`. */
export interface Stage {
  readonly root: string;
  readonly base: string;
  workdir: string;
  /** Known to the build alone. */
  args: Readonly<Record<string, string>>;
  variables: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  user: string;
  volumes: readonly string[];
  ports: readonly string[];
  stopSignal: string;
  command: readonly string[];
  health: { readonly options: Readonly<Record<string, string>>; readonly command: readonly string[] } | null;
  /** Absolute folders of the image that RUN has given to a user, with that user. */
  owned: readonly { readonly owner: string; readonly path: string }[];
}

/** The last stage, and the tags of the base images, which are not executed. */
export interface Image {
  readonly stage: Stage;
  readonly bases: readonly string[];
}

interface Building {
  readonly folder: string;
  /** Null: no COPY has needed them yet. */
  files: readonly string[] | null;
  readonly stages: Map<string, Stage>;
  current: Stage | null;
  /** Arguments before the first FROM. */
  global: Readonly<Record<string, string>>;
}

/**
 * Executes the project's Dockerfile in an empty folder, without Docker: each stage is a folder, COPY copies the files of a
 * clone, RUN runs in the stage's folder with the Node of this process. Throws for an instruction that is not known here.
 */
export async function buildImage(folder: string, dockerfile = ownDockerfile()): Promise<Image> {
  const building: Building = { folder, files: null, stages: new Map(), current: null, global: {} };
  for (const instruction of instructionsOf(dockerfile)) {
    const execute = instructions[instruction.name];
    if (execute === undefined) throw new Error(`${instruction.name} of the Dockerfile is not known to this test`);
    await execute(instruction.text, building);
  }
  return { stage: stageOf(building), bases: [...new Set([...building.stages.values()].map(({ base }) => base))] };
}

const instructions: Readonly<Record<Instruction["name"], (text: string, building: Building) => void | Promise<void>>> =
  {
    FROM: begin,
    ARG(text, building) {
      const scope = building.current?.args ?? building.global;
      const added = { ...scope, ...assignmentsOf(text, scope) };
      if (building.current === null) building.global = added;
      else building.current.args = added;
    },
    ENV(text, building) {
      const stage = stageOf(building);
      stage.variables = { ...stage.variables, ...assignmentsOf(text, { ...stage.args, ...stage.variables }) };
    },
    LABEL(text, building) {
      const stage = stageOf(building);
      stage.labels = { ...stage.labels, ...assignmentsOf(text, { ...stage.args, ...stage.variables }) };
    },
    WORKDIR(text, building) {
      const stage = stageOf(building);
      stage.workdir = resolve(stage.workdir, text);
      mkdirSync(join(stage.root, stage.workdir), { recursive: true });
    },
    COPY: copy,
    RUN: run,
    USER(text, building) {
      stageOf(building).user = text;
    },
    VOLUME(text, building) {
      stageOf(building).volumes = text.split(" ");
    },
    EXPOSE(text, building) {
      stageOf(building).ports = text.split(" ");
    },
    STOPSIGNAL(text, building) {
      stageOf(building).stopSignal = text;
    },
    CMD(text, building) {
      stageOf(building).command = wordsOf(text);
    },
    HEALTHCHECK(text, building) {
      const { options, rest } = optionsOf(text);
      if (!rest.startsWith("CMD ")) throw new Error(`HEALTHCHECK ${rest} is not known to this test`);
      stageOf(building).health = { options, command: wordsOf(rest.slice("CMD ".length)) };
    },
  };

function ownDockerfile(): string {
  return readFileSync(join(ROOT, "Dockerfile"), "utf8");
}

function stageOf({ current }: Building): Stage {
  if (current === null) throw new Error("the Dockerfile begins without FROM");
  return current;
}

function begin(text: string, building: Building): void {
  const [, from = "", name = String(building.stages.size)] = /^(\S+)(?: AS (\S+))?$/i.exec(text) ?? [];
  const root = join(building.folder, name);
  const earlier = building.stages.get(from);
  mkdirSync(root);
  if (earlier !== undefined) cpSync(earlier.root, root, { recursive: true, verbatimSymlinks: true });
  const base = earlier?.base ?? Object.values(assignmentsOf(`from=${from}`, building.global))[0] ?? from;
  const empty = { workdir: "/", args: {}, variables: {}, labels: {}, user: "root", volumes: [], ports: [], owned: [] };
  const stage = { ...(earlier ?? { ...empty, stopSignal: "SIGTERM", command: [], health: null }), root, base };
  building.stages.set(name, stage);
  building.current = stage;
}

function copy(text: string, building: Building): void {
  const stage = stageOf(building);
  const { options, rest } = optionsOf(text);
  const { from, ...unknown } = options;
  if (Object.keys(unknown).length > 0) throw new Error(`COPY ${text} has an option that this test does not know`);
  const words = rest.split(/\s+/);
  const to = words.at(-1) ?? "";
  const target = join(stage.root, resolve(stage.workdir, to));
  for (const source of words.slice(0, -1)) {
    if (from !== undefined) copyFromStage(source, target, building.stages.get(from));
    else {
      building.files ??= buildContext();
      copyFromClone(source, to, target, building.files);
    }
  }
}

function copyFromClone(source: string, to: string, target: string, files: readonly string[]): void {
  const isFile = files.includes(source);
  const wanted = isFile ? [source] : files.filter((file) => file.startsWith(`${source}/`));
  if (wanted.length === 0) throw new Error(`COPY ${source}: a clone has no such file after .dockerignore`);
  for (const file of wanted) {
    const inFolder = isFile ? basename(source) : file.slice(source.length + 1);
    const path = isFile && !to.endsWith("/") ? target : join(target, inFolder);
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(join(ROOT, file), path);
  }
}

/** The content of a folder, as COPY does. */
function copyFromStage(source: string, target: string, stage: Stage | undefined): void {
  const path = stage && join(stage.root, source);
  if (path === undefined || !existsSync(path) || !statSync(path).isDirectory())
    throw new Error(`COPY --from: no stage has the folder ${source}`);
  cpSync(path, target, { recursive: true, verbatimSymlinks: true });
}

/** How npm reaches its registry on this machine, and where it keeps packages. */
const passedOn = /^(npm_config_(registry|cache|userconfig|cafile)|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

async function run(text: string, building: Building): Promise<void> {
  const stage = stageOf(building);
  const machine = Object.entries(process.env).filter(([name]) => passedOn.test(name));
  const given = join(building.folder, "owned.txt");
  const child = spawn("sh", ["-ec", inRoot(text, stage.root)], {
    cwd: join(stage.root, stage.workdir),
    env: {
      ...Object.fromEntries(machine),
      HOME: process.env["HOME"],
      npm_config_prefer_offline: "true",
      PATH: [commandsOfBase(building.folder), dirname(process.execPath), process.env["PATH"]].join(delimiter),
      OWNED: given,
      ...stage.args,
      ...stage.variables,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (piece: string) => {
    said += piece;
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`RUN ${text} ended with ${String(child.exitCode)}:\n${said}`);
  if (!existsSync(given)) return;
  const lines = readFileSync(given, "utf8").trim().split("\n");
  const inImage = (path: string) => resolve("/", path.slice(path.startsWith(stage.root) ? stage.root.length : 0));
  stage.owned = lines.map((line) => {
    const [owner = "", path = ""] = line.split("\t");
    return { owner, path: inImage(resolve(join(stage.root, stage.workdir), path)) };
  });
}

/** Absolute paths of the image in a text, inside its folder. */
export function inRoot(text: string, root: string): string {
  return text.replace(/(?<=^|[\s=])\/(?=\w)/g, `${root}/`);
}

/** The accounts of the base image are not those of this machine: `chown` only notes what it was told. */
function commandsOfBase(folder: string): string {
  const commands = join(folder, "commands");
  const chown = join(commands, "chown");
  mkdirSync(commands, { recursive: true });
  writeFileSync(
    chown,
    '#!/bin/sh\nowner=$1\nshift\nfor path; do printf "%s\\t%s\\n" "$owner" "$path" >> "$OWNED"; done\n',
  );
  chmodSync(chown, 0o755);
  return commands;
}
