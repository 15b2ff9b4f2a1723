import cookie from "@fastify/cookie";
import { apiError } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../database/tables.ts";
import { ApiFault } from "../errors/errors.ts";
import { createEndings, type EndedSessions } from "./session-endings.ts";
import {
  findSession,
  findViewer,
  openSession,
  type StoredSession,
  sessionDays,
  sessionId,
  type Viewer,
} from "./session-store.ts";

export interface SessionDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly publicUrl: URL | null;
}

/** The caller's session: reading, opening and closing it (wire "Conventions"). */
export interface Sessions {
  /** The signed-in user; null for a guest. Reads the store once per request. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** The store's key of the request's session, which may have ended; null without one. */
  sessionIdOf(request: FastifyRequest): string | null;
  /** The session of a signed-in caller; null for a guest. */
  sessionOf(request: FastifyRequest): Promise<StoredSession | null>;
  /** As viewerOf; throws a 401 for a guest. */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /**
   * Like requireViewer, for calls that name a user: 403 unless it is the caller (ROLE-3). Absent or empty means the
   * caller.
   */
  requireOwn(request: FastifyRequest, userId: string | number | null | undefined | false): Promise<Viewer>;
  /** Signs in: opens a new session, ends the one of the request, and returns the new token. */
  open(request: FastifyRequest, reply: FastifyReply, userId: CustomerId): Promise<string>;
  /** Signs out here or everywhere. Does nothing for a guest. */
  close(request: FastifyRequest, reply: FastifyReply, everywhere: boolean): Promise<void>;
  /** Removes the cookie and announces the end, for a user whose sessions are already deleted. */
  forget(request: FastifyRequest, reply: FastifyReply, userId: CustomerId): void;
  /** Registers a listener for sessions that end in this process, by sign-out or with their account. */
  onEnded(listener: (ended: EndedSessions) => void): void;
}

const plainName = "session";
/** With this prefix browsers accept the cookie only over TLS, for this host and its whole path. */
const hostName = "__Host-session";

/** Registers cookies on the app and returns the sessions. Register before the routes. */
export async function registerSessions(app: FastifyInstance, deps: SessionDeps): Promise<Sessions> {
  await app.register(cookie);
  const known: KnownViewers = new WeakMap();
  app.addHook("onSend", async (request, reply) => {
    // An answer for one caller must not be cached for others.
    if ((known.has(request) || isForOneCaller(request)) && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "private, no-store");
  });
  return createSessions(deps, known);
}

/**
 * Integrations and staff may read all orders. A request with credentials therefore gets an answer for its bearer alone.
 */
function isForOneCaller({ headers, routeOptions }: FastifyRequest): boolean {
  const tags = routeOptions.schema?.tags ?? [];
  const isOfOneCaller = ["integrations", "account", "office"].some((tag) => tags.includes(tag));
  return isOfOneCaller || headers.authorization !== undefined;
}

type KnownViewers = WeakMap<FastifyRequest, Promise<Viewer | null>>;

function createSessions({ db, now, publicUrl }: SessionDeps, known: KnownViewers): Sessions {
  const { tokenOf, sessionIdOf, setCookie, dropCookie } = createCookies(publicUrl);
  const endings = createEndings(db);

  function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const asked = known.get(request);
    if (asked !== undefined) return asked;
    const token = tokenOf(request);
    const viewer = token === null ? Promise.resolve(null) : findViewer(db, token, now());
    known.set(request, viewer);
    return viewer;
  }

  async function requireViewer(request: FastifyRequest): Promise<Viewer> {
    const viewer = await viewerOf(request);
    if (viewer === null) throw new ApiFault(apiError("rest_not_logged_in", "Sign in first"));
    return viewer;
  }

  return {
    viewerOf,
    sessionIdOf,
    async sessionOf(request) {
      const viewer = await viewerOf(request);
      return viewer === null ? null : findSession(db, sessionIdOf(request) ?? "", viewer.userId);
    },
    requireViewer,
    onEnded: endings.listen,
    forget(request, reply, userId) {
      dropCookie(request, reply);
      endings.announce({ userId });
    },
    async requireOwn(request, userId) {
      const viewer = await requireViewer(request);
      const isNamed = userId !== undefined && userId !== null && userId !== false && userId !== "";
      if (isNamed && Number(userId) !== viewer.userId)
        throw new ApiFault(apiError("rest_forbidden", "This is not yours"));
      return viewer;
    },
    async open(request, reply, userId) {
      const before = tokenOf(request);
      if (before !== null) await endings.end(before);
      const token = await openSession(db, userId, now());
      setCookie(request, reply, token);
      known.delete(request);
      return token;
    },
    async close(request, reply, everywhere) {
      const token = tokenOf(request);
      const viewer = everywhere ? await viewerOf(request) : null;
      if (viewer !== null) await endings.endAllOf(viewer.userId);
      if (token !== null) await endings.end(token);
      known.delete(request);
      dropCookie(request, reply);
    },
  };
}

/** The token of a request and the cookie that carries it. */
function createCookies(publicUrl: URL | null) {
  const isOverTls = (request: FastifyRequest) => publicUrl?.protocol === "https:" || request.protocol === "https";
  const tokenOf = (request: FastifyRequest) =>
    cookieOf(request, isOverTls(request)) ?? bearerOf(request) ?? queryTokenOf(request);
  return {
    tokenOf,
    sessionIdOf(request: FastifyRequest) {
      const token = tokenOf(request);
      return token === null ? null : sessionId(token);
    },
    setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
      const [name, options] = cookieFor(isOverTls(request));
      reply.setCookie(name, token, { ...options, maxAge: sessionDays * 86_400 });
    },
    dropCookie: (request: FastifyRequest, reply: FastifyReply) =>
      void reply.clearCookie(...cookieFor(isOverTls(request))),
  };
}

/** Name and attributes of the session cookie. */
export function cookieFor(overTls: boolean) {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: overTls } as const;
  return [overTls ? hostName : plainName, options] as const;
}

/** Over TLS a plain cookie is ignored, because a neighbouring host could have set it. */
function cookieOf(request: FastifyRequest, overTls: boolean): string | null {
  return textOrNull(request.cookies[hostName]) ?? (overTls ? null : textOrNull(request.cookies[plainName]));
}

function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/** For old clients only; request logs mask it. */
function queryTokenOf({ query }: FastifyRequest): string | null {
  return typeof query === "object" && query !== null && "token" in query ? textOrNull(query.token) : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
