import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { answerOf, run, SetupError, say } from "./processes.mjs";

/**
 * The system's Chromium: `CHROMIUM_PATH`, or one of the usual places.
 * @returns {string | null} absolute path
 */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  const usual = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].flatMap(onPath);
  const candidates = named ? [named] : [...usual, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
  return candidates.find(isExecutable) ?? null;
}

/**
 * Chromium without windows, which needs about 0.6 of the whole browser's processor time; `CHROMIUM_PATH` goes before it.
 * @returns {string | null} absolute path
 */
export function findHeadlessShell() {
  const usual = ["chromium-headless-shell", "headless_shell"].flatMap(onPath);
  return process.env["CHROMIUM_PATH"] ? null : (usual.find(isExecutable) ?? null);
}

/**
 * The folder with PostgreSQL's server programs (`initdb`, `postgres`), which are not on the PATH in Debian.
 * @returns {string | null} absolute path
 */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = entriesOf(debian).sort((a, b) => Number(b) - Number(a));
  const folders = [...searchPath(), ...versions.map((version) => join(debian, version, "bin"))];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => isExecutable(join(folder, name)))) ?? null;
}

/** @returns {Promise<string>} the path of a Chromium, installed by apt if there was none */
export function requireChromium() {
  return foundOrInstalled(
    "Chromium",
    findChromium,
    ["chromium", "fonts-dejavu-core"],
    "install it, or name it in CHROMIUM_PATH",
  );
}

/**
 * Chromium with its texts in every language, such as the dates of its fields, which Debian packages apart.
 * @returns {Promise<string>} its path
 */
export async function requireChromiumLanguages() {
  const browser = await requireChromium();
  const locales = "/usr/lib/chromium/locales";
  const isPackaged = browser !== process.env["CHROMIUM_PATH"] && entriesOf(locales).length > 0;
  if (isPackaged && !entriesOf(locales).includes("ru.pak"))
    await installByApt("the languages of Chromium", ["chromium-l10n"]);
  return browser;
}

/** The browsers of the walks: Chromium, and where apt has it, Chromium without windows. */
export async function requireWalkBrowsers() {
  const whole = await requireChromium();
  if (whole !== process.env["CHROMIUM_PATH"] && !findHeadlessShell())
    await installByApt("Chromium without windows", ["chromium-headless-shell"]);
}

/** @returns {Promise<string>} the folder of PostgreSQL's programs, installed by apt if there were none */
export function requirePostgres() {
  return foundOrInstalled("PostgreSQL", findPostgres, ["postgresql"], "install its server (initdb, postgres)");
}

/**
 * The folder of WordPress's files, with PHP and MariaDB to run it.
 * @returns {string | null} absolute path
 */
function findWordpress() {
  const programs = ["php", "mariadb", "mariadb-install-db"].every((name) => onPath(name).length > 0);
  const modules = programs ? (answerOf("php", ["-m"]) ?? "").split("\n") : [];
  const isWhole = ["mysqli", "mbstring", "curl", "gd", "xml"].every((name) => modules.includes(name));
  const folder = "/usr/share/wordpress";
  return isWhole && entriesOf(folder).includes("wp-settings.php") ? folder : null;
}

/** @returns {Promise<string>} the folder of WordPress's files, installed by apt with PHP and MariaDB if it was missing */
export function requireWordpress() {
  const php = ["cli", "mysql", "mbstring", "curl", "gd", "xml"].map((part) => `php-${part}`);
  return foundOrInstalled(
    "WordPress",
    findWordpress,
    ["wordpress", "mariadb-server", ...php],
    "install WordPress as Debian packages it, PHP and MariaDB",
  );
}

/**
 * A server program, which Debian installs outside most PATHs.
 * @param {string} name
 * @returns {string | null} absolute path
 */
export function findProgram(name) {
  return (
    [...searchPath(), "/usr/sbin", "/usr/local/sbin"].map((folder) => join(folder, name)).find(isExecutable) ?? null
  );
}

/** Installs nginx, Caddy and OpenSSL by apt if they are missing; the tests of `deploy/` need them. */
export async function requireProxies() {
  for (const name of ["nginx", "caddy", "openssl"])
    await foundOrInstalled(name, () => findProgram(name), [name], "install it");
}

/**
 * @param {string} name
 * @param {() => string | null} find
 * @param {readonly string[]} packages
 * @param {string} advice
 */
async function foundOrInstalled(name, find, packages, advice) {
  const present = find();
  if (present) return present;
  const installed = (await installByApt(name, packages)) ? find() : null;
  if (!installed)
    throw new SetupError(`the tests need ${name}, which is missing and could not be installed by apt: ${advice}`);
  return installed;
}

/**
 * @param {string} name
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} false without apt, or without the right to use it
 */
async function installByApt(name, packages) {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const allowed = prefix.length === 0 || answerOf("sudo", ["-n", "true"]) !== null;
  if (onPath("apt-get").length === 0 || !allowed) return false;
  say(`Installing ${name} by apt`);
  const apt = (/** @type {readonly string[]} */ ...args) => {
    const [program, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    return run(/** @type {string} */ (program), rest, { stdio: ["ignore", process.stderr, process.stderr] });
  };
  // Outdated package lists may still work, so only the result of the installation counts.
  await apt("update", "-q");
  return (await apt("install", "-y", "-q", "--no-install-recommends", ...packages)) === 0;
}

/** @param {string} program */
function onPath(program) {
  return searchPath()
    .map((folder) => join(folder, program))
    .filter(isExecutable);
}

function searchPath() {
  return (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
