import type { BranchId, RoleGrant } from "@skatert/domain";
import { transaction } from "../../database/transaction.ts";
import { insertStaff } from "../../modules/staff/people/staff-store.ts";
import { openStaffSession } from "../../modules/staff/sessions/session-store.ts";
import { hashPassword } from "../../modules/staff/sign-in/password.ts";
import type { RunningShop } from "../shops/start-shop.ts";

type TestShop = Pick<RunningShop, "store"> & { readonly clock: Pick<RunningShop["clock"], "now"> };

/** A staff member with an open session. */
export interface SignedInStaff {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  /** Cookie of the session and the office's own origin, for `app.inject`. */
  readonly headers: Readonly<Record<string, string>>;
}

let people = 0;

/**
 * Creates a person directly in the store, without a password, and opens a session. `deviceId`: a session of that
 * enrolled device; its requests also need the device's cookie.
 */
export async function signInStaff(
  { store, clock }: TestShop,
  grants: readonly RoleGrant<BranchId>[],
  { name = "Анна", deviceId = null }: { readonly name?: string; readonly deviceId?: number | null } = {},
): Promise<SignedInStaff> {
  people += 1;
  const login = `staff-${people}`;
  const person = { login, name, passwordHash: null, grants, now: clock.now() };
  const id = await transaction(store.db, (tx) => insertStaff(tx, person));
  if (id === null) throw new Error(`${login} exists`);
  const token = await openStaffSession(store.db, {
    staffId: id,
    deviceId,
    byPin: false,
    agent: "test",
    now: clock.now(),
  });
  return { id, login, name, headers: { cookie: `staff_session=${token}` } };
}

/** The password of every person created by signInWithPassword. */
export const staffPassword = "салат оливье 42";
/** All tests of a process share one, because a hash costs 30 ms of a core. */
let staffPasswordHash: Promise<string> | null = null;

/** Like signInStaff, for a person whose password is `staffPassword`. */
export async function signInWithPassword(
  shop: TestShop,
  grants: readonly RoleGrant<BranchId>[],
  options: Parameters<typeof signInStaff>[2] = {},
): Promise<SignedInStaff> {
  staffPasswordHash ??= hashPassword(staffPassword);
  const person = await signInStaff(shop, grants, options);
  const values = { password_hash: await staffPasswordHash };
  await shop.store.db.updateTable("staff").set(values).where("id", "=", person.id).execute();
  return person;
}

/** Only the headers; see signInStaff. */
export async function staffHeaders(
  shop: TestShop,
  grants: readonly RoleGrant<BranchId>[],
): Promise<Readonly<Record<string, string>>> {
  return (await signInStaff(shop, grants)).headers;
}
