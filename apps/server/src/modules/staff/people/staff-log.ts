import type { AuditAction } from "@skatert/contract";
import type { Actor, AuditEntry } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import type { Grant } from "./grants.ts";
import type { StaffMember } from "./staff-store.ts";

/**
 * The author of a change of people: a staff member, the command line as the shop itself, or a new owner with a link.
 */
export type StaffActor = { readonly caller: StaffCaller } | "command" | "owner-link";

export function actorOf(by: StaffActor): Actor {
  if (by === "command") return { kind: "shop", id: null, name: "npm run staff", deviceId: null };
  if (by === "owner-link") return { kind: "shop", id: null, name: "", deviceId: null };
  const { id, name, deviceId } = by.caller;
  return { kind: "staff", id, name, deviceId };
}

/** The logged fields of a person: login and roles, no name and no secret. */
export function stateForLog({ login, grants, disabledAt, hasPassword, hasAuthenticator, hasPin }: StaffMember) {
  return {
    login,
    roles: rolesToWire(grants),
    removed: disabledAt !== null,
    has_password: hasPassword,
    has_totp: hasAuthenticator,
    has_pin: hasPin,
  };
}

export function rolesToWire(grants: readonly Grant[]) {
  return grants.map(({ role, branchId }) => ({ role, branch_id: branchId }));
}

/** The entry for a change of a person. */
export function staffEntry(
  by: Actor,
  change: {
    readonly at: number;
    readonly staffId: number;
    readonly action: AuditAction;
    readonly before: unknown;
    readonly after: unknown;
  },
): AuditEntry {
  const { at, action, before, after } = change;
  const object = { kind: "staff", id: String(change.staffId) } as const;
  return { at, by, branchId: null, object, action, before, after, reason: "", guestId: null };
}
