import type { BranchId, RoleGrant, StaffRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";

/** The staff member who sends a request. */
export interface StaffCaller {
  readonly id: number;
  readonly name: string;
  readonly grants: readonly RoleGrant<BranchId>[];
  /** Id of the session in the store; see sessionId. */
  readonly sessionId: string;
  /** The enrolled device that sends the request; null: a personal one. */
  readonly deviceId: number | null;
}

/** Allows or refuses a request of the office (STAFF-2). */
export interface StaffGate {
  /** Refuses with `staff_session_required` without a session. */
  caller(request: FastifyRequest): Promise<StaffCaller>;
  /** Refuses with `staff_right_missing` without the right in this branch. */
  require(request: FastifyRequest, right: StaffRight, branch: BranchId): Promise<StaffCaller>;
  /**
   * The branches in which the caller has the right, for queries over several branches. An object of any other branch is
   * "not found". Refuses with `staff_right_missing` if there is none.
   */
  requireSomewhere(
    request: FastifyRequest,
    right: StaffRight,
  ): Promise<{ readonly caller: StaffCaller; readonly branches: "all" | readonly BranchId[] }>;
  /**
   * Checks the password of a signed-in caller again, so that an unattended session cannot do what the password
   * protects. Throws 401 for a wrong one, 429 after too many.
   */
  withPassword(request: FastifyRequest, password: string): Promise<{ readonly staffId: number }>;
}
