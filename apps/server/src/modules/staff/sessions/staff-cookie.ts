import type { FastifyReply, FastifyRequest } from "fastify";
import { longestSessionMs } from "./session-store.ts";

/** Name of the cookie with the token of a staff session. */
export const staffCookie = "staff_session";

export interface StaffCookies {
  /** Null without a token of a plausible length. */
  tokenOf(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  drop(request: FastifyRequest, reply: FastifyReply): void;
}

/** The session's cookie (OFFICE-3). The browser sends it only to the office's calls, and never from another site. */
export function createStaffCookies(publicUrl: URL | null): StaffCookies {
  const attributes = (request: FastifyRequest) => ({
    ...({ path: "/api/office", httpOnly: true, sameSite: "strict" } as const),
    secure: publicUrl?.protocol === "https:" || request.protocol === "https",
  });
  return {
    tokenOf(request) {
      const token = request.cookies[staffCookie];
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
    },
    set: (request, reply, token) =>
      void reply.setCookie(staffCookie, token, { ...attributes(request), maxAge: longestSessionMs / 1000 }),
    drop: (request, reply) => void reply.clearCookie(staffCookie, attributes(request)),
  };
}
