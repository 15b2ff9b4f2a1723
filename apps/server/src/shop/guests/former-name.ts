/**
 * Orders, coupon uses and blocks name a guest by phone number. When an account is deleted, this replaces the number. It
 * identifies no person, but the same number still does not count as a first customer, and stays blocked.
 */
export function formerName(person: string): string {
  return `former:${person}`;
}
