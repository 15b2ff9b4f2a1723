import { createHmac, randomInt } from "node:crypto";

/** Without 0, 1, I, L, O and U, which people misread or mishear. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/** A new code of eight characters, about 39 bits. */
export function newDeviceCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** The code that a person typed or scanned: case, spaces and hyphens do not matter. Null: not a possible code. */
export function readDeviceCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s–-]/g, "");
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}

/** A keyed digest, because a short code could be guessed from a plain one. `secret`: see requireSecret. */
export function digestOfCode(secret: string, code: string): string {
  return createHmac("sha256", secret).update(`device code\n${code}`).digest("base64url");
}
