import type { WireOwnPassword } from "@skatert/contract";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { endLinksOf } from "../links/link-store.ts";
import { actorOf, staffEntry } from "../people/staff-log.ts";
import { endStaffSessions } from "../sessions/session-store.ts";
import { type AuthenticatorDeps, proveByCode } from "./authenticator.ts";
import { placeOfCaller } from "./guess-place.ts";
import { checkPasskey, type PasskeyDeps } from "./passkeys.ts";
import { hashPassword, isPassword, requireOwnPassword } from "./password.ts";
import { checkPassword, loginFailed } from "./sign-in.ts";

export interface OwnPasswordDeps extends AuthenticatorDeps, PasskeyDeps {
  /** Called after the person's other sessions have ended. */
  readonly onEnded: () => void;
}

interface Asked {
  readonly caller: StaffCaller;
  readonly login: string;
}

/**
 * Changes the caller's own password after a proof of identity, and ends the person's other sessions and links
 * (STAFF-1). Throws 401 for a wrong proof, 429 after too many, 400 with `password-same`. Of two changes at once with
 * the same old password one succeeds; the other gets the 401 of a wrong password.
 */
export async function changeOwnPassword(
  deps: OwnPasswordDeps,
  { caller, login }: Asked,
  body: WireOwnPassword,
): Promise<void> {
  const row = await deps.db.selectFrom("staff").select("password_hash").where("id", "=", caller.id).executeTakeFirst();
  const before = row?.password_hash ?? null;
  await prove(deps, { caller, login }, body);
  requireOwnPassword(body.new_password, "new_password", { login, name: caller.name });
  if (await isPassword(body.new_password, before))
    throw new Refusal("rest_invalid_param", "This is the present password", { reason: "password-same" });
  const hash = await hashPassword(body.new_password);
  await transaction(deps.db, async (tx) => {
    const changed = await tx
      .updateTable("staff")
      .set({ password_hash: hash })
      .where("id", "=", caller.id)
      .where("disabled_at", "is", null)
      .where("password_hash", before === null ? "is" : "=", before)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw loginFailed();
    await endStaffSessions(tx, { staffId: caller.id, except: caller.sessionId });
    await endLinksOf(tx, caller.id);
    const after = { has_password: true };
    const entry = { at: deps.now(), staffId: caller.id, action: "password" as const, before: null, after };
    await tx.executeQuery(deps.auditInsert(tx, staffEntry(actorOf({ caller }), entry)));
  });
  deps.onEnded();
}

async function prove(
  deps: OwnPasswordDeps,
  { caller, login }: Asked,
  { password, code, passkey }: WireOwnPassword,
): Promise<void> {
  if (code !== undefined) return proveByCode(deps, caller.id, code);
  if (passkey !== undefined) {
    if ((await checkPasskey(deps, { response: passkey })) !== caller.id) throw loginFailed();
    return;
  }
  await checkPassword(deps, { login, password: password ?? "", place: placeOfCaller(caller) });
}
