/** A login in its stored form, ignoring case and the width of letters. */
export function normalLogin(typed: string): string {
  return typed.trim().normalize("NFKC").toLowerCase();
}
