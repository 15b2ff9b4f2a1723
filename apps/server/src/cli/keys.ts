import { EnvError } from "../config/env.ts";
import type { Store } from "../database/store.ts";
import { transaction } from "../database/transaction.ts";
import { auditInsert } from "../modules/audit/audit-insert.ts";
import {
  createIntegrationKeys,
  listIntegrations,
  revokeIntegration,
} from "../modules/integrations/access/integration-keys.ts";
import { type Scope, scopeNamed } from "../modules/integrations/access/scopes.ts";
import { systemClock } from "../ports/clock.ts";
import { CommandFault, withStore } from "./command-store.ts";
import { readCommand } from "./read-command.ts";

const usage = `Keys that open the WooCommerce paths to an integration.

  npm run keys -- create <name> [--scope <scope>]   prints a new key and its secret as JSON, once; each name has one
  npm run keys -- list                              lists creation time, scope and name of each key
  npm run keys -- revoke <name>                     revokes the keys of that name

Scopes: all (the default), read (reads everything, changes nothing), orders (orders and their payments alone).`;

interface Asked {
  readonly command: string;
  readonly name: string;
  readonly scope: Scope;
}

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  const run = asked === null ? undefined : commands[asked.command];
  if (asked === null || run === undefined) {
    console.error(usage);
    return 2;
  }
  return withStore({ mayBeNew: false, migrated: true }, (store) => run(store, asked));
}

/** Null: the arguments do not match the usage. */
function readArguments(args: readonly string[]): Asked | null {
  const read = readCommand(args, { scope: { type: "string" } });
  if (read === null) return null;
  const { command, words, values } = read;
  const [name = ""] = words;
  const scope = scopeNamed(values.scope ?? "all");
  const isWhole = scope !== null && (name !== "" || command === "list");
  return isWhole && (values.scope === undefined || command === "create") ? { command, name, scope } : null;
}

const commands: Readonly<Record<string, (store: Store, asked: Asked) => Promise<number>>> = {
  async create(store, { name, scope }) {
    const known = await listIntegrations(store.db);
    // Two keys of one name would look alike in the list, and would be revoked together.
    if (known.some((row) => row.name === name)) throw new CommandFault(inUse(name));
    const keys = await transaction(store.db, async (tx) => {
      const made = await createIntegrationKeys(tx, name, systemClock.now(), scope);
      await tx.executeQuery(auditInsert(tx, { ...entryAbout(name), action: "create", after: { scope } }));
      return made;
    });
    console.log(JSON.stringify(keys));
    return 0;
  },
  async list(store) {
    for (const row of await listIntegrations(store.db)) {
      console.log(`${new Date(row.created_at).toISOString()}  ${row.scope.padEnd(6)}  ${row.name}`);
    }
    return 0;
  },
  async revoke(store, { name }) {
    const count = await transaction(store.db, async (tx) => {
      const revoked = await revokeIntegration(tx, name);
      const entry = { ...entryAbout(name), action: "revoke" as const, after: { keys: revoked } };
      if (revoked > 0) await tx.executeQuery(auditInsert(tx, entry));
      return revoked;
    });
    console.error(count === 0 ? `No keys named "${name}".` : `Keys named "${name}" are revoked.`);
    return count === 0 ? 1 : 0;
  },
};

/** Without the key and its secret (STAFF-4). */
function entryAbout(name: string) {
  return {
    at: systemClock.now(),
    branchId: null,
    guestId: null,
    reason: "",
    before: null,
    by: { kind: "shop", id: null, name: "npm run keys", deviceId: null },
    object: { kind: "integration-key", id: name },
  } as const;
}

function inUse(name: string): string {
  return `"${name}" has keys already. Choose another name, or revoke them: npm run keys -- revoke "${name}"`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof EnvError || error instanceof CommandFault ? error.message : error);
  process.exitCode = 1;
}
