/** A flat as it is shown: a bare number gets its name by `named`, "office 305" was written by the guest in full. */
export function flatText(apartment: string, named: (number: string) => string): string {
  const text = apartment.trim();
  return /^\d/.test(text) ? named(text) : text;
}
