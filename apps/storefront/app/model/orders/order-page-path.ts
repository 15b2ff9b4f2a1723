/** The page of an order that its key opens; null: the session does. */
export function orderPagePath({ id, key }: { readonly id: number; readonly key: string | null }): string {
  return `/order/${id}${key === null ? "" : `?key=${encodeURIComponent(key)}`}`;
}
