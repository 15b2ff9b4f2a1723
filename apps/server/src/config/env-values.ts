import { isIP } from "node:net";
import * as z from "zod/mini";

/** Values of environment variables; a faulty one is refused with a message for the operator. */

export const trimmed = z.string().check(z.trim());
export const httpUrl = z.pipe(
  trimmed,
  z.transform((text, context) => {
    const url = URL.parse(text);
    if (url !== null && (url.protocol === "http:" || url.protocol === "https:")) return url;
    context.issues.push({ code: "custom", message: "must be an http or https address", input: text });
    return z.NEVER;
  }),
);
/** Only its scheme and host are used: a path would be ignored. */
export const siteUrl = z.pipe(
  httpUrl,
  z.transform((url, context) => {
    if (url.href === `${url.origin}/`) return url;
    context.issues.push({ code: "custom", message: `must have no path, such as ${url.origin}`, input: url.href });
    return z.NEVER;
  }),
);
/** Milliseconds. */
export const instant = z.pipe(
  trimmed,
  z.transform((text, context) => {
    const time = Date.parse(text);
    if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && Number.isFinite(time)) return time;
    context.issues.push({ code: "custom", message: "must be an ISO instant with its zone", input: text });
    return z.NEVER;
  }),
);

const namedRanges = ["loopback", "linklocal", "uniquelocal"];

export const addressRanges = listOf(isRange);
/** Address ranges, of which some have names. */
export const trustedProxies = listOf((text) => isRange(text) || namedRanges.includes(text));

function listOf(isEntry: (text: string) => boolean) {
  return z.pipe(
    trimmed,
    z.transform((text, context) => {
      const entries = text.split(",").map((part) => part.trim());
      if (entries.every(isEntry)) return entries;
      context.issues.push({ code: "custom", message: "must be comma-separated addresses or ranges", input: text });
      return z.NEVER;
    }),
  );
}

function isRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
