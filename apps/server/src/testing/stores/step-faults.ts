import type { RootOperationNode } from "kysely";
import { migrate } from "../../database/migrating/migrate.ts";
import type { Migration, MigrationDb } from "../../database/migrating/migration-db.ts";
import type { Store } from "../../database/store.ts";

/** What a step does to a store that a program without the step is using. */
export interface StepFaults {
  /** What that program may use and no longer finds, or no longer may write. */
  readonly contractions: readonly string[];
  /** Tables that it can neither read nor write while they are filled. */
  readonly longLocks: readonly string[];
}

/** Runs the steps on an empty store and returns the statements of each, by its name. */
export async function statementsOf(
  store: Store,
  migrations: readonly Migration[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const said = new Map<string, string[]>();
  const recording = migrations.map((migration): Migration => {
    const statements: string[] = [];
    said.set(migration.name, statements);
    return { ...migration, up: (db) => migration.up(recorded(db, statements)) };
  });
  await migrate(store, 0, recording);
  return said;
}

function recorded(db: MigrationDb, statements: string[]): MigrationDb {
  const plugin = {
    transformQuery({ node, queryId }: { node: RootOperationNode; queryId: { readonly queryId: string } }) {
      statements.push(plainly(db.getExecutor().compileQuery(node, queryId).sql));
      return node;
    },
    transformResult: async <Result>({ result }: { result: Result }) => result,
  };
  const executor = db.getExecutor().withPlugin(plugin);
  return { schema: db.schema.withPlugin(plugin), getExecutor: () => executor };
}

function plainly(statement: string): string {
  return statement.toLowerCase().replaceAll('"', "").replace(/\s+/g, " ").trim();
}

/** Ways of an ALTER TABLE to break a program that does not know of it. */
const alterations: readonly (readonly [RegExp, string])[] = [
  [/\brename (to|column)\b/, "renames"],
  [/\bdrop column\b/, "drops a column of"],
  [/\balter column \w+ (?:.*\b)?(type|set not null|drop default)\b/, "changes a column of"],
  [
    /\badd (column )?(?!column\b|constraint\b)\w+ (?=.*\bnot null\b)(?!.*\bdefault\b)/,
    "adds a column without a default to",
  ],
  [/\badd (constraint|check|unique|primary key|foreign key)\b|\badd (column )?.* (unique|check)\b/, "restricts"],
];

/**
 * Judges the statements of one step. `unique` are the names of unique indexes that earlier steps made. Values that a step
 * gives another meaning cannot be seen in its statements.
 */
export function stepFaults(statements: readonly string[], unique: ReadonlySet<string> = new Set()): StepFaults {
  const made = new Set(statements.flatMap((text) => /^create table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []));
  const isOlder = (table: string | undefined): table is string => table !== undefined && !made.has(table);
  const contractions: string[] = [];
  const longLocks: string[] = [];
  const altered = new Set<string>();
  const added = new Set<string>();
  for (const text of statements) {
    const [, verb = "", table] =
      /^(alter table|drop table|truncate|delete from|update|insert into) (?:if exists )?(\w+)/.exec(text) ?? [];
    if (isOlder(table)) {
      if (["update", "insert into"].includes(verb) && altered.has(table))
        longLocks.push(`fills ${table} under its lock`);
      if (/^(drop|truncate|delete)/.test(verb)) contractions.push(`${verb}: ${table}`);
      if (verb === "alter table") {
        altered.add(table);
        for (const [pattern, what] of alterations) if (pattern.test(text)) contractions.push(`${what} ${table}`);
        const column = /\badd column (\w+)(?!.*\b(?:not null|default)\b)/.exec(text)?.[1];
        if (column !== undefined) added.add(`${table}.${column}`);
      }
    }
    contractions.push(...indexFaults(text, { isOlder, added, unique }));
  }
  return { contractions, longLocks };
}

/** Names of the unique indexes that the statements make. */
export function uniqueIndexesOf(statements: readonly string[]): readonly string[] {
  return statements.flatMap((text) => /^create unique index (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []);
}

/** A program may name a unique index's columns in ON CONFLICT. A column that it never fills is never in conflict. */
function indexFaults(
  text: string,
  {
    isOlder,
    added,
    unique,
  }: {
    readonly isOlder: (table: string | undefined) => table is string;
    readonly added: ReadonlySet<string>;
    readonly unique: ReadonlySet<string>;
  },
): readonly string[] {
  const dropped = /^drop index (?:if exists )?(\w+)/.exec(text)?.[1];
  if (dropped !== undefined && unique.has(dropped)) return [`drops the unique index ${dropped}`];
  const [, table, columns = ""] = /^create unique index (?:if not exists )?\w+ on (\w+) \(([^)]*)\)/.exec(text) ?? [];
  if (!isOlder(table) || columns.split(",").some((column) => added.has(`${table}.${column.trim()}`))) return [];
  return [`makes values of ${table} unique`];
}
