import type { ContactLink } from "@skatert/contract";

/** A written phone number with its tel: address. Null for a text without a digit. */
export function phoneLink(text: string): ContactLink | null {
  const digits = text.replace(/[^\d+]/g, "");
  return digits === "" ? null : { text, url: `tel:${digits}` };
}
