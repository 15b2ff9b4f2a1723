/**
 * Thrown when another order takes the stock, coupon, slot or points between read and update; the order is then decided
 * again.
 */
export class ReservationLost extends Error {
  override readonly name = "ReservationLost";
}
