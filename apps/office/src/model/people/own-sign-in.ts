import {
  AuthenticatorSetupSchema,
  DoneSchema,
  OFFICE_PATHS,
  OwnSignInSchema,
  PasskeyOptionsSchema,
  PasskeysSchema,
  type WireAuthenticatorSetup,
  type WireOwnPassword,
  type WireOwnSignIn,
  type WirePasskeys,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { askForPasskey, makePasskey } from "../../platform/passkeys/passkeys.ts";

/** The person's sign-in methods (STAFF-1). */
export const ownSignInQuery = queryOptions({
  queryKey: ["own-sign-in"],
  queryFn: async ({ signal }): Promise<WireOwnSignIn> =>
    requireAnswer(await api.read(OFFICE_PATHS.ownSignIn, OwnSignInSchema, { signal })),
});

export const ownPasskeysQuery = queryOptions({
  queryKey: ["own-passkeys"],
  queryFn: async ({ signal }): Promise<WirePasskeys> =>
    requireAnswer(await api.read(OFFICE_PATHS.passkeys, PasskeysSchema, { signal })),
});

/** The passkey's answer as proof of identity; null: the person cancelled. */
export async function proveByPasskey(): Promise<WireOwnPassword["passkey"] | null> {
  const options = await api.change("POST", OFFICE_PATHS.passkeySignInOptions, PasskeyOptionsSchema);
  if (!options.ok) return null;
  const answer = await askForPasskey(options.value, false);
  if (typeof answer === "string") return null;
  const { id, rawId, type, response } = answer;
  return { id, rawId, type, response };
}

/** Changing the password ends the person's other sessions. */
export async function changeOwnPassword(body: WireOwnPassword): Promise<OfficeResult<unknown>> {
  const result = await api.change("PUT", OFFICE_PATHS.ownPassword, DoneSchema, { body });
  await queryClient.invalidateQueries(ownSignInQuery);
  return result;
}

export function beginAuthenticator(password: string): Promise<OfficeResult<WireAuthenticatorSetup>> {
  return api.change("POST", OFFICE_PATHS.authenticator, AuthenticatorSetupSchema, { body: { password } });
}

export async function confirmAuthenticator(setup: string, code: string): Promise<OfficeResult<unknown>> {
  const result = await api.change("PUT", OFFICE_PATHS.authenticator, DoneSchema, { body: { setup, code } });
  await queryClient.invalidateQueries(ownSignInQuery);
  return result;
}

export async function removeAuthenticator(password: string): Promise<OfficeResult<unknown>> {
  const result = await api.change("POST", OFFICE_PATHS.authenticatorRemoval, DoneSchema, { body: { password } });
  await queryClient.invalidateQueries(ownSignInQuery);
  return result;
}

/**
 * Creates a passkey on this device and adds it. "left", "known" and "failed" come from the browser; see PasskeyAnswer.
 */
export async function addPasskey(
  name: string,
  password: string,
): Promise<OfficeResult<unknown> | "left" | "known" | "failed"> {
  const options = await api.change("POST", OFFICE_PATHS.passkeyOptions, PasskeyOptionsSchema, { body: { password } });
  if (!options.ok) return options;
  const response = await makePasskey(options.value);
  if (typeof response === "string") return response;
  const result = await api.change("POST", OFFICE_PATHS.passkeys, DoneSchema, { body: { name, response } });
  await queryClient.invalidateQueries(ownPasskeysQuery);
  return result;
}

export async function removePasskey(id: string): Promise<OfficeResult<unknown>> {
  const result = await api.change("DELETE", `${OFFICE_PATHS.passkeys}/${encodeURIComponent(id)}`, DoneSchema);
  await queryClient.invalidateQueries(ownPasskeysQuery);
  return result;
}
