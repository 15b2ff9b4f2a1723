import { dirname, resolve } from "node:path";
import { processUser } from "../boot/process-user.ts";
import { BackupFault } from "./backup-lines.ts";

/**
 * Why a backup cannot be written to its target, in one line with the remedy; null for an unrelated error, such as one
 * of the store or a picture.
 */
export function targetFault(error: unknown, target: string): BackupFault | null {
  if (!isFileError(error) || !isOfTarget(error, resolve(target))) return null;
  const folder = dirname(resolve(target));
  const explain = Object.hasOwn(faults, error.code) ? faults[error.code] : null;
  return new BackupFault(explain?.(folder, resolve(target)) ?? `cannot write ${target}: ${error.message}`);
}

const faults: Readonly<Record<string, (folder: string, target: string) => string>> = {
  ENOENT: (folder) => `${folder} does not exist: create it with sudo install -d -m 700${owner()} ${folder}`,
  ENOTDIR: (folder) => `${folder} is not a folder: name a file in a folder`,
  EISDIR: (_folder, target) => `${target} is a folder: name a file in it`,
  EACCES: foreignFolder,
  EPERM: foreignFolder,
  EROFS: (folder) => `${folder} is on a read-only file system: name a file in a writable folder`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
};

function foreignFolder(folder: string): string {
  const user = processUser();
  return `${folder} cannot be written by ${user}: run the command with sudo, or sudo chown ${user} ${folder}`;
}

function noRoom(folder: string): string {
  return `the disk of ${folder} is full: the backup was not written`;
}

/** With sudo, `install` would create a folder of root. */
function owner(): string {
  return process.getuid?.() === 0 ? "" : ` -o ${processUser()}`;
}

interface FileError extends Error {
  readonly code: string;
  readonly path?: string;
  readonly syscall: string;
}

function isFileError(error: unknown): error is FileError {
  return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
}

/** An error of `open` has the path. One of `write` or `fsync` has none, and only the target is written. */
function isOfTarget({ path, syscall }: FileError, target: string): boolean {
  if (path === undefined) return syscall === "write" || syscall === "fsync" || syscall === "close";
  return [target, `${target}.part`, dirname(target)].includes(resolve(path));
}
