import { createHash } from "node:crypto";
import { IdempotencyKeySchema } from "@skatert/contract";
import { hasRightEverywhere, type StaffRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import type { DraftAttempt } from "../../shop/drafts/draft-attempts.ts";
import type { StaffGate } from "../staff/caller.ts";
import type { ChangeBy } from "./menu-deps.ts";

/** Allows a request that reads or changes data that all branches share. */
export async function requireRight(
  gate: StaffGate,
  request: FastifyRequest,
  right: StaffRight,
  where: "somewhere" | "everywhere",
): Promise<ChangeBy> {
  const { caller, branches } = await gate.requireSomewhere(request, right);
  if (where === "everywhere" && branches !== "all") {
    throw new Refusal("staff_right_missing", "Your role does not allow this in every branch", { right });
  }
  const { id, name, deviceId, grants } = caller;
  const attempt = attemptOf(request, id);
  return {
    ...{ actor: { kind: "staff", id, name, deviceId }, branches, attempt },
    mayLoadCode: hasRightEverywhere(grants, "shop.code"),
    hasPassword: false,
    attemptKey: attempt === null ? null : `${attempt.key}:${attempt.fingerprint}`,
  };
}

/** Like `requireRight`, for a change that needs the password again if it concerns scripts. Checks a sent password. */
export async function requireProof(
  gate: StaffGate,
  request: FastifyRequest,
  { right, where, password }: Asked,
): Promise<ChangeBy> {
  const by = await requireRight(gate, request, right, where);
  if (password === undefined) return by;
  await gate.withPassword(request, password);
  return { ...by, hasPassword: true };
}

interface Asked {
  readonly right: StaffRight;
  readonly where: "somewhere" | "everywhere";
  readonly password: string | undefined;
}

function attemptOf({ headers, method, url, query, body }: FastifyRequest, callerId: number): DraftAttempt | null {
  const sent = IdempotencyKeySchema.safeParse(headers["idempotency-key"]);
  if (!sent.success) return null;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([query, withoutPassword(body)]))
    .digest("base64url")
    .slice(0, 22);
  return { key: `${callerId}:${method} ${url.split("?")[0]}:${sent.data}`, fingerprint };
}

/** The stored fingerprint must not allow guesses of the password. */
function withoutPassword(body: unknown): unknown {
  return typeof body === "object" && body !== null && "password" in body ? { ...body, password: undefined } : body;
}

/** The version that the editor has seen. Throws a 400 without one, because the change would overwrite unseen edits. */
export function seenVersion(request: FastifyRequest): string {
  const sent = request.headers["if-match"];
  const version = typeof sent === "string" && sent.length <= 200 ? sent.trim().replace(/^W\//, "") : "";
  if (version === "") throw invalidParams([{ path: "If-Match", message: "is required: the entity's ETag" }]);
  return version.startsWith('"') ? version : `"${version}"`;
}
