import { apiError, isRecord } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { parseJsonStrictly } from "../../http/bodies/json-body.ts";
import { ApiFault } from "../../http/errors/errors.ts";
import { invalidParams } from "../../input/refusal.ts";
import type { RemoteCall } from "../remote-calls.ts";

/** The body that a call forwards. */
export interface CallBody {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

const jsonType = /^application\/json\s*(?:;|$)/i;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Whether a call accepts a body of this type. Usually JSON only: PHP reads a form into the same variables as the query,
 * where WordPress looks for another route.
 */
export function takesType(call: RemoteCall, type: string | undefined): boolean {
  return type === undefined || jsonType.test(type) || (call.takesForm === true && formType.test(type));
}

/**
 * The body rebuilt from the members that the call allows; null without a body. `set` replaces members, undefined
 * removes one. Throws ApiFault for JSON that is not an object.
 */
export function bodyOfCall(
  call: RemoteCall,
  request: Pick<FastifyRequest, "body" | "headers">,
  set: Readonly<Record<string, unknown>> = {},
): CallBody | null {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) return null;
  if (formType.test(request.headers["content-type"] ?? "")) return formBody(call.body ?? [], request.body);
  const members = jsonMembers(request.body);
  const forwarded = call.body === undefined ? members : picked(members, call.body);
  return jsonBody({ ...forwarded, ...set });
}

/** Members of a JSON body. Throws ApiFault. */
export function jsonMembers(body: Buffer): Readonly<Record<string, unknown>> {
  const value = parseJsonStrictly(body);
  if (isRecord(value)) return value;
  throw invalidParams([{ path: "", message: "must be an object" }]);
}

export function jsonBody(value: unknown): CallBody {
  return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
}

function formBody(allowed: readonly string[], body: Buffer): CallBody {
  const given = new URLSearchParams(body.toString("utf8"));
  const forwarded = new URLSearchParams();
  for (const name of allowed) {
    const [value, ...more] = given.getAll(name);
    if (more.length > 0) throw invalidParams([{ path: name, message: "is given more than once" }]);
    if (value !== undefined) forwarded.set(name, value);
  }
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(forwarded.toString()) };
}

function picked(members: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(members, name) ? [[name, members[name]]] : [])));
}

export function unknownType(): ApiFault {
  return new ApiFault(apiError("rest_unsupported_media_type", "This content type is not accepted"));
}
