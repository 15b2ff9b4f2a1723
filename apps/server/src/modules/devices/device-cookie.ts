import type { FastifyReply, FastifyRequest } from "fastify";

/** Name of the cookie with the token of an enrolled device. */
const deviceCookie = "office_device";
/** The longest lifetime that browsers allow a cookie. Each read of the enrolment renews it. */
const maxAgeSeconds = 400 * 86_400;

export interface DeviceCookies {
  /** Null without a token of a plausible length. */
  tokenOf(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  drop(request: FastifyRequest, reply: FastifyReply): void;
}

/** The device's cookie (OFFICE-3). Browsers send it only to the office's calls, and never from another site. */
export function createDeviceCookies(publicUrl: URL | null): DeviceCookies {
  const attributes = (request: FastifyRequest) => ({
    ...({ path: "/api/office", httpOnly: true, sameSite: "strict" } as const),
    secure: publicUrl?.protocol === "https:" || request.protocol === "https",
  });
  return {
    tokenOf(request) {
      const token = request.cookies[deviceCookie];
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
    },
    set: (request, reply, token) =>
      void reply.setCookie(deviceCookie, token, { ...attributes(request), maxAge: maxAgeSeconds }),
    drop: (request, reply) => void reply.clearCookie(deviceCookie, attributes(request)),
  };
}
