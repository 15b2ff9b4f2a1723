import { createHmac, timingSafeEqual } from "node:crypto";

/** Maximum time between opening the mini app and signing in. */
const oldestSeconds = 15 * 60;
/** Tolerance for the difference of both clocks. */
const ahead = 60;

/**
 * The fields of a Telegram Mini App's `initData` (or of a shared contact, which is signed alike); null unless
 * Telegram signed them for this bot lately. HMAC-SHA256 of all fields but `hash`, sorted, under
 * HMAC-SHA256("WebAppData", bot token). `now` in milliseconds.
 */
export function readInitData(initData: string, botToken: string, now: number): ReadonlyMap<string, string> | null {
  const pairs = [...new URLSearchParams(initData)];
  const fields = new Map(pairs);
  if (fields.size !== pairs.length) return null;
  const given = Buffer.from(fields.get("hash") ?? "", "hex");
  fields.delete("hash");
  const expected = signatureOf(fields, botToken);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return isRecent(fields.get("auth_date"), now) ? fields : null;
}

function signatureOf(fields: ReadonlyMap<string, string>, botToken: string): Buffer {
  const lines = [...fields.keys()].sort().map((name) => `${name}=${fields.get(name)}`);
  const secret = createHmac("sha256", "WebAppData").update(botToken).digest();
  return createHmac("sha256", secret).update(lines.join("\n")).digest();
}

function isRecent(authDate: string | undefined, now: number): boolean {
  if (authDate === undefined || !/^\d{1,12}$/.test(authDate)) return false;
  const age = Math.floor(now / 1000) - Number(authDate);
  return age >= -ahead && age <= oldestSeconds;
}
