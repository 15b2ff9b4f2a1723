/** The page of a booking or request, for whoever holds its key. */
export function bookingPath({ id, key }: { readonly id: number; readonly key: string }): string {
  return `/booking/${id}?key=${encodeURIComponent(key)}`;
}
