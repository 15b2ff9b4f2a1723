import {
  ApiErrorSchema,
  DeviceCodeSchema,
  DeviceStateSchema,
  DevicesSchema,
  DoneSchema,
  EnrolmentSchema,
  NewDeviceCodeSchema,
  NewEnrolmentSchema,
  OFFICE_PAGES,
  OFFICE_PATHS,
  type WireEnrolment,
} from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Db } from "../../database/tables.ts";
import { originOf } from "../../http/request-origin.ts";
import type { TypedApp } from "../../http/typed-app.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import { isoTime } from "../../ports/clock.ts";
import { namedBranch } from "../../shop/branches/named-branch.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { StaffGate } from "../staff/caller.ts";
import type { DeviceCookies } from "./device-cookie.ts";
import { type Device, type DeviceRow, listDevices, noteState } from "./device-store.ts";
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
  peopleWithPin(branch: WarehouseId): Promise<readonly { readonly id: number; readonly name: string }[]>;
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

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };

/** Calls about tablets: enrolment, the list, revocation, reports (STAFF-3). */
export function deviceRoutes(instance: FastifyInstance, deps: DeviceRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  codeRoute(app, deps);
  enrolmentRoutes(app, deps);
  listRoutes(app, deps);
  stateRoute(app, deps);
}

function codeRoute(app: TypedApp, { shop, publicUrl, service, staff }: DeviceRoutesDeps): void {
  app.post(
    OFFICE_PATHS.deviceCodes,
    {
      schema: {
        tags,
        description:
          "Makes a code of eight characters that enrols one device of the branch within ten minutes, and a link that carries the code after `#`, for a QR code.",
        body: NewDeviceCodeSchema,
        response: { 200: DeviceCodeSchema, ...faults, 429: ApiErrorSchema },
      },
    },
    async (request) => {
      const { branch_id: branch } = request.body;
      const caller = await staff.gate.require(request, "devices.edit", branch);
      if (!(await shop.current()).warehouseIds.includes(branch)) throw notFound("There is no such branch");
      const { code, expiresAt } = await service.makeCode(caller, branch);
      const link = `${originOf(request, publicUrl)}${OFFICE_PAGES}/enrol#${code}`;
      return { code, link, branch_id: branch, expires_at: isoTime(expiresAt) };
    },
  );
}

function enrolmentRoutes(app: TypedApp, deps: DeviceRoutesDeps): void {
  const { shop, cookies, deviceOf, service, staff } = deps;
  const passkeysAt = ({ host }: FastifyRequest) => host === staff.passkeyHost;
  const enrolmentOf = async (request: FastifyRequest, device: Device): Promise<WireEnrolment> => ({
    passkeys: passkeysAt(request),
    device: { id: device.id, name: device.name, branch_id: device.branchId },
    branch: namedBranch(await shop.current(), device.branchId),
    people: [...(await staff.peopleWithPin(device.branchId))],
  });

  app.post(
    OFFICE_PATHS.enrolment,
    {
      schema: {
        tags,
        description:
          "Enrols the calling browser as a device of the code's branch and sets its cookie. Needs no session; one that the browser has ends. Wrong codes are limited per network: 429 has `Retry-After`.",
        body: NewEnrolmentSchema,
        response: { 200: EnrolmentSchema, 400: ApiErrorSchema, 429: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const giveBack = await staff.guessOfNetwork(request);
      const { code, name } = request.body;
      const { device, token } = await service.enrol(code, name, await deviceOf(request));
      await giveBack();
      await staff.sessions.close(request, reply);
      cookies.set(request, reply, token);
      return enrolmentOf(request, device);
    },
  );
  app.get(
    OFFICE_PATHS.enrolment,
    {
      schema: {
        tags,
        description:
          "The enrolled device that asks, its branch, the people who can identify there by PIN, and whether passkeys work at this address.",
        response: { 200: EnrolmentSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const device = await deviceOf(request);
      const token = cookies.tokenOf(request);
      if (device !== null && token !== null) {
        cookies.set(request, reply, token);
        return enrolmentOf(request, device);
      }
      if (token !== null) cookies.drop(request, reply);
      return { passkeys: passkeysAt(request), device: null, branch: null, people: [] };
    },
  );
}

function listRoutes(app: TypedApp, { db, now, service, staff }: DeviceRoutesDeps): void {
  app.get(
    OFFICE_PATHS.devices,
    {
      schema: {
        tags,
        description: "Devices of the branches where the caller may edit them. Revoked ones stay for 90 days.",
        response: { 200: DevicesSchema, ...faults },
      },
    },
    async (request) => {
      const { branches } = await staff.gate.requireSomewhere(request, "devices.edit");
      return { devices: (await listDevices(db, branches, now())).map(deviceToWire) };
    },
  );
  app.delete(
    `${OFFICE_PATHS.devices}/:id`,
    {
      schema: {
        tags,
        description: "Revokes a device. Its sessions and subscriptions end at once.",
        params: IdParams,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const { caller, branches } = await staff.gate.requireSomewhere(request, "devices.edit");
      if (!(await service.revoke(caller, Number(request.params.id), branches)))
        throw notFound("There is no such device");
      return { status: "success" as const };
    },
  );
}

function stateRoute(app: TypedApp, { db, now, staff }: DeviceRoutesDeps): void {
  app.post(
    OFFICE_PATHS.deviceState,
    {
      schema: {
        tags,
        description:
          "The device reports that its page is awake: sound, wake lock, visible, build. A report without a change is stored at most every ten seconds. 404 from a browser that is not enrolled.",
        body: DeviceStateSchema,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const { deviceId } = await staff.gate.caller(request);
      if (deviceId === null) throw notFound("This browser is not enrolled");
      const { sound, wake_lock: wakeLock, visible, version } = request.body;
      await noteState(db, deviceId, { sound, wakeLock, visible, version }, now());
      return { status: "success" as const };
    },
  );
}

function deviceToWire(row: DeviceRow) {
  const state =
    row.seen_at === null
      ? null
      : {
          ...{ sound: row.sound === 1, wake_lock: row.wake_lock === 1, visible: row.visible === 1 },
          version: row.version ?? "",
        };
  return {
    ...{ id: row.id, name: row.name, branch_id: row.branch_id, created_at: isoTime(row.created_at), state },
    revoked_at: row.revoked_at === null ? null : isoTime(row.revoked_at),
    seen_at: row.seen_at === null ? null : isoTime(row.seen_at),
  };
}

function notFound(message: string): Refusal {
  return new Refusal("rest_not_found", message);
}
