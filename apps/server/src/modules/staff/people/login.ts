/** A login as it is stored and compared: capitals and widths of letters do not matter. */
export function normalLogin(typed: string): string {
  return typed.trim().normalize("NFKC").toLowerCase();
}
