import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieFor } from "../http/sessions/session.ts";
import { sessionDays } from "../http/sessions/session-store.ts";

const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=([\w.~+/%=-]{1,1000})/;
const plainCookies = /(?:^|;\s*)((?:lang|theme)=[\w-]{1,20})/g;

/** The backend's token of the caller. The browser stores it in this site's HttpOnly cookie and nowhere else. */
export function tokenOf(cookies: string | undefined): string | null {
  const value = sessionCookie.exec(cookies ?? "")?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Cookies that the backend's own pages read; all others are dropped. */
export function harmlessCookies(cookies: string | undefined): string {
  return [...(cookies ?? "").matchAll(plainCookies)].map(([, pair]) => pair).join("; ");
}

/** The effect of the backend's cookies on its session: a new token, its end (""), or nothing (null). */
export function sessionIn(setCookies: readonly string[]): string | null {
  for (const line of setCookies) {
    const [, value, attributes = ""] = /^(?:__Host-)?session=([^;]*)(.*)$/i.exec(line) ?? [];
    if (value === undefined) continue;
    return /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(attributes) || value === ""
      ? ""
      : (tokenOf(`session=${value}`) ?? "");
  }
  return null;
}

/** Stores the token in this site's cookie, or deletes the cookie (""). */
export function storeSession(reply: FastifyReply, token: string, overTls: boolean): void {
  const [name, options] = cookieFor(overTls);
  if (token === "") reply.clearCookie(name, options);
  else reply.setCookie(name, token, { ...options, maxAge: sessionDays * 86_400 });
}

export function isOverTls(request: FastifyRequest, publicUrl: URL | null): boolean {
  return publicUrl?.protocol === "https:" || request.protocol === "https";
}
