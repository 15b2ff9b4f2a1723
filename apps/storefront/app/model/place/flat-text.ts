/** A flat for display. `named` labels a bare number; "office 305" is already complete. */
export function flatText(apartment: string, named: (number: string) => string): string {
  const text = apartment.trim();
  return /^\d/.test(text) ? named(text) : text;
}
