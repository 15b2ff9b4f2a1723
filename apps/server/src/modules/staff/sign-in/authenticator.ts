import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { actorOf, staffEntry } from "../people/staff-log.ts";
import type { GuessDigests } from "./digests.ts";
import { forgiveGuesses, guessLimits, takeGuessOf } from "./guesses.ts";
import type { Seal } from "./sealed.ts";

export interface AuthenticatorDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly seal: Seal;
  readonly digests: GuessDigests;
  readonly auditInsert: AuditInsert;
}

const stepMs = 30_000;
const setupMs = 600_000;
/** Accepted steps before and after the current one, for clocks that differ. */
const window = 1;

/** A new secret; nothing is stored until a code proves that the app has it. `issuer`: the shop's name. */
export function beginAuthenticator(
  { now, seal }: AuthenticatorDeps,
  { id, login }: { readonly id: number; readonly login: string },
  issuer: string,
): { readonly secret: string; readonly uri: string; readonly setup: string } {
  const secret = new Secret({ size: 20 });
  // A colon separates issuer and account in the address.
  const uri = new TOTP({ secret, issuer: issuer.replaceAll(":", " "), label: login }).toString();
  const setup = seal.close(`${now() + setupMs} ${secret.base32}`, setupOf(id));
  return { secret: secret.base32, uri, setup };
}

/** Stores the secret if the code is right. Throws 400 with `setup-expired` or `code-wrong`. */
export async function confirmAuthenticator(
  deps: AuthenticatorDeps,
  caller: StaffCaller,
  { setup, code }: { readonly setup: string; readonly code: string },
): Promise<void> {
  const [ends = "0", secret = ""] = deps.seal.open(setup, setupOf(caller.id))?.split(" ") ?? [];
  if (Number(ends) <= deps.now()) throw new Refusal("code_invalid", "Begin again", { reason: "setup-expired" });
  const step = stepOf(secret, code, deps.now());
  if (step === null) throw new Refusal("code_invalid", "The code is wrong", { reason: "code-wrong" });
  const sealed = deps.seal.close(secret, secretOf(caller.id));
  await change(deps, caller, { totp_secret: sealed, totp_step: step });
}

export async function removeAuthenticator(deps: AuthenticatorDeps, caller: StaffCaller): Promise<void> {
  await change(deps, caller, { totp_secret: null });
}

async function change(
  { db, now, auditInsert }: AuthenticatorDeps,
  caller: StaffCaller,
  values: { readonly totp_secret: string | null; readonly totp_step?: number },
): Promise<void> {
  await transaction(db, async (tx: Tx) => {
    await tx.updateTable("staff").set(values).where("id", "=", caller.id).execute();
    const after = { has_totp: values.totp_secret !== null };
    const entry = { at: now(), staffId: caller.id, action: "authenticator" as const, before: null, after };
    await tx.executeQuery(auditInsert(tx, staffEntry(actorOf({ caller }), entry)));
  });
}

/**
 * The second step of a sign-in, after the right password. Throws 401 with `code-required` or `code-wrong`; 429 after
 * too many. A code is accepted once, because the conditional update requires a later step than the last one (STAFF-1).
 */
export async function checkAuthenticator(
  deps: AuthenticatorDeps,
  staffId: number,
  code: string | undefined,
): Promise<void> {
  const sealed = await sealedOf(deps, staffId);
  if (sealed === null) return;
  if (code === undefined) throw failed("code-required");
  await spendCode(deps, { staffId, sealed, code });
}

/** The code as the only proof of identity: like checkAuthenticator, and 401 for a person without an authenticator. */
export async function proveByCode(deps: AuthenticatorDeps, staffId: number, code: string): Promise<void> {
  const sealed = await sealedOf(deps, staffId);
  if (sealed === null) throw failed("code-wrong");
  await spendCode(deps, { staffId, sealed, code });
}

async function sealedOf({ db }: AuthenticatorDeps, staffId: number): Promise<string | null> {
  const row = await db.selectFrom("staff").select("totp_secret").where("id", "=", staffId).executeTakeFirst();
  return row?.totp_secret ?? null;
}

async function spendCode(
  { db, now, seal, digests }: AuthenticatorDeps,
  { staffId, sealed, code }: { readonly staffId: number; readonly sealed: string; readonly code: string },
): Promise<void> {
  const subject = digests.code(staffId);
  await takeGuessOf(db, subject, guessLimits.person, now());
  const secret = seal.open(sealed, secretOf(staffId));
  if (secret === null) throw new Error("a stored authenticator cannot be opened");
  const step = stepOf(secret, code, now());
  if (step === null || !(await isUnused(db, staffId, step))) throw failed("code-wrong");
  await forgiveGuesses(db, { all: [subject], one: [] });
}

async function isUnused(db: Kysely<Database>, staffId: number, step: number): Promise<boolean> {
  const result = await db
    .updateTable("staff")
    .set({ totp_step: step })
    .where("id", "=", staffId)
    .where("totp_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The step of a code; null: a wrong code. */
function stepOf(secret: string, token: string, now: number): number | null {
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp: now, window });
  return delta === null ? null : Math.floor(now / stepMs) + delta;
}

function failed(reason: "code-required" | "code-wrong"): Refusal {
  return new Refusal("staff_login_failed", "The code of the authenticator is needed", { reason });
}

const setupOf = (id: number) => `setup ${id}`;
const secretOf = (id: number) => `secret ${id}`;
