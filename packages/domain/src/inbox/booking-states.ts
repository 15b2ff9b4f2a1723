/** States of a booking (INBOX-1). `cancelled` by the guest or the restaurant; `no-show`: nobody came. */
export const BOOKING_STATES = ["new", "confirmed", "seated", "no-show", "cancelled"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

const steps: Readonly<Record<BookingState, readonly BookingState[]>> = {
  new: ["confirmed", "seated", "no-show", "cancelled"],
  confirmed: ["seated", "no-show", "cancelled"],
  // A press on the wrong booking is taken back.
  seated: ["confirmed", "no-show"],
  "no-show": ["confirmed", "seated"],
  cancelled: [],
};

/** Whether staff may take a booking from one state to another. */
export function canBecome(from: BookingState, to: BookingState): boolean {
  return steps[from].includes(to);
}

/** Whether a booking holds its table and seats; a guest who did not come frees them. */
export function holdsTable(state: BookingState): boolean {
  return state !== "cancelled" && state !== "no-show";
}
