import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { normalLogin } from "../people/login.ts";

/** Browsers in which people signed in before; strangers cannot spend their guesses (STAFF-1). */
export interface KnownBrowsers {
  /** Id of the request's browser if somebody signed in there, or this login did; null: an unknown browser. */
  of(request: FastifyRequest, login?: string): string | null;
  /** Adds a login that has signed in to the request's browser. */
  remember(request: FastifyRequest, reply: FastifyReply, login: string): void;
}

const browserCookie = "office_browser";
/** The longest lifetime that browsers allow a cookie. Each sign-in renews it. */
const maxAgeSeconds = 400 * 86_400;
/** People who share a computer; the ones who signed in longest ago are forgotten first. */
const maxLogins = 8;
const part = /^[\w-]{22}$/;

interface Browser {
  readonly id: string;
  /** Keyed digests, latest first. */
  readonly logins: readonly string[];
}

/**
 * A browser's id and its logins as a signed cookie, `id.login.login.signature`. The store keeps nothing of it. The cookie
 * gives no access: it only chooses whose count of guesses a wrong password adds to.
 */
export function createKnownBrowsers(secret: string, publicUrl: URL | null): KnownBrowsers {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest().subarray(0, 16);
  const loginIn = (id: string, login: string) => digest(`login\n${id}\n${normalLogin(login)}`).toString("base64url");
  const signatureOf = (signed: string) => digest(`browser\n${signed}`);

  function read(request: FastifyRequest): Browser | null {
    const parts = request.cookies[browserCookie]?.split(".") ?? [];
    if (parts.length < 3 || parts.length > maxLogins + 2 || !parts.every((each) => part.test(each))) return null;
    const signature = Buffer.from(parts.at(-1) ?? "", "base64url");
    if (!timingSafeEqual(signature, signatureOf(parts.slice(0, -1).join(".")))) return null;
    const [id = "", ...logins] = parts.slice(0, -1);
    return { id, logins };
  }

  return {
    of(request, login) {
      const browser = read(request);
      if (browser === null) return null;
      return login === undefined || browser.logins.includes(loginIn(browser.id, login)) ? browser.id : null;
    },
    remember(request, reply, login) {
      const { id, logins } = read(request) ?? { id: randomBytes(16).toString("base64url"), logins: [] };
      const own = loginIn(id, login);
      const signed = [id, ...[own, ...logins.filter((each) => each !== own)].slice(0, maxLogins)].join(".");
      reply.setCookie(browserCookie, `${signed}.${signatureOf(signed).toString("base64url")}`, {
        ...({ path: "/api/office", httpOnly: true, sameSite: "strict", maxAge: maxAgeSeconds } as const),
        secure: publicUrl?.protocol === "https:" || request.protocol === "https",
      });
    },
  };
}
