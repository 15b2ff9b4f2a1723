import type { Kysely } from "kysely";
import { queueUp } from "../../database/queue-up.ts";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import { endOwnerLinks, type IssuedLink, issueLink } from "./links/link-store.ts";
import { changeStaff } from "./people/change-staff.ts";
import { createStaffIn, linkForStaff } from "./people/create-staff.ts";
import type { Grant } from "./people/grants.ts";
import { normalLogin } from "./people/login.ts";
import { countOwners } from "./people/owners.ts";
import { actorOf, staffEntry } from "./people/staff-log.ts";
import { findStaff, listStaff, type StaffMember } from "./people/staff-store.ts";
import { hashPassword } from "./sign-in/password.ts";

/** Name in the log for an owner who has no id yet. */
const newOwner = 0;

/** The actions of `npm run staff`, which may run beside a running server. */
export interface StaffCommands {
  /** Throws 400 with `login-taken`. */
  create(person: {
    readonly name: string;
    readonly login: string;
    readonly password: string;
    readonly grants: readonly Grant[];
  }): Promise<number>;
  list(): Promise<readonly StaffMember[]>;
  /** Removes a person; false: nobody has this login. Throws `staff_last_owner`. */
  disable(login: string): Promise<boolean>;
  /** A one-time link that creates an owner. */
  link(): Promise<IssuedLink>;
  /** A one-time link by which a person chooses a password; null: no active person has this login. */
  linkFor(login: string): Promise<IssuedLink | null>;
}

export function createStaffCommands(deps: {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
}): StaffCommands {
  const { db, now } = deps;
  return {
    async create({ name, login, password, grants }) {
      const person = { name, login, grants, passwordHash: await hashPassword(password) };
      const made = await transaction(db, async (tx) => {
        await queueUp(tx, "staff-owners");
        if (grants.some(({ role, branchId }) => role === "owner" && branchId === null)) await endOwnerLinks(tx);
        return createStaffIn(tx, deps, "command", person);
      });
      return made.id;
    },
    list: () => listStaff(db, "all"),
    async disable(login) {
      const person = await findStaff(db, { login: normalLogin(login) });
      if (person === null || person.disabledAt !== null) return false;
      // A running server reads the store, so no listener in this process is needed.
      const change = { ...deps, onEnded: () => undefined };
      await changeStaff(change, "command", person.id, { disabled: true });
      return true;
    },
    link: () =>
      transaction(db, async (tx) => {
        const entry = { at: now(), staffId: newOwner, action: "link" as const, before: null, after: { kind: "owner" } };
        await tx.executeQuery(deps.auditInsert(tx, staffEntry(actorOf("command"), entry)));
        return issueLink(tx, { kind: "owner", staffId: null, now: now() });
      }),
    async linkFor(login) {
      const person = await findStaff(db, { login: normalLogin(login) });
      return person === null || person.disabledAt !== null ? null : linkForStaff(deps, "command", person.id);
    },
  };
}

/** A link that creates the first owner; null if there is one. */
export async function firstOwnerLink(db: Kysely<Database>, now: number): Promise<IssuedLink | null> {
  const { all } = await transaction(db, (tx) => countOwners(tx));
  return all > 0 ? null : issueLink(db, { kind: "owner", staffId: null, now });
}
