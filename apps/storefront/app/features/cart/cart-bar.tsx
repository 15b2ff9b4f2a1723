/** The cart's sum at the bottom of a phone. */
export function CartBar() {
  return null;
}
