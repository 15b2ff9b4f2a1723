import { createHmac, timingSafeEqual } from "node:crypto";

/** Claims of a token: the draft as the person of this session may read it, until `expiresAt`. */
export interface PreviewClaim {
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** Tokens of previews. They are signed with the shop's secret, so none is stored. */
export interface PreviewTokens {
  issue(claim: PreviewClaim): string;
  /** Null for a text that was not issued here, or that has expired. */
  read(token: string, now: number): PreviewClaim | null;
}

/** Session, expiry in base 36, signature. */
const form = /^([\w-]{43})\.([\da-z]{1,11})\.([\w-]{43})$/;

/** `secret`: the shop's secret (requireSecret). */
export function createPreviewTokens(secret: string): PreviewTokens {
  const sign = (text: string) => createHmac("sha256", secret).update(`preview\n${text}`).digest("base64url");
  return {
    issue({ sessionId, expiresAt }) {
      const text = `${sessionId}.${expiresAt.toString(36)}`;
      return `${text}.${sign(text)}`;
    },
    read(token, now) {
      const [, sessionId = "", expiry = "", signature = ""] = form.exec(token) ?? [];
      const expected = Buffer.from(sign(`${sessionId}.${expiry}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const expiresAt = Number.parseInt(expiry, 36);
      return expiresAt > now ? { sessionId, expiresAt } : null;
    },
  };
}
