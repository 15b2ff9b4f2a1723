import type { FastifyRequest } from "fastify";
import { credentialNames, type RemoteCall } from "../remote-calls.ts";
import { tokenOf } from "../shopper-session.ts";
import { allowedQuery } from "./call-query.ts";

const plainToken = /^[\w.~+/=-]{1,1000}$/;

/** The credentials of a request. */
export interface Caller {
  /**
   * The backend's token of a signed-in shopper, from the cookie, a bearer or an old client's `?token=`; null without
   * one.
   */
  readonly token: string | null;
  /** A program with its own consumer key, which the backend checks. */
  readonly isProgram: boolean;
}

/** `query` has the parameters that the call forwards: credentials count only if the call accepts them. */
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
