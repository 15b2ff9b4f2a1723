import { createHmac } from "node:crypto";

/** Data of a mini app as Telegram signs them for a bot, implemented separately from the code under test. */
export function signedByTelegram(fields: Readonly<Record<string, string>>, botToken: string): string {
  const secret = createHmac("sha256", "WebAppData").update(botToken).digest();
  const check = Object.keys(fields)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${fields[name]}`)
    .join("\n");
  return new URLSearchParams({ ...fields, hash: createHmac("sha256", secret).update(check).digest("hex") }).toString();
}
