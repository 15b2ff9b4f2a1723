import {
  ApiErrorSchema,
  ConfirmedPinSchema,
  ConfirmPinSchema,
  DoneSchema,
  NewPinSchema,
  OFFICE_PATHS,
  PinSignInSchema,
  StaffMeSchema,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { Me } from "../people/me.ts";
import { type DeviceOf, type OwnGate, type StaffDevice, sessionAt } from "../sessions/gate.ts";
import type { StaffSessions } from "../sessions/staff-sessions.ts";
import { placeOfCaller } from "../sign-in/guess-place.ts";
import { checkPassword, type SignInDeps } from "../sign-in/sign-in.ts";
import type { Pins } from "./pins.ts";

export interface PinRoutesDeps {
  readonly signIn: SignInDeps;
  readonly gate: OwnGate;
  readonly sessions: StaffSessions;
  readonly deviceOf: DeviceOf;
  readonly me: Me;
  readonly pins: Pins;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema };

/** Identifying by PIN on an enrolled device, and choosing the PIN (STAFF-3). */
export function pinRoutes(instance: FastifyInstance, deps: PinRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { gate, sessions, pins, me } = deps;
  app.post(
    OFFICE_PATHS.pin,
    {
      schema: {
        tags,
        description:
          "Signs in a person of an enrolled device's branch by PIN. The session belongs to the device and its branch, and may not edit staff or devices. 404 from a browser that is not enrolled; 429 has `Retry-After`.",
        body: PinSignInSchema,
        response: { 200: StaffMeSchema, ...faults },
      },
    },
    async (request, reply) => {
      const device = await enrolledDevice(deps, request);
      const { staff_id: staffId, pin } = request.body;
      await pins.check(staffId, pin, device);
      const session = await sessions.open(request, reply, { staffId, deviceId: device.id, byPin: true });
      return me(sessionAt(session, device), device);
    },
  );
  app.post(
    OFFICE_PATHS.pinConfirm,
    {
      schema: {
        tags,
        description: "The signed-in person enters the PIN again, which opens refunds for two minutes.",
        body: ConfirmPinSchema,
        response: { 200: ConfirmedPinSchema, ...faults },
      },
    },
    async (request) => {
      const { id, sessionId } = await gate.caller(request);
      await pins.check(id, request.body.pin, await enrolledDevice(deps, request));
      return { confirmed_until: isoTime(await pins.confirm(sessionId)) };
    },
  );
  app.put(
    OFFICE_PATHS.ownPin,
    {
      schema: {
        tags,
        description: "Sets or changes the PIN of the signed-in person, who gives the password too.",
        body: NewPinSchema,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const caller = await gate.caller(request);
      const { login } = await gate.session(request);
      const { password, pin } = request.body;
      await checkPassword(deps.signIn, { login, password, place: placeOfCaller(caller) });
      await pins.change(caller, pin);
      return { status: "success" as const };
    },
  );
}

async function enrolledDevice({ deviceOf }: PinRoutesDeps, request: FastifyRequest): Promise<StaffDevice> {
  const device = await deviceOf(request);
  if (device === null) throw new Refusal("rest_not_found", "This browser is not enrolled");
  return device;
}
