import { PATHS, userChannel } from "@skatert/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, it, vi } from "vitest";
import { registerErrors } from "../http/errors/errors.ts";
import { registerValidation } from "../http/errors/validation.ts";
import { signalFromText, signalToText } from "../signals/signal-text.ts";
import type { SignalListener, Signals } from "../signals/signals.ts";
import { placeOrder, teaOrder } from "../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../testing/calls/people.ts";
import { startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { createRealtime } from "./realtime.ts";

/** A client gets some time to leave the channel by itself. */
const patience = { timeout: 20_000 };

// Concurrent, because nearly all of their time is the grace period of a client.
describeOnEachEngine("a private subscription and its session", (engine) => {
  const open: { close(): unknown }[] = [];
  afterAll(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });

  /** A socket subscribed to a channel with a signature of the app. */
  async function listen(app: FastifyInstance, channel: string, headers: Record<string, string>, claim: object = {}) {
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("the app does not listen");
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/app/skatert?protocol=7`);
    open.push(socket);
    const events: string[] = [];
    let closed: number | null = null;
    socket.addEventListener("close", ({ code }) => {
      closed = code;
    });
    const subscribed = new Promise<void>((resolve, reject) => {
      socket.addEventListener("message", async ({ data }) => {
        const frame = JSON.parse(String(data));
        events.push(frame.event);
        if (frame.event === "pusher_internal:subscription_succeeded") resolve();
        if (frame.event === "pusher:error") reject(new Error(String(data)));
        if (frame.event !== "pusher:connection_established") return;
        const payload = { socket_id: JSON.parse(frame.data).socket_id, channel_name: channel, ...claim };
        const answer = await app.inject({ method: "POST", url: PATHS.realtimeAuth, headers, payload });
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...answer.json() } }));
      });
    });
    await subscribed;
    const leave = () => socket.send(JSON.stringify({ event: "pusher:unsubscribe", data: { channel } }));
    return { events, closed: () => closed, leave };
  }

  async function aShop() {
    const shop = await startShop({ engine });
    open.push(shop);
    const { realtime } = shop.app.services;
    const ownChannel = ({ userId, headers }: SignedIn) => listen(shop.app, userChannel(userId), headers);
    const call = (method: "POST" | "DELETE", url: string, headers: Record<string, string>, payload = {}) =>
      shop.app.inject({ method, url, headers, ...(method === "POST" ? { payload } : {}) });
    return { shop, realtime, ownChannel, call };
  }

  it.concurrent("ROLE-3 ends at sign-out, and another session of the same person stays", async ({ expect }) => {
    const { shop, realtime, ownChannel, call } = await aShop();
    const phone = newPhone();
    const [leaving, staying] = [await signIn(shop, phone), await signIn(shop, phone)];
    const [left, stayed] = [await ownChannel(leaving), await ownChannel(staying)];
    expect((await call("POST", PATHS.logout, leaving.headers)).statusCode).toBe(200);
    realtime.publish(userChannel(leaving.userId), "bonus-changed", {});
    await expect.poll(left.closed, patience).toBe(1012);
    await expect.poll(() => stayed.events, patience).toContain("bonus-changed");
    expect(left.events).not.toContain("bonus-changed");
  });

  it.concurrent("API-8 keeps the socket of a page that leaves the channel as it signs out", async ({ expect }) => {
    const { shop, realtime, ownChannel, call } = await aShop();
    const anna = await signIn(shop, newPhone());
    const [leaving, other] = [await ownChannel(anna), await ownChannel(anna)];
    await call("POST", PATHS.logout, anna.headers);
    leaving.leave();
    await expect.poll(other.closed, patience).toBe(1012);
    realtime.publish(userChannel(anna.userId), "bonus-changed", {});
    expect([leaving.closed(), leaving.events]).toEqual([null, expect.not.arrayContaining(["bonus-changed"])]);
  });

  it.concurrent("ROLE-3 ends with all sessions of the person, and with the account", async ({ expect }) => {
    const { shop, ownChannel, call } = await aShop();
    const phone = newPhone();
    const people = [await signIn(shop, phone), await signIn(shop, phone)];
    const sockets = await Promise.all(people.map(ownChannel));
    await call("POST", PATHS.logout, people[0]?.headers ?? {}, { everywhere: true });
    for (const { closed } of sockets) await expect.poll(closed, patience).toBe(1012);
    const anna = await signIn(shop, newPhone());
    const own = await ownChannel(anna);
    expect((await call("DELETE", PATHS.user, anna.headers)).statusCode).toBe(200);
    await expect.poll(own.closed, patience).toBe(1012);
  });

  it.concurrent("ROLE-3 of an order ends with the session that opened it, and stays if opened by the key", async ({
    expect,
  }) => {
    const { shop, realtime, call } = await aShop();
    const anna = await signIn(shop, newPhone());
    const payload = { ...teaOrder, lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
    const key = { "idempotency-key": crypto.randomUUID() };
    const placed = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { ...anna.headers, ...key },
      payload,
    });
    const order = placed.json();
    const channel = `private-order-${order.id}`;
    const bySession = await listen(shop.app, channel, anna.headers);
    const byKey = await listen(shop.app, channel, anna.headers, { order_key: order.key });
    await call("POST", PATHS.logout, anna.headers);
    await expect.poll(bySession.closed, patience).toBe(1012);
    realtime.publish(channel, "order-status-changed", {});
    await expect.poll(() => byKey.events, patience).toContain("order-status-changed");
    expect(bySession.events).not.toContain("order-status-changed");
  });

  it.concurrent("ROLE-3 ends in every process, and even if a signal may have been missed", async ({ expect }) => {
    const store = await engine.store();
    const listeners: SignalListener[] = [];
    const process = async (id: string) => {
      const signals: Signals = {
        listen: (listener) => void listeners.push(listener),
        start: async () => undefined,
        send(signal) {
          const heard = signalFromText(signalToText(signal, id), "nobody");
          if (heard !== null) for (const listener of listeners) listener.onSignal(heard);
        },
        close: async () => undefined,
      };
      const now = () => 1_000;
      const onError = () => undefined;
      const limits = { socketsPerAddress: 0 };
      const realtime = await createRealtime({ db: store.db, env: { hosted: null }, limits, signals, now, onError });
      const app = Fastify();
      registerErrors(app);
      registerValidation(app);
      open.push(app);
      await realtime.register(app, {
        mayOpenOrder: async () => false,
        sessionOf: async ({ headers }) => ({ id: String(headers["x-session"]), userId: 7, expiresAt: 10_000 }),
      });
      return { realtime, app };
    };
    const [here, there] = [await process("a"), await process("b")];
    const [one, two] = [
      await listen(here.app, userChannel(7), { "x-session": "one" }),
      await listen(here.app, userChannel(7), { "x-session": "two" }),
    ];
    there.realtime.endSessions({ sessionId: "one" });
    await expect.poll(one.closed, patience).toBe(1012);
    expect(two.closed()).toBeNull();
    for (const listener of listeners) listener.onGap();
    await expect.poll(two.closed, patience).toBe(1012);
    const three = await listen(here.app, userChannel(7), { "x-session": "three" });
    there.realtime.endSessions({ userId: 7 });
    await expect.poll(three.closed, patience).toBe(1012);
    await store.close();
  });

  it.concurrent("ROLE-3 ends only with a real session: an invalid token sends no signal", async ({ expect }) => {
    const { shop, realtime, call } = await aShop();
    const told = vi.spyOn(realtime, "endSessions");
    const made = { authorization: `Bearer ${"a".repeat(43)}` };
    await call("POST", PATHS.logout, made);
    await call("POST", PATHS.logout, made, { everywhere: true });
    expect(told).not.toHaveBeenCalled();
    const anna = await signIn(shop, newPhone());
    await call("POST", PATHS.logout, anna.headers);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.concurrent("API-8 of a guest survives the sign-out of others", async ({ expect }) => {
    const { shop, realtime, call } = await aShop();
    const order = (await placeOrder(shop.app)).json();
    const guest = await listen(shop.app, `private-order-${order.id}`, {}, { order_key: order.key });
    const anna = await signIn(shop, newPhone());
    await call("POST", PATHS.logout, anna.headers, { everywhere: true });
    realtime.publish(`private-order-${order.id}`, "order-status-changed", {});
    await expect.poll(() => guest.events, patience).toContain("order-status-changed");
  });
});
