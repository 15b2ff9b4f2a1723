import { join, sep } from "node:path";
import type { Env } from "../config/env.ts";
import { StoreIsNewer, StoreIsOlder, TableIsInUse } from "../database/migrating/migrate.ts";
import { processUser } from "./process-user.ts";

type Place = Pick<Env, "dataDir" | "databaseUrl">;
type Explain = (place: Place, message: string) => string;

/**
 * Why the store cannot be opened or filled, in one line with the variable and the remedy; null for an unrelated error,
 * such as one of a file outside DATA_DIR.
 */
export function storeFault(error: unknown, place: Place): string | null {
  if (error instanceof StoreIsNewer || error instanceof StoreIsOlder || error instanceof TableIsInUse)
    return error.message;
  const { code, message } = detailsOf(error);
  const isOfFile = isFileError(error);
  if (isOfFile && !concerns(error, place.dataDir)) return null;
  if (place.databaseUrl !== null && !isOfFile) return postgresFault(code, message, place);
  const explain = Object.hasOwn(folderFaults, code) ? folderFaults[code] : sqliteFault(code);
  return explain?.(place, message) ?? null;
}

/** Why the server cannot listen; null for another error. */
export function listenFault(error: unknown, { host, port }: Pick<Env, "host" | "port">): string | null {
  switch (detailsOf(error).code) {
    case "EADDRINUSE":
      return `port ${port} is in use, set PORT to a free one`;
    case "EACCES":
      return `port ${port} is not allowed for ${processUser()}, set PORT to one above 1023 and let a proxy listen there`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return `HOST ${host} is not an address of this machine, set it to 127.0.0.1, or 0.0.0.0 for all addresses`;
    default:
      return null;
  }
}

const folderFaults: Readonly<Record<string, Explain>> = {
  EACCES: foreignFolder,
  EPERM: foreignFolder,
  EROFS: ({ dataDir }) => `DATA_DIR ${dataDir} is on a read-only file system, set DATA_DIR to a writable folder`,
  ENOENT: ({ dataDir }) => `DATA_DIR ${dataDir} cannot be created, set DATA_DIR to a writable folder`,
  ENOTDIR: aFile,
  EEXIST: aFile,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
};

function noRoom({ dataDir }: Place): string {
  return `the disk of DATA_DIR ${dataDir} is full, free some space or set DATA_DIR to a folder on another disk`;
}

function foreignFolder({ dataDir }: Place): string {
  const user = processUser();
  return `DATA_DIR ${dataDir} cannot be written by ${user}, set DATA_DIR to a folder of ${user} or run sudo chown -R ${user} ${dataDir}`;
}

function aFile({ dataDir }: Place): string {
  return `DATA_DIR ${dataDir} is a file or inside a file, set DATA_DIR to a folder`;
}

function sqliteFault(code: string): Explain | null {
  const file = ({ dataDir }: Place) => join(dataDir, "skatert.sqlite");
  if (/^SQLITE_NOTADB/.test(code))
    return (place) => `${file(place)} is not a database, move it away or set DATA_DIR to another folder`;
  if (/^SQLITE_CORRUPT/.test(code))
    return (place) => `${file(place)} is damaged, set DATA_DIR to an empty folder and restore a backup there`;
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/.test(code))
    return (place) => `${file(place)} cannot be written: ${foreignFolder(place)}`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return (place) => `another program has locked ${file(place)}, stop it or set DATA_DIR to another folder`;
  if (/^SQLITE_(FULL|IOERR)/.test(code))
    return (place, message) =>
      `the disk of DATA_DIR ${place.dataDir} fails or is full (${message}), free some space or set DATA_DIR to a folder on another disk`;
  return null;
}

const postgresCodes: Readonly<Record<string, string>> = {
  "28P01": "refuses the user or the password, correct them in DATABASE_URL",
  "28000": "does not let this user in, correct the user in DATABASE_URL or the server's pg_hba.conf",
  "3D000": "has no database of this name, create it (createdb) or correct DATABASE_URL",
  "3F000": "has no schema to create tables in, create it or correct search_path in DATABASE_URL",
  "42501": "does not let this user create tables, make it the owner of the database or of its schema",
  "25006": "is read-only, name its primary server in DATABASE_URL",
  "53300": "has no connections left, raise its max_connections or stop other programs",
  "57P03": "is starting or stopping, try again in a moment",
  ERR_INVALID_URL:
    "cannot be read, write postgres://user:password@host:5432/name with @ : / ? # % of the password as %40 %3A %2F %3F %23 %25",
  ECONNREFUSED: "does not answer, start it or correct host and port in DATABASE_URL",
  ENOTFOUND: "is not found, correct the host in DATABASE_URL",
  EAI_AGAIN: "is not found, correct the host in DATABASE_URL",
};

/** `message` may be the driver's, which has no codes for some failures. Null: not an error of PostgreSQL. */
function postgresFault(code: string, message: string, { databaseUrl }: Place): string | null {
  const server = `PostgreSQL at ${withoutPassword(databaseUrl ?? "")}`;
  if (Object.hasOwn(postgresCodes, code)) return `${server} ${postgresCodes[code]}`;
  if (/password must be a string/.test(message)) return `${server} requires a password, add it to DATABASE_URL`;
  if (/^E(TIMEDOUT|HOSTUNREACH|NETUNREACH)$/.test(code) || /timeout/i.test(message))
    return `${server} ${postgresCodes["ECONNREFUSED"]}`;
  return isOfServer(code, message) ? `${server} cannot be used, check DATABASE_URL: ${message}` : null;
}

/**
 * SQLSTATE classes of the connection, the login, the database, rights, resources and the server itself. Others are
 * faults of a statement, which another DATABASE_URL would not fix.
 */
const serverStates = /^(?:08|28|3D|3F|53|57|XX)|^(?:42501|25006)$/;

function isOfServer(code: string, message: string): boolean {
  if (code === "") return /connection|SSL|SASL/i.test(message);
  return serverStates.test(code) || /^E[A-Z]+$/.test(code);
}

/** The address of a database without its password. */
export function withoutPassword(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url === null) return "the address of DATABASE_URL";
  return `${url.username === "" ? "" : `${url.username}@`}${url.host}${url.pathname}` || "the address of DATABASE_URL";
}

interface FileError extends Error {
  readonly path?: unknown;
  /** The target of a copy or move. */
  readonly dest?: unknown;
}

/** `write` reports a full disk without a path, and a lost connection with another code. */
function isFileError(error: unknown): error is FileError {
  if (!(error instanceof Error && "syscall" in error)) return false;
  return "path" in error || ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT"));
}

/** Whether the error concerns a file in `folder`, or one of the folders above it, which are created with it. */
function concerns({ path, dest }: FileError, folder: string): boolean {
  if (path === undefined) return true;
  return [path, dest].some((named) => typeof named === "string" && (isBelow(named, folder) || isBelow(folder, named)));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** Several addresses of one host fail as one error without a message. */
function detailsOf(error: unknown): { readonly code: string; readonly message: string } {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return { code: "", message: String(first) };
  const [message = ""] = first.message.split("\n");
  return { code: "code" in first && typeof first.code === "string" ? first.code : "", message };
}
