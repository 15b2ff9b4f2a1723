import {
  ApiErrorSchema,
  BookingChangeSchema,
  BookingSchema,
  BookingsQuerySchema,
  BookingsSchema,
  NewBookingSchema,
  OFFICE_PATHS,
  readIsoDay,
  type WireBookingChange,
} from "@skatert/contract";
import { hasRight } from "@skatert/domain";
import type { TypedApp } from "../../../http/typed-app.ts";
import { IdParams } from "../../../input/id-params.ts";
import { requirePhoneNumber } from "../../../input/phone-number.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders, staffCall } from "../../../repeats/call.ts";
import type { StaffCaller, StaffGate } from "../../staff-gate.ts";
import { noSuchDay, unknownSubject } from "../request-faults.ts";
import type { Bookings, FoundBooking } from "./bookings-service.ts";
import type { BookingChange } from "./change-booking.ts";

export interface BookingRoutesDeps {
  readonly bookings: Bookings;
  readonly gate: StaffGate;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const changeFaults = { ...faults, 404: ApiErrorSchema, 409: ApiErrorSchema, 422: ApiErrorSchema };

/** The halls' day, and bookings taken and changed by staff (INBOX-1). */
export function bookingRoutes(app: TypedApp, deps: BookingRoutesDeps): void {
  const { bookings, gate } = deps;
  app.get(
    OFFICE_PATHS.bookings,
    {
      schema: {
        tags,
        description:
          "The halls of a branch with their tables, and the bookings that meet a day of its wall clock, cancelled ones too. Right: requests.answer.",
        querystring: BookingsQuerySchema,
        response: { 200: BookingsSchema, ...faults },
      },
    },
    async (request) => {
      const { branch_id } = request.query;
      if (branch_id === undefined) {
        await gate.requireSomewhere(request, "requests.answer");
        throw invalidParams([{ path: "branch_id", message: "is required" }]);
      }
      const branch = Number(branch_id);
      const caller = await gate.require(request, "requests.answer", branch);
      const day = readIsoDay(request.query.day);
      if (day === null) throw noSuchDay();
      return bookings.day(branch, day, hasRight(caller.grants, "guests.read", branch));
    },
  );
  takeRoute(app, deps);
  changeRoute(app, deps);
}

function takeRoute(app: TypedApp, { bookings, gate }: BookingRoutesDeps): void {
  app.post(
    OFFICE_PATHS.bookings,
    {
      schema: {
        tags,
        description:
          "Takes a booking by telephone, which confirms it. Without `table_id` it gets the smallest free table that fits. 409 `booking_refused` names the reason. Right: requests.answer.",
        headers: RepeatHeaders,
        body: NewBookingSchema,
        response: { 201: BookingSchema, ...changeFaults },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { caller: someone } = await gate.requireSomewhere(request, "requests.answer");
      const branch = await bookings.branchOfHall(body.hall_id);
      const caller = await gate.require(request, "requests.answer", branch);
      const booking = {
        hallId: body.hall_id,
        table: body.table_id ?? null,
        from: Date.parse(body.from),
        to: body.to === undefined ? null : Date.parse(body.to),
        seats: body.seats,
        name: body.name,
        phone: requirePhoneNumber(body.phone, "phone").e164,
        comment: body.comment ?? "",
      };
      const id = await bookings.take(booking, caller, staffCall(request, someone));
      return reply.code(201).send(shown(bookings, await found(bookings, id, caller), caller));
    },
  );
}

function changeRoute(app: TypedApp, { bookings, gate }: BookingRoutesDeps): void {
  app.patch(
    `${OFFICE_PATHS.bookings}/:id`,
    {
      schema: {
        tags,
        description:
          "Moves a booking to another table, hall or time, changes its seats, or says what became of it. The guest is told of another time or hall, of a confirmation and of a cancellation. 409 `booking_changed` has the present booking (`data.booking`); 409 `booking_refused` names the reason. Right: requests.answer.",
        headers: RepeatHeaders,
        params: IdParams,
        body: BookingChangeSchema,
        response: { 200: BookingSchema, ...changeFaults },
      },
    },
    async (request) => {
      const { caller } = await gate.requireSomewhere(request, "requests.answer");
      const id = Number(request.params.id);
      const booking = await found(bookings, id, caller);
      const { hall_id: hall, version } = request.body;
      if (hall !== undefined) await gate.require(request, "requests.answer", await bookings.branchOfHall(hall));
      const call = staffCall(request, caller);
      const outcome = await bookings.change(booking, version, changeOf(request.body), { caller, call });
      const present = shown(bookings, await found(bookings, id, caller), caller);
      if (outcome === "changed")
        throw new Refusal("booking_changed", "Somebody else has changed the booking", { booking: present });
      return present;
    },
  );
}

function changeOf(body: WireBookingChange): BookingChange {
  const { hall_id, table_id, from, to, seats, state, reason = null, message = "" } = body;
  return {
    reason,
    message,
    ...(hall_id === undefined ? {} : { hallId: hall_id }),
    ...(table_id === undefined ? {} : { table: table_id }),
    ...(from === undefined ? {} : { from: Date.parse(from) }),
    ...(to === undefined ? {} : { to: Date.parse(to) }),
    ...(seats === undefined ? {} : { seats }),
    ...(state === undefined ? {} : { state }),
  };
}

/** A booking of a branch in which the caller answers requests; else a 404. */
async function found(bookings: Bookings, id: number, { grants }: StaffCaller): Promise<FoundBooking> {
  const booking = await bookings.find(id);
  if (booking === null || !hasRight(grants, "requests.answer", booking.branchId))
    throw unknownSubject("There is no such booking");
  return booking;
}

function shown(bookings: Bookings, booking: FoundBooking, { grants }: StaffCaller) {
  return bookings.show(booking, hasRight(grants, "guests.read", booking.branchId));
}
