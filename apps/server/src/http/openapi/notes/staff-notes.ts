import { OFFICE_PATHS } from "@skatert/contract";

const password = "correct horse battery";
const token = "c2hvd24gb25jZSwgaW4gdGhlIGZyYWdtZW50LCAzMmI";
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0";
const credential = { id: "AbCdEf", rawId: "AbCdEf", type: "public-key" };

/** Summaries of the calls about people, sessions and sign-in, by method and path of the route. */
export const staffSummaries: Readonly<Record<string, string>> = {
  [`GET ${OFFICE_PATHS.staff}`]: "People of the restaurant",
  [`POST ${OFFICE_PATHS.staff}`]: "Invite a person",
  [`PATCH ${OFFICE_PATHS.staff}/:id`]: "Change or remove a person",
  [`POST ${OFFICE_PATHS.staff}/:id/link`]: "Make a link to choose a password",
  [`POST ${OFFICE_PATHS.linkLook}`]: "What a one-time link is for",
  [`POST ${OFFICE_PATHS.linkUse}`]: "Use a one-time link",
  [`GET ${OFFICE_PATHS.sessions}`]: "The own sessions",
  [`DELETE ${OFFICE_PATHS.sessions}`]: "Sign out everywhere else",
  [`DELETE ${OFFICE_PATHS.sessions}/:id`]: "End one of the own sessions",
  [`GET ${OFFICE_PATHS.ownSignIn}`]: "How the caller can sign in",
  [`PUT ${OFFICE_PATHS.ownPassword}`]: "Change the own password",
  [`POST ${OFFICE_PATHS.authenticator}`]: "Begin to set up an authenticator",
  [`PUT ${OFFICE_PATHS.authenticator}`]: "Set up the authenticator with its first code",
  [`POST ${OFFICE_PATHS.authenticatorRemoval}`]: "Remove the authenticator",
  [`GET ${OFFICE_PATHS.passkeys}`]: "The own passkeys",
  [`POST ${OFFICE_PATHS.passkeyOptions}`]: "Options for a new passkey",
  [`POST ${OFFICE_PATHS.passkeys}`]: "Add a passkey",
  [`DELETE ${OFFICE_PATHS.passkeys}/:id`]: "Remove a passkey",
  [`POST ${OFFICE_PATHS.passkeySignInOptions}`]: "Options for a sign-in by passkey",
  [`POST ${OFFICE_PATHS.passkeySignIn}`]: "Sign in by passkey",
  [`POST ${OFFICE_PATHS.realtimeAuth}`]: "Open the realtime channel of a branch",
};

/** Example bodies of the same calls. */
export const staffExamples: Readonly<Record<string, unknown>> = {
  [`POST ${OFFICE_PATHS.staff}`]: { name: "Пётр", login: "petr", roles: [{ role: "cook", branch_id: 10 }] },
  [`PATCH ${OFFICE_PATHS.staff}/:id`]: { roles: [{ role: "operator", branch_id: null }] },
  [`POST ${OFFICE_PATHS.linkLook}`]: { token },
  [`POST ${OFFICE_PATHS.linkUse}`]: { token, password },
  [`PUT ${OFFICE_PATHS.ownPassword}`]: { password, new_password: "seven brown cranes" },
  [`POST ${OFFICE_PATHS.authenticator}`]: { password },
  [`PUT ${OFFICE_PATHS.authenticator}`]: { setup: "the setup of the first call", code: "048213" },
  [`POST ${OFFICE_PATHS.authenticatorRemoval}`]: { password },
  [`POST ${OFFICE_PATHS.passkeyOptions}`]: { password },
  [`POST ${OFFICE_PATHS.passkeys}`]: {
    name: "Телефон",
    response: { ...credential, response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZQ" } },
  },
  [`POST ${OFFICE_PATHS.passkeySignIn}`]: {
    response: { ...credential, response: { clientDataJSON, authenticatorData: "SZYN5Y", signature: "MEUCIQ" } },
  },
  [`POST ${OFFICE_PATHS.realtimeAuth}`]: { socket_id: "123.456", channel_name: "private-branch-10" },
};
