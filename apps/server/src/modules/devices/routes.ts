import { ApiErrorSchema, DeviceStateSchema, DevicesSchema, DoneSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { TypedApp } from "../../http/typed-app.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import { isoTime } from "../../ports/clock.ts";
import type { DeviceRoutesDeps } from "./device-routes-deps.ts";
import { type DeviceRow, listDevices, noteState } from "./device-store.ts";
import { enrolmentRoutes } from "./enrolment-routes.ts";

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };

/** Calls about tablets: enrolment, the list, revocation, reports (STAFF-3). */
export function deviceRoutes(instance: FastifyInstance, deps: DeviceRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  enrolmentRoutes(app, deps);
  listRoutes(app, deps);
  stateRoute(app, deps);
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
          sound: row.sound === 1,
          wake_lock: row.wake_lock === 1,
          visible: row.visible === 1,
          version: row.version ?? "",
        };
  return {
    id: row.id,
    name: row.name,
    branch_id: row.branch_id,
    created_at: isoTime(row.created_at),
    state,
    revoked_at: row.revoked_at === null ? null : isoTime(row.revoked_at),
    seen_at: row.seen_at === null ? null : isoTime(row.seen_at),
  };
}

function notFound(message: string): Refusal {
  return new Refusal("rest_not_found", message);
}
