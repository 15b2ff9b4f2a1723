import { type IncomingMessage, request as plainRequest, type Server } from "node:http";
import { request as tlsRequest } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { withoutApiPrefix } from "../http/api-prefix.ts";
import { createFrameMeter } from "../realtime/frame-meter.ts";
import { createAllowance, type RealtimeLimits } from "../realtime/limits.ts";
import { createSeats } from "../realtime/seats.ts";
import { type Backend, backendAddress } from "./backend.ts";

const endpoint = /^\/app\/[\w-]{1,64}$/;
/** Query parameters of a Pusher client. */
const clientParameters = ["protocol", "client", "version", "flash"];
const clientValue = /^[\w.-]{1,40}$/;
const handshakeHeaders = [
  "sec-websocket-extensions",
  "sec-websocket-key",
  "sec-websocket-protocol",
  "sec-websocket-version",
  "user-agent",
] as const;
const answerHeaders = ["sec-websocket-accept", "sec-websocket-extensions", "sec-websocket-protocol"] as const;
const handshakeMs = 10_000;
/** A client pings after two minutes of silence. */
const silenceMs = 180_000;
/** A close frame with code 1012, restart: the client reconnects at once (decision 005). */
const restartFrame = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

export interface RealtimeProxyDeps {
  readonly backend: Backend;
  /** Section 7 names no socket of the host, so only a backend with our own calls is asked for one. */
  readonly hasOwnCalls: () => Promise<boolean>;
  readonly limits: RealtimeLimits;
  /** Trusted proxies, whose X-Forwarded-For is used. */
  readonly trustProxy: readonly string[];
}

/**
 * Proxies the shop's realtime sockets, `/app/{key}`, to the backend (API-8), with the limits of the server's own
 * endpoint. Bytes are forwarded unchanged; frames are counted by their headers.
 */
export function proxyRealtime(app: FastifyInstance, deps: RealtimeProxyDeps): void {
  const { backend, limits, trustProxy } = deps;
  const open = new Set<Duplex>();
  const seats = createSeats(limits);
  const isTrusted = proxyAddr.compile([...trustProxy]);
  const server: Server = app.server;
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const path = realtimeAddress(withoutApiPrefix(request.url ?? "/"));
    socket.on("error", () => socket.destroy());
    if (path === null) {
      refuse(socket, "404 Not Found");
      return;
    }
    const address = proxyAddr(request, isTrusted);
    const giveBack = seats.take(address);
    if (giveBack === null) {
      refuse(socket, "503 Service Unavailable");
      return;
    }
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      giveBack();
    });
    void deps.hasOwnCalls().then((has) => {
      if (socket.destroyed) return;
      if (has) connect(backendAddress(backend, path), { request, address, head }, socket, limits);
      else refuse(socket, "404 Not Found");
    });
  });
  app.addHook("preClose", async () => {
    for (const socket of open) socket.end(restartFrame, () => socket.destroy());
  });
}

/** The endpoint's path rebuilt from the key and the client's known parameters. Null for any other path. */
function realtimeAddress(url: string): string | null {
  const [path = "", query = ""] = url.split("?", 2);
  const given = new URLSearchParams(query);
  const allowed = new URLSearchParams();
  for (const name of clientParameters) {
    const value = given.get(name);
    if (value !== null && clientValue.test(value)) allowed.set(name, value);
  }
  if (!endpoint.test(path)) return null;
  return allowed.size === 0 ? path : `${path}?${allowed}`;
}

/** Does not wait for a client that does not read the answer. */
function refuse(socket: Socket, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`, () => socket.destroy());
}

interface Upgrade {
  readonly request: IncomingMessage;
  /** The guest's address. */
  readonly address: string;
  readonly head: Buffer;
}

function connect(
  target: URL,
  { request: asked, address, head }: Upgrade,
  shopper: Socket,
  limits: RealtimeLimits,
): void {
  const headers = Object.fromEntries(
    handshakeHeaders.flatMap((name) => {
      const value = asked.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const send = target.protocol === "https:" ? tlsRequest : plainRequest;
  const handshake = send(target, {
    headers: { ...headers, "x-forwarded-for": address, connection: "Upgrade", upgrade: "websocket" },
    agent: false,
  });
  const giveUp = () => refuse(shopper, "502 Bad Gateway");
  handshake.setTimeout(handshakeMs, () => handshake.destroy());
  handshake.once("error", giveUp);
  handshake.once("response", (answer) => {
    answer.resume();
    giveUp();
  });
  handshake.once("upgrade", (answer, far, farHead) => {
    far.setTimeout(0);
    shopper.write(switching(answer));
    shopper.write(farHead);
    join(shopper, head, far, limits);
  });
  shopper.once("close", () => handshake.destroy());
  handshake.end();
}

function switching({ headers }: IncomingMessage): string {
  const lines = answerHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}\r\n`],
  );
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n${lines.join("")}\r\n`;
}

/** Copies bytes both ways until one side ends, then ends the other. A shopper above the limits is disconnected. */
function join(shopper: Socket, head: Buffer, far: Duplex, limits: RealtimeLimits): void {
  const count = createCounter(limits, () => shopper.destroy());
  far.on("error", () => far.destroy());
  shopper.setTimeout(silenceMs, () => shopper.destroy());
  shopper.on("data", count);
  count(head);
  far.write(head);
  shopper.pipe(far);
  far.on("data", (chunk: Buffer) => {
    if (shopper.writableLength > limits.unsentBytes) shopper.destroy();
    else shopper.write(chunk);
  });
  far.once("close", () => shopper.end(() => shopper.destroy()));
  shopper.once("close", () => far.destroy());
}

function createCounter(limits: RealtimeLimits, onExcess: () => void): (chunk: Buffer) => void {
  const takeFrame = createAllowance(limits.frames);
  const takeBytes = createAllowance(limits.bytes);
  const meter = createFrameMeter((length) => {
    if (length > limits.frameBytes || !takeFrame(1)) onExcess();
  });
  return (chunk) => {
    if (takeBytes(chunk.length)) meter(chunk);
    else onExcess();
  };
}
