import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inProject, ROOT } from "./places.mjs";
import { answerOf, run, SetupError, say } from "./processes.mjs";
import { readSettings } from "./settings.mjs";

/** The next version is built here, on the file system of the present one. */
const NEXT = inProject(".tools", "next");
/** What the next version replaces; deleting it takes seconds in which the shop would be away. */
const PREVIOUS = inProject(".tools", "previous");
const BUILDS = ["apps/storefront/build", "apps/office/build", "apps/server/build"];
/** What a build makes; a start needs nothing else besides the checked-out files. */
const MADE = ["node_modules", ...BUILDS];
/** In a build: the names of the files that were kept from the build before. */
const KEPT = ".kept";
const MIGRATIONS = "apps/server/migrations/index.ts";
const UNIT = "deploy/skatert.service";
/** The second is a template: each of several processes is an instance, named by its port. */
const INSTALLED_UNITS = ["skatert.service", "skatert@.service"].map((name) => join("/etc/systemd/system", name));
const READY_MS = 60_000;
/** In which a proxy that asks every second or two finds that a process is ready again. */
const NOTICE_MS = 4_000;

/** A process of the shop under systemd. @typedef {{ name: string, port: string }} Unit */

/**
 * Upgrades an installation under systemd: builds the next version beside the running one, and then restarts the shop.
 * Several processes restart one after the other, so that the shop is never away. Until then a failure changes nothing;
 * afterwards the previous version is started again.
 * @param {string | null} version a tag or commit; null: the newest commit of the branch's origin
 * @returns {Promise<number>} the exit code
 */
export async function upgrade(version) {
  const target = targetOf(version);
  const present = git("rev-parse", "HEAD");
  if (target === present) {
    say("This is that version already");
    return 0;
  }
  try {
    await buildNext(target);
    const units = unitsOfShop();
    const isRolling = units.length > 1 && !takesAway();
    /** @type {Unit[]} */
    const restarted = [];
    const begun = Date.now();
    const isUp = await switchTo(version, target, isRolling ? units.map((unit) => [unit]) : [units], restarted).catch(
      (error) => {
        say(String(error));
        return false;
      },
    );
    if (!isUp) {
      await goBack(present, restarted);
      return 1;
    }
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    say(isRolling ? "Upgraded; one process always served the shop" : `Upgraded; the shop was away for ${seconds} s`);
    // Its link to Node may lead through the folder of the next version.
    return await run(process.execPath, [inProject("scripts", "build.mjs")]);
  } finally {
    forgetNext();
  }
}

/** The running instances of the template, or the one service. @returns {readonly Unit[]} */
function unitsOfShop() {
  const asked = ["list-units", "--plain", "--no-legend", "--state=active", "skatert@*.service"];
  const ports = [...(answerOf("systemctl", asked) ?? "").matchAll(/^skatert@(\d+)\.service/gm)];
  if (ports.length > 0) return ports.map(([, port = ""]) => ({ name: `skatert@${port}`, port }));
  return [{ name: "skatert", port: readSettings().variables["PORT"] || "3000" }];
}

/** Whether a new migration takes away what the running version uses (decision 144): it must not see that store. */
function takesAway() {
  const [known, next] = [inProject(MIGRATIONS), join(NEXT, MIGRATIONS)].map((path) =>
    fs.existsSync(path) ? fs.readFileSync(path, "utf8") : "",
  );
  const { version } = JSON.parse(fs.readFileSync(inProject("package.json"), "utf8"));
  const step = [...(next ?? "").matchAll(/name: "([^"]+)"[^}]*?unusedSince: "([^"]+)"/g)].find(
    ([, name, since = ""]) =>
      !known?.includes(`"${name}"`) && version.localeCompare(since, "en", { numeric: true }) < 0,
  );
  if (step) say(`All processes stop for the upgrade: ${step[1]} must not run beside a version before ${step[2]}`);
  return step !== undefined;
}

/** @param {string | null} version */
function targetOf(version) {
  git("fetch", "--quiet", "--tags", "origin");
  if (git("status", "--porcelain", "--untracked-files=no") !== "")
    throw new SetupError(`files in ${ROOT} have been edited: git status shows them, git stash puts them aside`);
  const target = answerOf("git", ["-C", ROOT, "rev-parse", "--verify", `${version ?? "@{upstream}"}^{commit}`]);
  if (target === null)
    throw new SetupError(
      version === null
        ? "no branch with an origin is checked out: name a version, as in npm run upgrade -- v0.2.0"
        : `git knows no ${version}`,
    );
  if (version === null && answerOf("git", ["-C", ROOT, "merge-base", "--is-ancestor", "HEAD", target]) === null)
    throw new SetupError("this branch has commits that its origin lacks: name a version, or push them first");
  return target;
}

/** @param {string} target */
async function buildNext(target) {
  forgetNext();
  git("worktree", "add", "--quiet", "--detach", NEXT, target);
  // A Node that was fetched is used again.
  fs.symlinkSync(inProject(".tools"), join(NEXT, ".tools"));
  const code = await run(process.execPath, [join(NEXT, "scripts", "build.mjs")], { cwd: NEXT });
  if (code !== 0) throw new SetupError(`the next version could not be built (exit code ${code}); the shop runs on`);
}

/**
 * @param {string | null} version @param {string} target
 * @param {readonly (readonly Unit[])[]} groups those of a group restart together
 * @param {Unit[]} restarted is filled
 */
async function switchTo(version, target, groups, restarted) {
  const oldUnit = fs.readFileSync(inProject(UNIT), "utf8");
  takeNext(version, target);
  await takeUnit(oldUnit);
  for (const [index, group] of groups.entries()) {
    if (index > 0) await wait(NOTICE_MS);
    restarted.push(...group);
    await systemctl("stop", group);
    if (!(await starts(group))) return false;
  }
  return true;
}

/** @param {string | null} version @param {string} target */
function takeNext(version, target) {
  if (version === null) git("merge", "--quiet", "--ff-only", target);
  else git("checkout", "--quiet", version);
  for (const folder of MADE) {
    moveTo(inProject(folder), join(PREVIOUS, folder));
    moveTo(join(NEXT, folder), inProject(folder));
  }
  for (const folder of BUILDS) keepFiles(join(PREVIOUS, folder), inProject(folder));
}

/**
 * Processes and open pages of the present version load further files of its build. Those of the version before it go.
 * @param {string} from @param {string} to
 */
function keepFiles(from, to) {
  if (!fs.existsSync(from)) return;
  const list = join(from, KEPT);
  const older = new Set([KEPT, ...(fs.existsSync(list) ? fs.readFileSync(list, "utf8").split("\n") : [])]);
  const kept = fs
    .readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((name) => !older.has(name) && !fs.existsSync(join(to, name)));
  for (const name of kept) {
    fs.mkdirSync(dirname(join(to, name)), { recursive: true });
    fs.linkSync(join(from, name), join(to, name));
  }
  fs.writeFileSync(join(to, KEPT), kept.join("\n"));
}

/** @param {string} from @param {string} to */
function moveTo(from, to) {
  fs.mkdirSync(dirname(to), { recursive: true });
  if (fs.existsSync(from)) fs.renameSync(from, to);
}

/** An installed unit that the owner has not changed follows the project's. @param {string} old the project's before */
async function takeUnit(old) {
  const fresh = fs.readFileSync(inProject(UNIT), "utf8");
  if (fresh === old) return;
  for (const installed of INSTALLED_UNITS.filter((path) => fs.existsSync(path))) {
    if (fs.readFileSync(installed, "utf8") === old) fs.copyFileSync(inProject(UNIT), installed);
    else say(`${installed} is your own: compare it with ${UNIT}`);
  }
  await run("systemctl", ["daemon-reload"]);
}

/**
 * The store stays as the next version left it; the previous one refuses it if it is too old for that.
 * @param {string} present @param {readonly Unit[]} restarted
 */
async function goBack(present, restarted) {
  say("The next version does not answer (journalctl -u 'skatert*' says why); starting the previous one again");
  await systemctl("stop", restarted);
  git("reset", "--quiet", "--hard", present);
  for (const folder of MADE) {
    if (!fs.existsSync(join(PREVIOUS, folder))) continue;
    fs.rmSync(inProject(folder), { recursive: true, force: true });
    moveTo(join(PREVIOUS, folder), inProject(folder));
  }
  if (await starts(restarted)) say("The previous version runs again");
  else say("The previous version does not answer either: if it refuses the store, restore the backup");
}

/** Starts processes; false if one does not answer. @param {readonly Unit[]} units */
async function starts(units) {
  if (!(await systemctl("start", units))) return false;
  return (await Promise.all(units.map(answers))).every(Boolean);
}

/** @param {Unit} unit */
async function answers({ name, port }) {
  const { HOST = "" } = readSettings().variables;
  const host = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  // Of several processes the next one stops only when a proxy would send requests to this one.
  const path = name === "skatert" ? "/healthz" : "/readyz";
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${address}${path}`).catch(() => null);
    if (answer?.ok) return true;
    if (answerOf("systemctl", ["is-failed", name]) !== null) return false;
    await wait(100);
  }
  return false;
}

/** @param {"stop" | "start"} action @param {readonly Unit[]} units */
async function systemctl(action, units) {
  return units.length === 0 || (await run("systemctl", [action, ...units.map(({ name }) => name)])) === 0;
}

function forgetNext() {
  for (const folder of [NEXT, PREVIOUS]) fs.rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync("git", ["-C", ROOT, ...args], { encoding: "utf8" }).trim();
}
