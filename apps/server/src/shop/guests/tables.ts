/** Rows that decide orders and requests. */
export interface GuestNumbersTables {
  /** Numbers joined to another guest, E.164: `number` belongs to the guest with `phone`, which is none of them. */
  guest_numbers: { number: string; phone: string };
  /** `subject`: a guest's number, or the pseudonym of a deleted one; see formerName. */
  guest_blocks: { subject: string; reason: string; at: number; by_name: string };
}
