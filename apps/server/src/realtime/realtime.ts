import type { CustomerId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { LimitsEnv } from "../config/limits-env.ts";
import type { RealtimeEnv } from "../config/realtime-env.ts";
import { requireSecret } from "../database/secrets.ts";
import type { Db } from "../database/tables.ts";
import type { EndedSessions, Signals } from "../signals/signals.ts";
import { type RealtimeAuthDeps, realtimeAuthRoutes } from "./auth-routes.ts";
import { type HeldSession, type HeldStaff, heldStaffText, isOfEnded, sessionTag } from "./held-session.ts";
import { createHostedPublisher } from "./hosted/hosted-publisher.ts";
import { createHub, type RealtimePort } from "./hub.ts";
import { usualLimits } from "./limits.ts";
import { realtimeRoutes } from "./routes.ts";
import { type RealtimeKeys, signChannel } from "./signature.ts";

/** Realtime events of the whole shop, over this server's endpoint or a hosted service (API-8). */
export interface Realtime extends RealtimePort {
  /** `realtime` of the page's settings: the address that its client connects to. */
  readonly options: { readonly key: string; readonly cluster?: string; readonly forceTLS?: boolean };
  readonly key: string;
  /** Open sockets of this process. */
  readonly sockets: number;
  /** Publishes to the sockets of this process only, for changes that every process detects by itself. */
  publishHere: RealtimePort["publish"];
  /** Ends the private subscriptions of a session, or of all of a user's sessions, in every process. */
  endSessions(ended: { readonly sessionId: string } | { readonly userId: CustomerId }): void;
  /** Opens a private channel to one socket for a session of staff (`auth` and `channel_data` of the protocol). */
  openToStaff(
    socket: { readonly socketId: string; readonly channel: string },
    session: { readonly id: string; readonly expiresAt: number } & { readonly staff: HeldStaff },
  ): { readonly auth: string; readonly channel_data?: string };
  /** The sessions of staff, by tag, that hold subscriptions of this process, with the person's id. */
  heldStaff(): ReadonlyMap<string, number>;
  /**
   * Ends the subscriptions of this process whose session is among those of `looked`, and is not live or has another
   * version. Sessions that subscribed since heldStaff are not judged.
   */
  keepStaff(looked: ReadonlyMap<string, number>, live: ReadonlyMap<string, number>): void;
  register(app: FastifyInstance, owners: ChannelOwners): Promise<void>;
}

export type ChannelOwners = Pick<RealtimeAuthDeps, "mayOpenOrder" | "sessionOf">;

export interface RealtimeDeps {
  readonly db: Db;
  readonly env: RealtimeEnv;
  readonly limits: Pick<LimitsEnv, "socketsPerAddress">;
  readonly signals: Signals;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export async function createRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { hosted } = deps.env;
  if (hosted !== null) return hostedRealtime(hosted, deps);
  return ownRealtime({ key: publicKey, secret: await requireSecret(deps.db, "realtime") }, deps);
}

/** Not secret: the protocol requires a name for the application. */
const publicKey = "skatert";

function ownRealtime(keys: RealtimeKeys, { signals, now, limits: { socketsPerAddress } }: RealtimeDeps): Realtime {
  const hub = createHub(now);
  const limits = { ...usualLimits, socketsPerNetwork: socketsPerAddress };
  const endHere = (ended: EndedSessions) => hub.endHeld((held) => isOfEnded(held, ended));
  signals.listen({
    onSignal(signal) {
      if (signal.kind === "realtime-event") hub.publish(signal.channel, signal.event, signal.data);
      if (signal.kind === "sessions-ended") endHere(signal.ended);
    },
    // The end of a session may have been missed, so every session is checked again.
    onGap: () => hub.endHeld(() => true),
  });
  return {
    key: keys.key,
    options: { key: keys.key },
    get sockets() {
      return hub.size;
    },
    publish(channel, event, data) {
      hub.publish(channel, event, data);
      signals.send({ kind: "realtime-event", channel, event, data });
    },
    publishHere: hub.publish,
    endSessions(which) {
      const ended: EndedSessions =
        "userId" in which
          ? { session: null, user: which.userId }
          : { session: sessionTag(which.sessionId), user: null };
      endHere(ended);
      signals.send({ kind: "sessions-ended", ended });
    },
    openToStaff(socket, session) {
      const channelData = heldStaffText(session, session.staff, now());
      return { auth: signChannel(keys, { ...socket, channelData }), channel_data: channelData };
    },
    heldStaff: () =>
      new Map(hub.heldSessions().flatMap(({ session, staff }) => (staff === null ? [] : [[session, staff.id]]))),
    keepStaff(looked, live) {
      const isOver = ({ staff, session }: HeldSession) =>
        staff !== null && looked.has(session) && live.get(session) !== staff.version;
      if (hub.heldSessions().some(isOver)) hub.endHeld(isOver);
    },
    async register(app, owners) {
      realtimeAuthRoutes(app, { ...owners, keys, now, holdsSessions: true });
      await realtimeRoutes(app, { hub, keys, limits, now });
    },
  };
}

function hostedRealtime(hosted: NonNullable<RealtimeEnv["hosted"]>, deps: RealtimeDeps): Realtime {
  const publisher = createHostedPublisher({
    keys: hosted,
    apiUrl: hosted.apiUrl,
    now: deps.now,
    onError: deps.onError,
  });
  return {
    key: hosted.key,
    options: { key: hosted.key, cluster: hosted.cluster, forceTLS: true },
    sockets: 0,
    publish: publisher.publish,
    publishHere: publisher.publish,
    endSessions: () => undefined,
    openToStaff: (socket) => ({ auth: signChannel(hosted, { ...socket, channelData: null }) }),
    heldStaff: () => new Map(),
    keepStaff: () => undefined,
    async register(app, owners) {
      realtimeAuthRoutes(app, { ...owners, keys: hosted, now: deps.now, holdsSessions: false });
      app.addHook("onClose", () => publisher.close());
    },
  };
}
