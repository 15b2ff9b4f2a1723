import type { BranchId } from "@skatert/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../database/tables.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { DeviceCookies } from "./device-cookie.ts";
import type { Device } from "./device-store.ts";
import type { DeviceService, DeviceStaff } from "./service.ts";

/** Dependencies on the staff module. */
export interface DeviceRoutesStaff extends DeviceStaff {
  readonly gate: StaffGate;
  /** The address for passkeys; null: there are none. */
  readonly passkeyHost: string | null;
  readonly sessions: DeviceStaff["sessions"] & {
    close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  };
  /** People who have a PIN and a role in the branch, by name. */
  peopleWithPin(branch: BranchId): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /**
   * Counts a guess of the request's network; throws a 429 if its budget is spent. Returns a function that returns the
   * guess.
   */
  guessOfNetwork(request: FastifyRequest): Promise<() => Promise<void>>;
}

export interface DeviceRoutesDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  readonly cookies: DeviceCookies;
  readonly deviceOf: (request: FastifyRequest) => Promise<Device | null>;
  readonly service: DeviceService;
  readonly staff: DeviceRoutesStaff;
}
