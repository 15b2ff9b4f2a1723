import {
  type AutoapplyCaller,
  AutoapplyRequestSchema,
  autoapplyForHost,
  autoapplyFromWire,
  faultsOf,
} from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { invalidParams } from "../../input/refusal.ts";
import { type CallBody, jsonBody, jsonMembers } from "./call-body.ts";

export interface CouponBodyDeps {
  /** The user id of the token's owner, at most 30 seconds old. */
  readonly recentNumber: (token: string) => Promise<number | null>;
  /** Day and minute in the branch's zone; null: in the shop's zone. */
  readonly shopTime: (warehouseId: number | null) => Promise<AutoapplyCaller["now"]>;
}

/** The body of `coupons/autoapply` in the specification's shape, for the caller alone (API-3). Throws ApiFault. */
export async function couponBody(
  deps: CouponBodyDeps,
  token: string | null,
  request: Pick<FastifyRequest, "body">,
): Promise<CallBody> {
  const members = Buffer.isBuffer(request.body) && request.body.length > 0 ? jsonMembers(request.body) : {};
  const wire = AutoapplyRequestSchema.safeParse(members);
  if (!wire.success) throw invalidParams(faultsOf(wire.error.issues));
  const { warehouseId } = autoapplyFromWire(wire.data);
  return jsonBody(autoapplyForHost(wire.data, await couponCaller(deps, token, warehouseId)));
}

/** The caller, and the current time at the branch. */
export async function couponCaller(
  deps: CouponBodyDeps,
  token: string | null,
  warehouseId: number | null,
): Promise<AutoapplyCaller> {
  const customerId = token === null ? null : await deps.recentNumber(token);
  return { customerId, now: await deps.shopTime(warehouseId) };
}
