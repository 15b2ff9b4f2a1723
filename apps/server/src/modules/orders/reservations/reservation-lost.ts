/** Thrown when somebody else took it between our reading and our update; the order is decided anew. */
export class ReservationLost extends Error {
  override readonly name = "ReservationLost";
}
