import type { Kysely } from "kysely";
import { queueUp } from "../../../database/queue-up.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { Call } from "../../../repeats/call.ts";
import { repeatable } from "../../../repeats/repeatable.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { type IssuedLink, issueLink } from "../links/link-store.ts";
import { noSuchPerson, requireManager } from "./change-staff.ts";
import type { Grant } from "./grants.ts";
import { normalLogin } from "./login.ts";
import { actorOf, type StaffActor, staffEntry, stateForLog } from "./staff-log.ts";
import { findStaff, insertStaff, type StaffMember } from "./staff-store.ts";

export interface CreateDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
}

export interface StaffToCreate {
  readonly name: string;
  /** As typed. */
  readonly login: string;
  readonly grants: readonly Grant[];
  /** Null: the person chooses a password by a link. */
  readonly passwordHash: string | null;
}

/** Inserts a person with its entry in the log, inside a transaction. Throws 400 with `login-taken`. */
export async function createStaffIn(
  tx: Tx,
  { now, auditInsert }: Pick<CreateDeps, "now" | "auditInsert">,
  by: StaffActor,
  person: StaffToCreate,
): Promise<StaffMember> {
  const at = now();
  const login = normalLogin(person.login);
  const id = await insertStaff(tx, { ...person, login, now: at });
  if (id === null) throw loginTaken();
  const member = await findStaff(tx, { id });
  if (member === null) throw noSuchPerson();
  const action = by === "owner-link" ? "create-by-link" : "create";
  const change = { at, staffId: id, action, before: null, after: stateForLog(member) } as const;
  await tx.executeQuery(auditInsert(tx, staffEntry(actorOf(by), change)));
  return member;
}

/**
 * Creates a person and the link by which the person chooses a password. A repeat with the same `Idempotency-Key`
 * returns the same person as it is then and a new link, because a link is shown only once and stored as a digest.
 */
export async function inviteStaff(
  deps: CreateDeps,
  by: { readonly caller: StaffCaller },
  person: () => StaffToCreate,
  call: Call | null,
): Promise<{ readonly member: StaffMember; readonly link: IssuedLink }> {
  return transaction(deps.db, async (tx) => {
    await queueUp(tx, "staff-owners");
    const { answer: id } = await repeatable(tx, call, deps.now(), async () => {
      const created = person();
      await requireManager(tx, by, created.grants);
      return (await createStaffIn(tx, deps, by, created)).id;
    });
    const member = await findStaff(tx, { id });
    if (member === null) throw noSuchPerson();
    // The person may have been promoted since.
    await requireManager(tx, by, member.grants);
    return { member, link: await issueLink(tx, { kind: "invitation", staffId: id, now: deps.now() }) };
  });
}

/** A new link by which a person chooses a password. It replaces an earlier one. */
export async function linkForStaff(deps: CreateDeps, by: StaffActor, id: number): Promise<IssuedLink> {
  const at = deps.now();
  return transaction(deps.db, async (tx) => {
    await queueUp(tx, "staff-owners");
    const member = await findStaff(tx, { id });
    if (member === null || member.disabledAt !== null) throw noSuchPerson();
    await requireManager(tx, by, member.grants);
    const kind = member.hasPassword ? "password" : "invitation";
    const change = { at, staffId: id, action: "link" as const, before: null, after: { kind } };
    await tx.executeQuery(deps.auditInsert(tx, staffEntry(actorOf(by), change)));
    return issueLink(tx, { kind, staffId: id, now: at });
  });
}

export function loginTaken(): Refusal {
  const params = [{ path: "login", message: "is taken" }];
  return new Refusal("rest_invalid_param", "This login is taken", { params, reason: "login-taken" });
}
