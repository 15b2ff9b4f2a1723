import { hasRightEverywhere, type StaffRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import { staffCall } from "../../repeats/call.ts";
import type { StaffGate } from "../staff-gate.ts";
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
  return {
    actor: { kind: "staff", id, name, deviceId },
    branches,
    mayLoadCode: hasRightEverywhere(grants, "shop.code"),
    hasPassword: false,
    call: staffCall(request, caller),
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

/** The version that the editor has seen. Throws a 400 without one, because the change would overwrite unseen edits. */
export function seenVersion(request: FastifyRequest): string {
  const sent = request.headers["if-match"];
  const version = typeof sent === "string" && sent.length <= 200 ? sent.trim().replace(/^W\//, "") : "";
  if (version === "") throw invalidParams([{ path: "If-Match", message: "is required: the entity's ETag" }]);
  return version.startsWith('"') ? version : `"${version}"`;
}
