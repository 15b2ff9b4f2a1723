import type { FastifyRequest } from "fastify";
import { Refusal } from "../../input/refusal.ts";
import type { StaffCaller, StaffGate } from "../staff/caller.ts";

/** The caller, if the right to edit the menu is theirs in every branch. */
export async function requireEverywhere(gate: StaffGate, request: FastifyRequest): Promise<StaffCaller> {
  const { caller, branches } = await gate.requireSomewhere(request, "menu.edit");
  if (branches !== "all")
    throw new Refusal("staff_right_missing", "This needs the right menu.edit in every branch", { right: "menu.edit" });
  return caller;
}
