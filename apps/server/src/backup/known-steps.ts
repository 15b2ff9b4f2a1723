import { isBefore, isKnown, LAST_BEFORE_BASELINE } from "../database/migrating/migrate.ts";
import { BackupFault } from "./backup-lines.ts";

/**
 * Throws BackupFault unless this program has every table that these steps made: one that it lacks would be missing, with
 * its rows, and nobody would be told.
 */
export function requireKnownSteps(steps: readonly string[], where: "store" | "backup"): void {
  const unknown = steps.filter((step) => !isKnown(step));
  if (unknown.length > 0)
    throw new BackupFault(`the ${where} was written by a newer version of this program (${unknown.join(", ")})`);
  if (steps.every((step) => isBefore(step)))
    throw new BackupFault(`the ${where} is too old for this version: use ${LAST_BEFORE_BASELINE} instead`);
}
