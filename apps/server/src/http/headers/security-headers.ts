import type { FastifyInstance } from "fastify";
import type { RealtimeEnv } from "../../config/realtime-env.ts";
import { apiPrefix } from "../api-prefix.ts";

/** Sources by directive, e.g. `{ "img-src": ["https://counter.example"] }`. */
export type Directives = Readonly<Record<string, readonly string[]>>;

const ownDirectives: Directives = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "media-src": ["'self'", "blob:"],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** Names of the policy's own directives. */
export const policyDirectives: readonly string[] = Object.keys(ownDirectives);

/** Path to which browsers report violations of the policy. */
export const reportsPath = "/csp-reports";
const reportsAddress = `${apiPrefix}${reportsPath}`;

/**
 * The policy of every answer, extended by `wider`. A new directive also contains the sources that it would otherwise
 * inherit. `base`: other directives to start from.
 */
export function contentSecurityPolicy(wider: readonly Directives[] = [], base: Directives = ownDirectives): string {
  const names = new Set([...Object.keys(base), ...wider.flatMap((each) => Object.keys(each))]);
  const directives = [...names].map((name) => {
    const own = base[name] ?? ["'self'"];
    const more = wider.flatMap((each) => each[name] ?? []);
    const sources = more.length > 0 ? own.filter((source) => source !== "'none'") : own;
    return `${name} ${[...new Set([...sources, ...more])].join(" ")}`;
  });
  return [...directives, `report-uri ${reportsAddress}`, "report-to csp"].join("; ");
}

/** The settings behind the headers. */
export interface HeaderSettings {
  readonly publicUrl: URL | null;
  /** Whether HSTS includes subdomains, which may belong to other services. */
  readonly hstsSubdomains: boolean;
  readonly realtime: RealtimeEnv;
}

/**
 * Hosts of the realtime endpoint. In older browsers 'self' does not cover sockets to the page's host. The hosted
 * service falls back from sockets to requests.
 */
export function realtimeDirectives({ publicUrl, realtime }: Omit<HeaderSettings, "hstsSubdomains">): Directives {
  const { hosted } = realtime;
  if (hosted !== null) {
    const { cluster } = hosted;
    return { "connect-src": [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`] };
  }
  if (publicUrl === null) return {};
  return { "connect-src": [`${publicUrl.protocol === "https:" ? "wss" : "ws"}://${publicUrl.host}`] };
}

const year = "max-age=31536000";

/** Headers of every answer, including errors and cached pages; HSTS if the shop is served over TLS. */
export function securityHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  const overTls = settings.publicUrl?.protocol === "https:";
  const strictTransport = settings.hstsSubdomains ? `${year}; includeSubDomains` : year;
  return {
    "content-security-policy": contentSecurityPolicy([realtimeDirectives(settings)]),
    "reporting-endpoints": `csp="${reportsAddress}"`,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    ...(overTls ? { "strict-transport-security": strictTransport } : {}),
  };
}

/**
 * The policy of pictures and fonts. An SVG may have been uploaded by anybody who edits the shop, so it is displayed but
 * never executed. The others run nothing anyway, and this policy is 0.4 kB shorter than that of the pages: a phone loads
 * several small pictures first.
 */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const fileTypes = /^(?:image|font)\//i;

/** Sets the headers on every answer of the app, unless a route has set its own. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  // Decided by the content type sent, because the name in the address has many spellings.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (fileTypes.test(String(reply.getHeader("content-type"))))
      reply.header("content-security-policy", filePolicy).removeHeader("reporting-endpoints");
    done(null, payload);
  });
}
