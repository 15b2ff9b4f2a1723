import type { FastifyRequest } from "fastify";
import { credentialNames, type RemoteCall } from "../remote-calls.ts";
import { tokenOf } from "../shopper-session.ts";
import { allowedQuery } from "./call-query.ts";

const plainToken = /^[\w.~+/=-]{1,1000}$/;

/** The credentials of a request. */
export interface Caller {
  /** The backend's token of a signed-in shopper: the cookie, a bearer, an old client's `?token=`. Null without one. */
  readonly token: string | null;
  /** A program with a consumer key of its own, which the backend checks. */
  readonly isProgram: boolean;
}

/** `query` are the parameters that the call sends on: credentials count only where the call takes them. */
export function callerOf(
  call: RemoteCall,
  { headers, url }: Pick<FastifyRequest, "headers" | "url">,
  query: ReadonlyMap<string, string>,
): Caller {
  const authorization = headers.authorization ?? "";
  const bearer = /^Bearer (.*)$/i.exec(authorization)?.[1] ?? null;
  const ofOldClient = call.takesToken === true ? (allowedQuery(url, ["token"]).get("token") ?? null) : null;
  const given = bearer ?? ofOldClient ?? "";
  const namesKey = call.query !== undefined && credentialNames.some((name) => query.has(name));
  return {
    token: tokenOf(headers.cookie) ?? (plainToken.test(given) ? given : null),
    isProgram: /^(?:Basic|OAuth) /i.test(authorization) || namesKey,
  };
}
