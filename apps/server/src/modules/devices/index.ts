import type { BranchId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { gatherCalls } from "../../database/gathered-calls.ts";
import { requireSecret } from "../../database/secrets.ts";
import type { Database } from "../../database/tables.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import { createDeviceCookies } from "./device-cookie.ts";
import type { DeviceRoutesStaff } from "./device-routes-deps.ts";
import { type Device, findDevices, type ReportedDevice, reportedDevices } from "./device-store.ts";
import { deviceRoutes } from "./routes.ts";
import { createDeviceService } from "./service.ts";

export interface DevicesModuleDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  readonly auditInsert: AuditInsert;
}

/** The tablets of the branches (STAFF-3). */
export interface DevicesModule {
  /**
   * The enrolled device that sends a request; null: none, or a revoked one. Reads the store once per request;
   * concurrent requests share a statement.
   */
  deviceOf(request: FastifyRequest): Promise<Device | null>;
  /** The devices of a branch that are not revoked, with their last reports. */
  reportedDevices(branches: readonly BranchId[]): Promise<readonly ReportedDevice[]>;
  register(app: FastifyInstance, staff: DeviceRoutesStaff): void;
}

export async function createDevicesModule(deps: DevicesModuleDeps): Promise<DevicesModule> {
  const { db, now } = deps;
  const secret = await requireSecret(db, "devices");
  const cookies = createDeviceCookies(deps.publicUrl);
  const known = new WeakMap<FastifyRequest, Promise<Device | null>>();
  const deviceWith = gatherCalls((tokens: readonly string[]) => findDevices(db, tokens));

  function deviceOf(request: FastifyRequest): Promise<Device | null> {
    const asked = known.get(request);
    if (asked !== undefined) return asked;
    const token = cookies.tokenOf(request);
    const device = token === null ? Promise.resolve(null) : deviceWith(token).then((found) => found ?? null);
    known.set(request, device);
    return device;
  }

  return {
    deviceOf,
    reportedDevices: (branches) => reportedDevices(db, branches),
    register(app, staff) {
      const service = createDeviceService({ db, now, secret, auditInsert: deps.auditInsert, staff });
      deviceRoutes(app, { ...deps, cookies, deviceOf, service, staff });
    },
  };
}
