import type { Migration } from "../src/database/migrating/migration-db.ts";
import * as firstRelease from "./107-first-release.ts";

/**
 * Migrations in the order of execution. A released migration never changes. One that contracts has `unusedSince` here
 * (decision 144). The first one has the name of the last of the steps by which the stores of the first release came to be:
 * their lists have it (decision 153).
 */
export const migrations: readonly Migration[] = [{ name: "107-steps-that-contract", up: firstRelease.up }];
