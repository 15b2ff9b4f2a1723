/** An id as documents write it. Numbers are written as numbers; 0: none. */
export function documentId(id: string): number | string {
  if (id === "") return 0;
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}
