import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts short texts with a key of the shop, bound to a purpose, so that one person's text cannot be opened as
 * another's.
 */
export interface Seal {
  close(text: string, purpose: string): string;
  /** Null for text that was not sealed for this purpose. */
  open(sealed: string, purpose: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** `secret`: the shop's secret (requireSecret). */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "staff authenticators", 32));
  return {
    close(text, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
