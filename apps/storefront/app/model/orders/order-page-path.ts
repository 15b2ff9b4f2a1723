/** The page of an order opened with its key. Null: opened by the session. */
export function orderPagePath({ id, key }: { readonly id: number; readonly key: string | null }): string {
  return `/order/${id}${key === null ? "" : `?key=${encodeURIComponent(key)}`}`;
}
