import type { BranchId } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import { nextInSequence } from "../../../database/sequences.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { StaffRow } from "../tables.ts";
import { type Grant, grantsOf, writeGrants } from "./grants.ts";

/** A staff member without secrets. */
export interface StaffMember {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly version: number;
  readonly createdAt: number;
  /** Null: works here. */
  readonly disabledAt: number | null;
  readonly hasPassword: boolean;
  readonly hasAuthenticator: boolean;
  readonly hasPin: boolean;
}

export interface NewStaff {
  /** See normalLogin. */
  readonly login: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly grants: readonly Grant[];
  readonly now: number;
}

/** Inserts a person; null if the login is taken, even by a removed person. */
export async function insertStaff(tx: Tx, person: NewStaff): Promise<number | null> {
  const { value: id } = await nextInSequence(tx, "staff", 1).executeTakeFirstOrThrow();
  const inserted = await tx
    .insertInto("staff")
    .values({
      id,
      login: person.login,
      name: person.name,
      password_hash: person.passwordHash,
      pin_hash: null,
      totp_secret: null,
      totp_step: 0,
      version: 1,
      created_at: person.now,
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.column("login").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return null;
  await writeGrants(tx, id, person.grants);
  return id;
}

/** All people, by name; `branches`: only those with a grant there or in every branch. */
export async function listStaff(db: Db, branches: "all" | readonly BranchId[]): Promise<readonly StaffMember[]> {
  const rows = await db.selectFrom("staff").selectAll().orderBy("id").execute();
  return (await withGrants(db, rows)).filter((person) => worksIn(person, branches));
}

/** Whether a person has a grant in one of the branches, or in every branch. */
export function worksIn({ grants }: StaffMember, branches: "all" | readonly BranchId[]): boolean {
  return branches === "all" || grants.some(({ branchId }) => branchId === null || branches.includes(branchId));
}

export async function findStaff(db: Db, which: { readonly id: number } | { readonly login: string }) {
  const all = db.selectFrom("staff").selectAll();
  const row = await ("id" in which
    ? all.where("id", "=", which.id)
    : all.where("login", "=", which.login)
  ).executeTakeFirst();
  if (row === undefined) return null;
  return (await withGrants(db, [row]))[0] ?? null;
}

/** Names of people, including removed ones, by id. */
export async function staffNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function withGrants(db: Db, rows: readonly StaffRow[]): Promise<readonly StaffMember[]> {
  const grants = await grantsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    login: row.login,
    name: row.name,
    version: row.version,
    createdAt: Number(row.created_at),
    disabledAt: row.disabled_at === null ? null : Number(row.disabled_at),
    hasPassword: row.password_hash !== null,
    hasAuthenticator: row.totp_secret !== null,
    hasPin: row.pin_hash !== null,
    grants: grants.get(row.id) ?? [],
  }));
}
