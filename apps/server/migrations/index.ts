import type { Migration } from "../src/database/migrating/migration-db.ts";
import * as baseline from "./107-baseline.ts";

/**
 * Migrations in the order of execution. A released migration never changes. One that contracts has `unusedSince` here
 * (decision 144). The first one replaces the steps up to that name, which stores from before have in their lists
 * (decision 153).
 */
export const migrations: readonly Migration[] = [{ name: "107-steps-that-contract", up: baseline.up }];
