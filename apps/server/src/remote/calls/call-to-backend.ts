import { apiError, PATHS } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { ApiFault } from "../../http/errors/errors.ts";
import type { Backend } from "../backend.ts";
import { withKeys } from "../backend-keys.ts";
import { callerNumber } from "../caller-number.ts";
import { credentialNames, type RemoteCall } from "../remote-calls.ts";
import { type SpecifiedCall, specifiedCall } from "../specification/section-7.ts";
import { bodyOfCall, type CallBody, jsonMembers } from "./call-body.ts";
import { addressOf, allowedQuery } from "./call-query.ts";
import { type Caller, callerOf } from "./caller.ts";
import { type CouponBodyDeps, couponBody } from "./coupon-body.ts";
import { favoritesBody } from "./favorites-body.ts";

export interface CallDeps extends CouponBodyDeps {
  readonly backend: Backend;
  /** Whether the backend has our own calls beside those of the specification's section 7. */
  readonly hasOwnCalls: () => Promise<boolean>;
}

/** A call as sent to the backend. */
export interface CallToBackend {
  /** May contain the shop's keys. */
  readonly path: string;
  readonly authorization: string | null;
  readonly body: CallBody | null;
  readonly carriesKeys: boolean;
  /** A call of section 7 to a host that has no others: nothing else is sent, and the answer may have any shape. */
  readonly isSpecified: boolean;
  /**
   * The only customer whose orders the answer may contain; null: the answer is not a list opened by the shop's keys.
   */
  readonly onlyOf: number | null;
}

/** Rebuilds a call from what its table row allows. Throws ApiFault for a call that must not be sent. */
export async function callToBackend(deps: CallDeps, call: RemoteCall, request: FastifyRequest): Promise<CallToBackend> {
  const { keys } = deps.backend;
  const limits = (await deps.hasOwnCalls()) ? null : specifiedCall(request.method, call.path);
  const given = new Map(allowedQuery(request.url, call.query ?? []));
  const caller = callerOf(call, request, given);
  if (isPersonal(call) && caller.token === null && !caller.isProgram) throw signedOut();
  const query = limits === null ? given : new Map([...given].filter(([name]) => limits.query.includes(name)));
  const isWithKeys = call.takesKeys !== undefined && keys !== null && !caller.isProgram;
  if (isWithKeys) for (const name of credentialNames) query.delete(name);
  const own = await ownNumber(deps, call, request, { caller, isWithKeys });
  if (call.ownNumber?.in === "query" && own !== null) query.set(call.ownNumber.name, String(own));
  if (call.takesToken && caller.token !== null) query.set("token", caller.token);
  const path = addressOf(request.url, query);
  const body = await bodyFor(deps, { call, limits, caller, own }, request);
  const keyed = isWithKeys ? withKeys(keys, path) : null;
  return {
    path: keyed?.path ?? path,
    authorization: keyed === null ? authorizationOf(caller, request, limits) : keyed.authorization,
    body,
    carriesKeys: isWithKeys,
    isSpecified: limits !== null,
    onlyOf: isWithKeys && call.takesKeys === "own-orders" ? own : null,
  };
}

interface Rebuilt {
  readonly call: RemoteCall;
  readonly limits: SpecifiedCall | null;
  readonly caller: Caller;
  readonly own: number | null;
}

async function bodyFor(deps: CallDeps, { call, limits, caller, own }: Rebuilt, request: FastifyRequest) {
  if (call.path === PATHS.autoapply && !caller.isProgram) return couponBody(deps, caller.token, request);
  const isFavorites = call.path === PATHS.favorites && request.method === "POST";
  if (isFavorites && limits !== null && caller.token !== null) {
    return favoritesBody(deps.backend, caller.token, request);
  }
  const set = call.ownNumber?.in === "body" ? { [call.ownNumber.name]: own ?? undefined } : {};
  const isListed = limits !== null && limits.body !== "whole";
  return bodyOfCall(isListed ? { ...call, body: limits.body } : call, request, set);
}

/** Whether the call belongs to a signed-in shopper. */
function isPersonal({ takesToken, ownNumber }: RemoteCall): boolean {
  return takesToken === true || ownNumber?.in === "query";
}

/** The answer to a guest, without a request to the host: every page of a guest makes such calls. */
function signedOut(): ApiFault {
  return new ApiFault(apiError("rest_not_logged_in", "Sign in first"));
}

/** Section 7 names the token in the query, and no header. */
function authorizationOf(
  { isProgram, token }: Caller,
  { headers }: FastifyRequest,
  limits: SpecifiedCall | null,
): string | null {
  if (isProgram) return headers.authorization ?? null;
  if (limits !== null) return null;
  return token === null ? null : `Bearer ${token}`;
}

/**
 * The caller's number by the caller's token, never from the request (wire "Conventions"): some hosts trust the number,
 * and the shop's keys open all orders. Null: the call is sent without a number. The backend checks the number of a
 * program with its own key.
 */
async function ownNumber(
  deps: CallDeps,
  call: RemoteCall,
  request: FastifyRequest,
  { caller, isWithKeys }: { readonly caller: Caller; readonly isWithKeys: boolean },
): Promise<number | null> {
  if (call.ownNumber === undefined) return null;
  const named = namedNumber(call.ownNumber, request);
  if (caller.isProgram) return named === "" ? null : numberOf(named);
  const number = await tokensNumber(deps, caller.token, isWithKeys);
  if (number === null && isWithKeys) throw signedOut();
  if (number !== null && named !== "" && numberOf(named) !== number) {
    throw new ApiFault(apiError("rest_forbidden", "This is not yours"));
  }
  return number;
}

async function tokensNumber(deps: CallDeps, token: string | null, isWithKeys: boolean): Promise<number | null> {
  if (token === null) return null;
  return isWithKeys ? callerNumber(deps.backend, token) : deps.recentNumber(token);
}

function namedNumber({ in: place, name }: NonNullable<RemoteCall["ownNumber"]>, request: FastifyRequest): string {
  if (place === "query") return allowedQuery(request.url, [name]).get(name) ?? "";
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) return "";
  const value = jsonMembers(request.body)[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function numberOf(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
