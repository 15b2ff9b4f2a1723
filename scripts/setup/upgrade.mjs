import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inProject, ROOT } from "./places.mjs";
import { answerOf, run, SetupError, say } from "./processes.mjs";
import { readSettings } from "./settings.mjs";

/** The next version is built here, on the file system of the present one. */
const NEXT = inProject(".tools", "next");
/** What the next version replaces; deleting it takes seconds in which the shop would be away. */
const PREVIOUS = inProject(".tools", "previous");
/** What a build makes; a start needs nothing else besides the checked-out files. */
const MADE = ["node_modules", "apps/storefront/build", "apps/office/build", "apps/server/build"];
const UNIT = "deploy/skatert.service";
const INSTALLED_UNIT = "/etc/systemd/system/skatert.service";
const READY_MS = 60_000;

/**
 * Upgrades an installation under systemd: builds the next version beside the running one, and stops the shop only to
 * switch and start. Until then a failure changes nothing; afterwards the previous version is started again.
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
    const oldUnit = readFileSync(inProject(UNIT), "utf8");
    const stopped = Date.now();
    await systemctl("stop");
    const isUp = await switchTo(version, target, oldUnit).catch((error) => {
      say(String(error));
      return false;
    });
    if (!isUp) {
      await goBack(present);
      return 1;
    }
    say(`Upgraded; the shop was away for ${((Date.now() - stopped) / 1000).toFixed(1)} s`);
    // Its link to Node may lead through the folder of the next version.
    return await run(process.execPath, [inProject("scripts", "build.mjs")]);
  } finally {
    forgetNext();
  }
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
  symlinkSync(inProject(".tools"), join(NEXT, ".tools"));
  const code = await run(process.execPath, [join(NEXT, "scripts", "build.mjs")], { cwd: NEXT });
  if (code !== 0) throw new SetupError(`the next version could not be built (exit code ${code}); the shop runs on`);
}

/** @param {string | null} version @param {string} target @param {string} oldUnit */
async function switchTo(version, target, oldUnit) {
  takeNext(version, target);
  await takeUnit(oldUnit);
  return starts();
}

/** @param {string | null} version @param {string} target */
function takeNext(version, target) {
  if (version === null) git("merge", "--quiet", "--ff-only", target);
  else git("checkout", "--quiet", version);
  for (const folder of MADE) {
    moveTo(inProject(folder), join(PREVIOUS, folder));
    moveTo(join(NEXT, folder), inProject(folder));
  }
}

/** @param {string} from @param {string} to */
function moveTo(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(from)) renameSync(from, to);
}

/** An installed unit that the owner has not changed follows the project's. @param {string} old the project's before */
async function takeUnit(old) {
  const fresh = readFileSync(inProject(UNIT), "utf8");
  if (fresh === old || !existsSync(INSTALLED_UNIT)) return;
  if (readFileSync(INSTALLED_UNIT, "utf8") !== old) {
    say(`${INSTALLED_UNIT} is your own: compare it with ${UNIT}`);
    return;
  }
  copyFileSync(inProject(UNIT), INSTALLED_UNIT);
  await run("systemctl", ["daemon-reload"]);
}

/** The store stays as the next version left it, so the previous one may refuse it. @param {string} present */
async function goBack(present) {
  say("The next version does not answer (journalctl -u skatert says why); starting the previous one again");
  await systemctl("stop");
  git("reset", "--quiet", "--hard", present);
  for (const folder of MADE) {
    if (!existsSync(join(PREVIOUS, folder))) continue;
    rmSync(inProject(folder), { recursive: true, force: true });
    moveTo(join(PREVIOUS, folder), inProject(folder));
  }
  if (await starts()) say("The previous version runs again");
  else say("The previous version does not answer either: if it refuses the store, restore the backup");
}

/** Starts the shop; false if it does not answer. */
async function starts() {
  const { PORT = "3000", HOST = "" } = readSettings().variables;
  const host = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  const end = Date.now() + READY_MS;
  if (!(await systemctl("start"))) return false;
  while (Date.now() < end) {
    const answer = await fetch(`http://${host.includes(":") ? `[${host}]` : host}:${PORT}/healthz`).catch(() => null);
    if (answer?.ok) return true;
    if (answerOf("systemctl", ["is-failed", "skatert"]) !== null) return false;
    await wait(100);
  }
  return false;
}

/** @param {"stop" | "start"} action */
async function systemctl(action) {
  return (await run("systemctl", [action, "skatert"])) === 0;
}

function forgetNext() {
  for (const folder of [NEXT, PREVIOUS]) rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync("git", ["-C", ROOT, ...args], { encoding: "utf8" }).trim();
}
