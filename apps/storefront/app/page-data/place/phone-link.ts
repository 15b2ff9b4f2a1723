import type { ContactLink } from "@skatert/contract";

/** A written number with the address that calls it; null for a text without a digit. */
export function phoneLink(text: string): ContactLink | null {
  const digits = text.replace(/[^\d+]/g, "");
  return digits === "" ? null : { text, url: `tel:${digits}` };
}
