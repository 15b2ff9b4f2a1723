import {
  ApiErrorSchema,
  DeviceCodeSchema,
  EnrolmentSchema,
  NewDeviceCodeSchema,
  NewEnrolmentSchema,
  OFFICE_PAGES,
  OFFICE_PATHS,
  type WireEnrolment,
} from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { originOf } from "../../http/request-origin.ts";
import type { TypedApp } from "../../http/typed-app.ts";
import { Refusal } from "../../input/refusal.ts";
import { isoTime } from "../../ports/clock.ts";
import { namedBranch } from "../../shop/branches/named-branch.ts";
import type { DeviceRoutesDeps } from "./device-routes-deps.ts";
import type { Device } from "./device-store.ts";

const tags = ["office"];
const faults = {
  400: ApiErrorSchema,
  401: ApiErrorSchema,
  403: ApiErrorSchema,
  404: ApiErrorSchema,
  429: ApiErrorSchema,
};

/** Enrols a browser as a device of a branch by a code, and tells a device about itself (STAFF-3). */
export function enrolmentRoutes(app: TypedApp, deps: DeviceRoutesDeps): void {
  codeRoute(app, deps);
  enrolRoute(app, deps);
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
        response: { 200: DeviceCodeSchema, ...faults },
      },
    },
    async (request) => {
      const { branch_id: branch } = request.body;
      const caller = await staff.gate.require(request, "devices.edit", branch);
      if (!(await shop.current()).warehouseIds.includes(branch))
        throw new Refusal("rest_not_found", "There is no such branch");
      const { code, expiresAt } = await service.makeCode(caller, branch);
      const link = `${originOf(request, publicUrl)}${OFFICE_PAGES}/enrol#${code}`;
      return { code, link, branch_id: branch, expires_at: isoTime(expiresAt) };
    },
  );
}

function enrolRoute(app: TypedApp, deps: DeviceRoutesDeps): void {
  const { shop, cookies, deviceOf, service, staff } = deps;
  const passkeysAt = ({ host }: FastifyRequest) => host === staff.passkeyHost;
  const enrolmentOf = async (request: FastifyRequest, device: Device): Promise<WireEnrolment> => ({
    passkeys: passkeysAt(request),
    device: { id: device.id, name: device.name, branch_id: device.branchId },
    branch: namedBranch((await shop.current()).settings(), device.branchId),
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
