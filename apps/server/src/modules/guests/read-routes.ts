import {
  ApiErrorSchema,
  GuestByPhoneQuerySchema,
  GuestByPhoneSchema,
  GuestIdSchema,
  GuestOrdersQuerySchema,
  GuestOrdersSchema,
  GuestPageSchema,
  GuestsQuerySchema,
  GuestsSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { readPhone } from "../../input/phone-number.ts";
import type { PinGate } from "../staff/pins/pins.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { Guests } from "./service.ts";

export interface GuestRoutesDeps {
  readonly guests: Guests;
  readonly gate: StaffGate;
  /** Requires the PIN on a shared device before points or coupons are given (STAFF-3). */
  readonly pinGate: PinGate;
}

export const tags = ["office"];
export const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
export const GuestParams = z.object({ id: GuestIdSchema });

/** The list of guests and one guest (GUEST-1). */
export function guestReadRoutes(app: TypedApp, { guests, gate }: Omit<GuestRoutesDeps, "pinGate">): void {
  app.get(
    OFFICE_PATHS.guests,
    {
      schema: {
        tags,
        summary: "Guests by number, name and segment",
        description:
          "People without the right in every branch see guests who ordered in their branches. Segments: `new`, the only order within 30 days; `regular`, three orders, the last within 60 days; `lapsed`, none for 60 days; `birthday`, today or within a week.",
        querystring: GuestsQuerySchema,
        response: { 200: GuestsSchema, ...faults },
      },
    },
    async (request) => {
      const { branches } = await gate.requireSomewhere(request, "guests.read");
      return guests.list(request.query, branches);
    },
  );
  app.get(
    OFFICE_PATHS.guestByPhone,
    {
      schema: {
        tags,
        summary: "The guest with a number, in any notation and for any of the guest's numbers; null: unknown here",
        querystring: GuestByPhoneQuerySchema,
        response: { 200: GuestByPhoneSchema, ...faults },
      },
    },
    async (request) => {
      const { branches } = await gate.requireSomewhere(request, "guests.read");
      const number = readPhone(request.query.phone ?? "")?.e164 ?? null;
      return { guest: number === null ? null : await guests.card(number, branches) };
    },
  );
  const params = GuestParams;
  app.get(
    `${OFFICE_PATHS.guests}/:id`,
    { schema: { tags, summary: "One guest", params, response: { 200: GuestPageSchema, ...faults } } },
    async (request) => {
      const { caller, branches } = await gate.requireSomewhere(request, "guests.read");
      return guests.page(request.params.id, caller, branches);
    },
  );
  app.get(
    `${OFFICE_PATHS.guests}/:id/orders`,
    {
      schema: {
        tags,
        summary: "The orders of a guest in the caller's branches, newest first, 20 in an answer",
        params,
        querystring: GuestOrdersQuerySchema,
        response: { 200: GuestOrdersSchema, ...faults },
      },
    },
    async (request) => {
      const { branches } = await gate.requireSomewhere(request, "guests.read");
      const before = request.query.before === undefined ? null : Number(request.query.before);
      return guests.orders(request.params.id, { before, branches });
    },
  );
}
