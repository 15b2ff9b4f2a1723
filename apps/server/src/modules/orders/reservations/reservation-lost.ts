/** Thrown if another order took it between read and update; the order is decided again. */
export class ReservationLost extends Error {
  override readonly name = "ReservationLost";
}
