import type { WireLinkUse } from "@skatert/contract";
import type { Kysely } from "kysely";
import { queueUp } from "../../../database/queue-up.ts";
import type { Database, Db, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import { createStaffIn } from "../people/create-staff.ts";
import { staffEntry } from "../people/staff-log.ts";
import { findStaff, type StaffMember } from "../people/staff-store.ts";
import { endStaffSessions } from "../sessions/session-store.ts";
import { hashPassword, requireOwnPassword } from "../sign-in/password.ts";
import { endLinksOf, endOwnerLinks, findLink, takeLink } from "./link-store.ts";

export interface LinkDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  readonly onEnded: () => void;
}

/** A link to choose a password, with its person; an owner's link has none yet. */
export interface LinkPurpose {
  readonly kind: "owner" | "invitation" | "password";
  readonly person: StaffMember | null;
}

/** The purpose of a link; throws 404 for one that is unknown, used or expired. */
export async function purposeOfLink({ db, now }: LinkDeps, token: string): Promise<LinkPurpose> {
  return purposeOf(db, await findLink(db, token, now()));
}

async function purposeOf(db: Db, link: Awaited<ReturnType<typeof findLink>>): Promise<LinkPurpose> {
  if (link === null) throw linkSpent();
  if (link.kind === "owner") return { kind: "owner", person: null };
  const person = link.staffId === null ? null : await findStaff(db, { id: link.staffId });
  if (person === null || person.disabledAt !== null) throw linkSpent();
  if (link.kind !== "invitation" && link.kind !== "password") throw linkSpent();
  return { kind: link.kind, person };
}

/**
 * Uses a link: creates an owner, or sets the person's password. Ends earlier sessions and removes the authenticator and
 * passkeys, because the link is also for people who lost them. Returns the person's id. Of parallel calls one succeeds;
 * the others get 404.
 */
export async function useLink(deps: LinkDeps, use: WireLinkUse): Promise<number> {
  const purpose = await purposeOfLink(deps, use.token);
  const owner = purpose.kind === "owner" ? ownerOf(use) : null;
  const person = owner ?? purpose.person;
  if (person !== null) requireOwnPassword(use.password, "password", person);
  // Before the transaction, because a hash takes longer than all its statements.
  const passwordHash = await hashPassword(use.password);
  const id = await transaction(deps.db, async (tx) => {
    await queueUp(tx, "staff-owners");
    const { person } = await purposeOf(tx, await takeLink(tx, use.token, deps.now()));
    if (owner === null) return setPassword(tx, deps, person, passwordHash);
    const grants = [{ role: "owner", branchId: null }] as const;
    const created = await createStaffIn(tx, deps, "owner-link", { ...owner, passwordHash, grants });
    await endOwnerLinks(tx);
    return created.id;
  });
  deps.onEnded();
  return id;
}

async function setPassword(
  tx: Tx,
  { now, auditInsert }: LinkDeps,
  person: StaffMember | null,
  passwordHash: string,
): Promise<number> {
  if (person === null) throw linkSpent();
  const { id, name } = person;
  await tx
    .updateTable("staff")
    .set({ password_hash: passwordHash, totp_secret: null, version: person.version + 1 })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("staff_passkeys").where("staff_id", "=", id).execute();
  await endStaffSessions(tx, { staffId: id });
  await endLinksOf(tx, id);
  const by = { kind: "staff", id, name, deviceId: null } as const;
  const change = { at: now(), staffId: id, action: "password" as const, before: null, after: { has_password: true } };
  await tx.executeQuery(auditInsert(tx, staffEntry(by, change)));
  return id;
}

function ownerOf({ name, login }: WireLinkUse): { readonly name: string; readonly login: string } {
  if (name !== undefined && login !== undefined) return { name, login };
  const missing = [
    { path: "name", value: name },
    { path: "login", value: login },
  ].filter(({ value }) => value === undefined);
  throw invalidParams(missing.map(({ path }) => ({ path, message: "is required" })));
}

function linkSpent(): Refusal {
  return new Refusal("rest_not_found", "This link was used, replaced, or is too old", { reason: "link-spent" });
}
