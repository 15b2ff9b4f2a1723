import type { Reading } from "./reading.ts";

/** A positive whole number that every store can keep. */
export function readId(text: string): Reading {
  if (text === "") return { text };
  const isId = /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
  return isId ? { text } : { fault: "not-an-id" };
}
