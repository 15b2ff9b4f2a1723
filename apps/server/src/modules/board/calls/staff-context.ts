import { type BranchId, hasRight, type StaffRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../input/refusal.ts";
import type { PinGate } from "../../staff/pins/pins.ts";
import type { StaffCaller, StaffGate } from "../../staff-gate.ts";
import type { Board, BranchOrder } from "../service.ts";

export interface BoardRoutesDeps {
  readonly board: Board;
  readonly gate: StaffGate;
  /** Requires the PIN on a shared device before money is paid back or a confirmed order is cut or ended (STAFF-3). */
  readonly pinGate: PinGate;
  readonly now: () => number;
  /** Every branch of the shop. */
  readonly branches: () => Promise<readonly BranchId[]>;
}

/** The branch of a call; by default the caller's only branch. Refuses a foreign branch with a 403. */
export async function askedBranch(
  gate: StaffGate,
  request: FastifyRequest,
  asked: string | undefined,
  branches: readonly BranchId[],
): Promise<{ readonly branchId: BranchId; readonly caller: StaffCaller }> {
  if (asked !== undefined) {
    const branchId = Number(asked);
    return { branchId, caller: await gate.require(request, "orders.read", branchId) };
  }
  const { caller, branches: own } = await gate.requireSomewhere(request, "orders.read");
  const [only, ...others] = own === "all" ? branches : own;
  if (only === undefined || others.length > 0)
    throw new Refusal("rest_invalid_param", "Name the branch: branch_id", {
      params: [{ path: "branch_id", message: "is required" }],
    });
  return { branchId: only, caller };
}

/** The right that a call needs, which may depend on the order. */
export type RightNeeded = StaffRight | ((order: BranchOrder, caller: StaffCaller) => StaffRight);

/**
 * An order of a branch in which the caller may read orders, else a 404. Without the right that the call needs, a 403.
 */
export async function ownOrder(
  { gate, board }: Pick<BoardRoutesDeps, "gate" | "board">,
  request: FastifyRequest & { readonly params: { readonly id: string } },
  right: RightNeeded,
): Promise<{ readonly order: BranchOrder; readonly caller: StaffCaller }> {
  const { caller } = await gate.requireSomewhere(request, "orders.read");
  const order = await board.get(Number(request.params.id));
  if (order === null || !hasRight(caller.grants, "orders.read", order.warehouse_id))
    throw new Refusal("rest_not_found", "There is no such order");
  await gate.require(request, typeof right === "string" ? right : right(order, caller), order.warehouse_id);
  return { order, caller };
}
