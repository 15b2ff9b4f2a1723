import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../input/refusal.ts";
import type { StaffCaller, StaffGate } from "../../staff-gate.ts";

/** The caller. Refuses a caller without the right to edit the menu in every branch. */
export async function requireEverywhere(gate: StaffGate, request: FastifyRequest): Promise<StaffCaller> {
  const { caller, branches } = await gate.requireSomewhere(request, "menu.edit");
  if (branches !== "all")
    throw new Refusal("staff_right_missing", "This needs the right menu.edit in every branch", { right: "menu.edit" });
  return caller;
}
