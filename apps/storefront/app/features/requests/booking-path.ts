/** The page of a booking or request, opened by its key. */
export function bookingPath({ id, key }: { readonly id: number; readonly key: string }): string {
  return `/booking/${id}?key=${encodeURIComponent(key)}`;
}
