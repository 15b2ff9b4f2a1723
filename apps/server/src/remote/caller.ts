import type { FastifyRequest } from "fastify";
import { credentialNames, type RemoteCall } from "./remote-calls.ts";
import { tokenOf } from "./shopper-session.ts";

/** What a request shows of its caller. */
export interface Caller {
  /** The backend's token of a signed-in shopper, from the cookie or as a bearer; null without one. */
  readonly token: string | null;
  /** A program with a consumer key of its own, which the backend checks. */
  readonly isProgram: boolean;
}

/** `query` are the parameters that the call sends on: credentials count only where the call takes them. */
export function callerOf(
  call: RemoteCall,
  { headers }: Pick<FastifyRequest, "headers">,
  query: ReadonlyMap<string, string>,
): Caller {
  const authorization = headers.authorization ?? "";
  const bearer = /^Bearer ([\w.~+/=-]{1,1000})$/i.exec(authorization)?.[1] ?? null;
  const namesKey = call.query !== undefined && credentialNames.some((name) => query.has(name));
  return {
    token: tokenOf(headers.cookie) ?? bearer,
    isProgram: /^(?:Basic|OAuth) /i.test(authorization) || namesKey,
  };
}
