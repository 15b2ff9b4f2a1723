import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { PinGate } from "../staff/pins/pins.ts";
import type { StaffGate } from "../staff-gate.ts";
import { guestChangeRoutes, guestEraseRoutes } from "./change-routes.ts";
import { guestReadRoutes } from "./read-routes.ts";
import { createGuests, type GuestsDeps } from "./service.ts";

export interface GuestsModuleDeps extends GuestsDeps {
  readonly gate: StaffGate;
  readonly pinGate: PinGate;
}

/** The calls of the office about guests (GUEST-1). */
export function registerGuests(instance: FastifyInstance, { gate, pinGate, ...deps }: GuestsModuleDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const routes = { guests: createGuests(deps), gate, pinGate };
  guestReadRoutes(app, routes);
  guestChangeRoutes(app, routes);
  guestEraseRoutes(app, routes);
}
