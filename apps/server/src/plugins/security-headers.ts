import type { FastifyInstance } from "fastify";

/** Sources by directive, e.g. `{ "img-src": ["https://counter.example"] }`. */
export type Directives = Readonly<Record<string, readonly string[]>>;

const ownDirectives: Directives = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "media-src": ["'self'", "blob:"],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'", "ws:", "wss:"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** The policy of every answer, wider by what is given. A directive of its own keeps what it falls back to. */
export function contentSecurityPolicy(wider: readonly Directives[] = []): string {
  const names = new Set([...Object.keys(ownDirectives), ...wider.flatMap((each) => Object.keys(each))]);
  return [...names]
    .map((name) => {
      const own = ownDirectives[name] ?? ["'self'"];
      const more = wider.flatMap((each) => each[name] ?? []);
      const kept = more.length > 0 ? own.filter((source) => source !== "'none'") : own;
      return `${name} ${[...new Set([...kept, ...more])].join(" ")}`;
    })
    .join("; ");
}

/** A year; only said where the shop is served over TLS. */
const strictTransport = "max-age=31536000; includeSubDomains";

/** Headers of every answer, errors and pages from the cache included. */
export function securityHeaders(overTls: boolean): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    ...(overTls ? { "strict-transport-security": strictTransport } : {}),
  };
}

/** Puts them on everything that passes through the app. A route may have set one of its own before. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
