import { OFFICE_PATHS } from "@skatert/contract";

const item = `${OFFICE_PATHS.inbox}/:id`;
const from = "2026-03-05T16:00:00.000Z";
const rule = { due_minutes: 15, rings: true, escalates: true };

/** Summaries of the calls of the inbox and of bookings, by method and path of the route. */
export const inboxSummaries: Readonly<Record<string, string>> = {
  [`GET ${OFFICE_PATHS.inbox}`]: "What waits for an answer besides orders",
  [`GET ${OFFICE_PATHS.inboxFeed}`]: "Changes of the inbox",
  [`GET ${OFFICE_PATHS.inboxPeople}`]: "People who answer requests",
  [`GET ${OFFICE_PATHS.inboxSettings}`]: "How the inbox treats each kind",
  [`PUT ${OFFICE_PATHS.inboxSettings}`]: "Change how the inbox treats each kind",
  [`POST ${item}/assign`]: "Assign an item of the inbox",
  [`POST ${item}/answer`]: "Answer an item of the inbox",
  [`POST ${item}/review`]: "Reply to a review, hide it, or compensate its guest",
  [`GET ${OFFICE_PATHS.bookings}`]: "Halls and bookings of a day",
  [`POST ${OFFICE_PATHS.bookings}`]: "Take a booking by telephone",
  [`PATCH ${OFFICE_PATHS.bookings}/:id`]: "Change a booking",
};

/** Example bodies of the same calls. */
export const inboxExamples: Readonly<Record<string, unknown>> = {
  [`PUT ${OFFICE_PATHS.inboxSettings}`]: {
    rules: { call: rule, dish: rule, booking: rule, "booking-cancelled": rule, review: rule },
  },
  [`POST ${item}/assign`]: { version: 1, staff_id: 7 },
  [`POST ${item}/answer`]: { version: 1, outcome: "refused", reason: "no-seats", message: "В пятницу места есть" },
  [`POST ${item}/review`]: { version: 1, reply: "Спасибо, исправимся" },
  [`POST ${OFFICE_PATHS.bookings}`]: {
    hall_id: 401,
    table_id: "12",
    from,
    seats: 4,
    name: "Анна",
    phone: "+79161234567",
  },
  [`PATCH ${OFFICE_PATHS.bookings}/:id`]: { version: 1, table_id: "14" },
};
