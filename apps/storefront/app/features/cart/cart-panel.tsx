/** The cart beside the page. */
export function CartPanel() {
  return null;
}
