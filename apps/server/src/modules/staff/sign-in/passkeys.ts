import type { WireNewPasskey, WirePasskeySignIn } from "@skatert/contract";
import type { Kysely } from "kysely";
import { queueUp } from "../../../database/queue-up.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { type FoundLink, issueLink, takeLink } from "../links/link-store.ts";
import { countOwners, requireOwner } from "../people/owners.ts";
import { actorOf, staffEntry } from "../people/staff-log.ts";
import { countPasskey, deletePasskey, findPasskey, insertPasskey, passkeysOf } from "./passkey-store.ts";
import { loginFailed } from "./sign-in.ts";

export interface PasskeyDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  /** The office's fixed address: a passkey belongs to its host. Null: no passkeys. */
  readonly publicUrl: URL | null;
}

/**
 * Loaded with the first passkey: it has 300 files for certificates, which a shop without passkeys would otherwise keep
 * in memory.
 */
const webauthn = () => import("@simplewebauthn/server");

const maxPasskeys = 10;
/** EdDSA, ES256, RS256. Listed, because Node prints a warning if more of them are requested. */
const algorithms = [-8, -7, -257];

/** Options for the browser to make a passkey. Throws 404 with `no-fixed-address`, 409 with too many. */
export async function newPasskeyOptions(
  deps: PasskeyDeps,
  { id, login, name }: { readonly id: number; readonly login: string; readonly name: string },
  shopName: string,
) {
  const { hostname } = requireAddress(deps);
  const own = await passkeysOf(deps.db, id);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: hostname,
    userName: login,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(`staff ${id}`)),
    challenge: await newChallenge(deps, "passkey-new", id),
    excludeCredentials: own.map((row) => ({ id: row.credential_id })),
    supportedAlgorithmIDs: algorithms,
    // The sign-in has no login field, so the passkey must be discoverable; and it replaces the password.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Stores a new passkey of the browser. Throws 400 with `passkey-refused` or `too-many-passkeys`. */
export async function addPasskey(deps: PasskeyDeps, caller: StaffCaller, given: WireNewPasskey): Promise<void> {
  const { hostname, origin } = requireAddress(deps);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { ...given.response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => isOurs(deps, challenge, { kind: "passkey-new", staffId: caller.id }),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  const credential = verified?.verified === true ? verified.registrationInfo.credential : null;
  if (credential === null) throw refused("passkey-refused");
  const at = deps.now();
  await transaction(deps.db, async (tx) => {
    await queueUp(tx, "staff-owners");
    if ((await passkeysOf(tx, caller.id)).length >= maxPasskeys) throw refused("too-many-passkeys");
    const isNew = await insertPasskey(tx, {
      credential_id: credential.id,
      staff_id: caller.id,
      name: given.name,
      created_at: at,
      used_at: null,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(given.response.response.transports ?? []),
    });
    if (!isNew) throw refused("passkey-refused");
    await log(tx, deps, caller, at);
  });
}

/** Throws 404, or `staff_last_owner` if the last owner could no longer sign in. */
export async function removePasskey(deps: PasskeyDeps, caller: StaffCaller, credentialId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await queueUp(tx, "staff-owners");
    const owners = await countOwners(tx);
    if (!(await deletePasskey(tx, caller.id, credentialId)))
      throw new Refusal("rest_not_found", "There is no such passkey");
    requireOwner(owners, await countOwners(tx));
    await log(tx, deps, caller, deps.now());
  });
}

/** Options for a sign-in without a login. Throws 404 with `no-fixed-address`. */
export async function passkeySignInOptions(deps: PasskeyDeps) {
  const { hostname } = requireAddress(deps);
  const challenge = await newChallenge(deps, "passkey-sign-in", null);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: hostname, challenge, userVerification: "required" });
}

/**
 * The person who signs in by a passkey. The challenge works once, so a recorded answer is worthless. Throws 401 with
 * the same answer for every fault (STAFF-1).
 */
export async function checkPasskey(deps: PasskeyDeps, { response }: WirePasskeySignIn): Promise<number> {
  const { hostname, origin } = requireAddress(deps);
  const row = await findPasskey(deps.db, response.id);
  if (row === null) throw loginFailed();
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {}, response: withoutUndefined(response.response) },
    expectedChallenge: (challenge) => isOurs(deps, challenge, { kind: "passkey-sign-in", staffId: null }),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      counter: Number(row.counter),
      publicKey: Uint8Array.from(Buffer.from(row.public_key, "base64url")),
    },
  }).catch(() => null);
  if (verified?.verified !== true) throw loginFailed();
  const next = { counter: verified.authenticationInfo.newCounter, now: deps.now() };
  if (!(await countPasskey(deps.db, row, next))) throw loginFailed();
  return row.staff_id;
}

function withoutUndefined({ userHandle, ...rest }: WirePasskeySignIn["response"]["response"]) {
  return userHandle === undefined ? rest : { ...rest, userHandle };
}

/** A challenge is a one-time token of five minutes. */
async function newChallenge(
  { db, now }: PasskeyDeps,
  kind: "passkey-new" | "passkey-sign-in",
  staffId: number | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { token } = await issueLink(db, { kind, staffId, now: now() });
  return Uint8Array.from(Buffer.from(token, "base64url"));
}

async function isOurs({ db, now }: PasskeyDeps, challenge: string, wanted: FoundLink): Promise<boolean> {
  const found = await takeLink(db, challenge, now());
  return found?.kind === wanted.kind && found.staffId === wanted.staffId;
}

async function log(tx: Tx, { auditInsert }: PasskeyDeps, caller: StaffCaller, at: number): Promise<void> {
  const after = { passkeys: (await passkeysOf(tx, caller.id)).length };
  const entry = { at, staffId: caller.id, action: "passkeys" as const, before: null, after };
  await tx.executeQuery(auditInsert(tx, staffEntry(actorOf({ caller }), entry)));
}

function requireAddress({ publicUrl }: PasskeyDeps): URL {
  if (publicUrl !== null) return publicUrl;
  throw new Refusal("rest_not_found", "Passkeys need an https address with a name in OFFICE_URL or PUBLIC_URL", {
    reason: "no-fixed-address",
  });
}

function refused(reason: "passkey-refused" | "too-many-passkeys"): Refusal {
  return new Refusal("rest_invalid_param", "This passkey cannot be added", { reason });
}
