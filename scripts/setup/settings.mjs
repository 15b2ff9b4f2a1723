import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import * as util from "node:util";
import { ROOT } from "./places.mjs";
import { SetupError } from "./processes.mjs";

/**
 * Variables for a program of this project, and the files that contain them.
 * @typedef {{ variables: Record<string, string>, files: readonly string[] }} Settings
 * @typedef {{ folder: string | null, variables: Record<string, string>, settingsFile: string | null, files: string[] }}
 * Unit
 */

/** The service, or the template of several processes. */
const UNITS = ["skatert.service", "skatert@.service"];
/** In systemd's order: a unit of the administrator overrides that of a package. */
const UNIT_FOLDERS = ["/etc/systemd/system", "/usr/local/lib/systemd/system", "/usr/lib/systemd/system"];

/**
 * The settings of every command, so that all of them open the running shop's store: the file of `SKATERT_ENV`; else
 * those of the systemd unit that runs this folder; else `.env` in this folder. Variables of the environment override
 * all of them. Throws a SetupError for a file that cannot be read.
 * @param {{ named?: string | undefined, root?: string, unitFolders?: readonly string[] }} [place]
 * @returns {Settings}
 */
export function readSettings({ named = process.env["SKATERT_ENV"], root = ROOT, unitFolders = UNIT_FOLDERS } = {}) {
  const unit = readUnit(unitFolders);
  if (named) return namedSettings(resolve(process.env["INIT_CWD"] ?? ".", named), unit);
  if (unit?.folder && isSame(unit.folder, root)) return unitSettings(unit);
  const own = join(root, ".env");
  return existsSync(own) ? { variables: variablesOf(own), files: [own] } : { variables: {}, files: [] };
}

/**
 * The environment of a program with these settings, including the names of their files.
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function environmentOf({ variables, files }) {
  const missing = Object.entries(variables).filter(([name]) => process.env[name] === undefined);
  return { ...Object.fromEntries(missing), SKATERT_SETTINGS: files.join(", ") };
}

/** @param {string} file @param {Unit | null} unit @returns {Settings} */
function namedSettings(file, unit) {
  if (!existsSync(file)) throw new SetupError(`SKATERT_ENV names ${file}, which does not exist`);
  return unit?.settingsFile === file ? unitSettings(unit) : { variables: variablesOf(file), files: [file] };
}

/**
 * As in systemd, the unit's settings file overrides the unit's own variables. @param {Unit} unit @returns {Settings}
 */
function unitSettings({ variables, settingsFile, files }) {
  if (settingsFile === null || !existsSync(settingsFile)) return { variables, files };
  return { variables: { ...variables, ...variablesOf(settingsFile) }, files: [...files, settingsFile] };
}

/** @param {string} file @returns {Record<string, string>} */
function variablesOf(file) {
  if (typeof util.parseEnv !== "function")
    throw new SetupError(`reading ${file} needs Node 20.12 or newer: this is ${process.versions.node}`);
  /** @type {Record<string, string>} */
  const variables = {};
  for (const [name, value] of Object.entries(util.parseEnv(textOf(file))))
    if (value !== undefined) variables[name] = value;
  return variables;
}

/**
 * Windows editors begin a file with a byte order mark, which would become part of the first name. @param {string} file
 */
function textOf(file) {
  const bytes = bytesOf(file);
  const isWide = bytes.length > 1 && [0xfeff, 0xfffe].includes(bytes.readUInt16BE(0));
  if (isWide || bytes.includes(0)) throw new SetupError(`${file} is not UTF-8 text: save it as UTF-8`);
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** @param {string} file */
function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    const advice =
      code === "EACCES" ? "run the command as root or as the user of the service, with sudo" : String(error);
    throw new SetupError(`${file} cannot be read: ${advice}`);
  }
}

/**
 * The unit with the changes of `systemctl edit`; null without a unit. @param {readonly string[]} folders @returns {Unit
 * | null}
 */
function readUnit(folders) {
  const name = UNITS.find((unit) => folders.some((folder) => existsSync(join(folder, unit))));
  const file = folders.map((folder) => join(folder, name ?? "")).find((path) => existsSync(path));
  if (name === undefined || file === undefined) return null;
  /** @type {Unit} */
  const unit = { folder: null, variables: {}, settingsFile: null, files: [file] };
  for (const path of [file, ...folders.flatMap((folder) => changesIn(join(folder, `${name}.d`)))])
    addUnitFile(unit, path);
  return unit;
}

/** @param {string} folder */
function changesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".conf"));
  return names.sort().map((name) => join(folder, name));
}

/** @param {Unit} unit @param {string} path */
function addUnitFile(unit, path) {
  for (const [, key, value = ""] of bytesOf(path)
    .toString("utf8")
    .matchAll(/^\s*(\w+)\s*=[ \t]*(.*?)\s*$/gm)) {
    if (key === "WorkingDirectory") unit.folder = value;
    if (key === "EnvironmentFile") unit.settingsFile = value.replace(/^-/, "") || null;
    // A command is no instance: it has no port of its own.
    if (key === "Environment") Object.assign(unit.variables, assignmentsOf(value.replaceAll("%i", "")));
  }
}

/** `A=1 "B=2 3"` of a unit. @param {string} text @returns {Record<string, string>} */
function assignmentsOf(text) {
  const words = [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain,
  );
  return Object.fromEntries(words.map((word = "") => [word.split("=")[0], word.slice(word.indexOf("=") + 1)]));
}

/** @param {string} a @param {string} b */
function isSame(a, b) {
  return existsSync(a) && realpathSync(a) === realpathSync(b);
}
