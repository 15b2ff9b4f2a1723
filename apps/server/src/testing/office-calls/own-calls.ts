import { OFFICE_PATHS } from "@skatert/contract";
import { type OfficeCall, plain, sending } from "./office-call.ts";

const password = "салат оливье 42";
const clientDataJSON = "e30";
const credential = { id: "AbCdEf", rawId: "AbCdEf", type: "public-key" };
const made = { ...credential, response: { clientDataJSON, attestationObject: "oA" } };
const given = { ...credential, response: { clientDataJSON, authenticatorData: "oA", signature: "oA" } };

/** The caller's own sessions, authenticator and passkeys. */
export const ownCalls: readonly OfficeCall[] = [
  { call: `GET ${OFFICE_PATHS.sessions}`, needs: "session", request: plain },
  { call: `DELETE ${OFFICE_PATHS.sessions}`, needs: "session", notByPin: true, request: plain },
  {
    call: `DELETE ${OFFICE_PATHS.sessions}/:id`,
    needs: "session",
    request: async () => ({ url: `${OFFICE_PATHS.sessions}/unknown` }),
  },
  { call: `GET ${OFFICE_PATHS.ownSignIn}`, needs: "session", request: plain },
  {
    call: `PUT ${OFFICE_PATHS.ownPassword}`,
    needs: "session",
    request: sending({ password, new_password: "щи из свежей капусты" }),
  },
  { call: `POST ${OFFICE_PATHS.authenticator}`, needs: "session", request: sending({ password }) },
  {
    call: `PUT ${OFFICE_PATHS.authenticator}`,
    needs: "session",
    request: sending({ setup: "unknown", code: "123456" }),
  },
  { call: `POST ${OFFICE_PATHS.authenticatorRemoval}`, needs: "session", request: sending({ password }) },
  { call: `GET ${OFFICE_PATHS.passkeys}`, needs: "session", request: plain },
  { call: `POST ${OFFICE_PATHS.passkeyOptions}`, needs: "session", request: sending({ password }) },
  {
    call: `POST ${OFFICE_PATHS.passkeys}`,
    needs: "session",
    request: sending({ name: "Телефон", response: made }),
  },
  {
    call: `DELETE ${OFFICE_PATHS.passkeys}/:id`,
    needs: "session",
    notByPin: true,
    request: async () => ({ url: `${OFFICE_PATHS.passkeys}/unknown` }),
  },
  { call: `POST ${OFFICE_PATHS.passkeySignInOptions}`, needs: "nothing", request: plain },
  { call: `POST ${OFFICE_PATHS.passkeySignIn}`, needs: "nothing", request: sending({ response: given }) },
];
