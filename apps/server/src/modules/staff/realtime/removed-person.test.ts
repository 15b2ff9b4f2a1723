import { branchChannel, FEED_EVENT, OFFICE_PATHS, PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EnrolledDevice, enrolDevice } from "../../../testing/calls/devices.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { type SignedInStaff, signInStaff } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { auditInsert } from "../../audit/audit-insert.ts";
import { createStaffCommands } from "../command-staff.ts";

const patience = { timeout: 20_000 };

// Concurrent, because nearly all of their time is the grace period of a client.
describeOnEachEngine("the channel of a branch", (engine) => {
  let shop: RunningShop;
  let owner: SignedInStaff;
  /** Another process on the same store, without signals, as on SQLite. */
  let other: RunningShop;
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    shop = await startShop({ engine });
    other = await startShop({ engine, store: shop.store });
    owner = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    await shop.store.db.updateTable("staff").set({ password_hash: "set" }).where("id", "=", owner.id).execute();
    for (const { app } of [shop, other]) await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await other.app.close();
    await shop.close();
  });

  const authorise = (
    app: FastifyInstance,
    headers: Readonly<Record<string, string>>,
    channel: string,
    socketId = "1.1",
  ) =>
    app.inject({
      method: "POST",
      url: OFFICE_PATHS.realtimeAuth,
      headers,
      payload: { socket_id: socketId, channel_name: channel },
    });

  /** A board: its events, and how its socket was closed. */
  async function board({ app }: RunningShop, { headers }: Pick<SignedInStaff, "headers">, branch = 10) {
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("the app does not listen");
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/app/skatert?protocol=7`);
    sockets.push(socket);
    const events: string[] = [];
    let closed: number | null = null;
    socket.addEventListener("close", ({ code }) => {
      closed = code;
    });
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("message", async ({ data }) => {
        const frame = JSON.parse(String(data));
        events.push(frame.event);
        if (frame.event === "pusher_internal:subscription_succeeded") resolve();
        if (frame.event === "pusher:error") reject(new Error(String(data)));
        if (frame.event !== "pusher:connection_established") return;
        const channel = branchChannel(branch);
        const grant = (await authorise(app, headers, channel, JSON.parse(frame.data).socket_id)).json();
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...grant } }));
      });
    });
    return { events, closed: () => closed };
  }
  const cook = () => signInStaff(shop, [{ role: "cook", branchId: 10 }]);
  const change = (id: number, payload: object) =>
    shop.app.inject({ method: "PATCH", url: `${OFFICE_PATHS.staff}/${id}`, headers: owner.headers, payload });

  it("STAFF-2 opens only for people who may read the branch's orders", async () => {
    const { headers } = await cook();
    const codeFor = async (who: Readonly<Record<string, string>>, channel: string) => {
      const answer = await authorise(shop.app, who, channel);
      return [answer.statusCode, answer.json().code];
    };
    expect((await authorise(shop.app, headers, branchChannel(10))).statusCode).toBe(200);
    expect(await codeFor(headers, branchChannel(20))).toEqual([403, "staff_right_missing"]);
    expect(await codeFor({}, branchChannel(10))).toEqual([401, "staff_session_required"]);
    expect(await codeFor((await signIn(shop, newPhone())).headers, branchChannel(10))).toEqual([
      401,
      "staff_session_required",
    ]);
    for (const channel of ["private-user-1", "private-order-1", "shop", "private-branch-", "private-branch-10x"])
      expect(await codeFor(headers, channel)).toEqual([400, "rest_invalid_param"]);
    const payload = { socket_id: "1.1", channel_name: branchChannel(10) };
    const asGuest = await shop.app.inject({ method: "POST", url: PATHS.realtimeAuth, headers, payload });
    expect(asGuest.statusCode).toBe(403);
  });

  it.concurrent("STAFF-1 is closed for a removed person in every process, and stays open for the others", async ({
    expect,
  }) => {
    const [leaving, staying] = [await cook(), await cook()];
    const left = [await board(shop, leaving), await board(other, leaving)];
    const stayed = await board(other, staying);
    expect((await change(leaving.id, { disabled: true })).statusCode).toBe(200);
    for (const { closed } of left) await expect.poll(closed, patience).toBe(1012);
    shop.app.services.realtime.publish(branchChannel(10), FEED_EVENT, { last: 1 });
    other.app.services.realtime.publish(branchChannel(10), FEED_EVENT, { last: 1 });
    await expect.poll(() => stayed.events, patience).toContain(FEED_EVENT);
    expect(left.flatMap(({ events }) => events)).not.toContain(FEED_EVENT);
    expect((await authorise(other.app, leaving.headers, branchChannel(10))).statusCode).toBe(401);
  });

  it.concurrent("STAFF-1 is closed for a person whom the command line removes beside the running server", async ({
    expect,
  }) => {
    const leaving = await cook();
    const left = await board(shop, leaving);
    const staff = createStaffCommands({ db: shop.store.db, now: shop.clock.now, auditInsert });
    expect(await staff.disable(leaving.login)).toBe(true);
    await expect.poll(left.closed, patience).toBe(1012);
  });

  it.concurrent("STAFF-3 is closed for a revoked tablet in every process, and stays open for the other tablet", async ({
    expect,
  }) => {
    const [lost, kept] = [await enrolDevice(shop, 10), await enrolDevice(shop, 10)];
    const on = async ({ id, cookie }: EnrolledDevice) => {
      const { headers } = await signInStaff(shop, [{ role: "cook", branchId: 10 }], { deviceId: id });
      return { headers: { cookie: `${cookie}; ${headers["cookie"]}` } };
    };
    const [onLost, onKept] = [await on(lost), await on(kept)];
    const left = [await board(shop, onLost), await board(other, onLost)];
    const stayed = await board(other, onKept);
    const url = `${OFFICE_PATHS.devices}/${lost.id}`;
    expect((await shop.app.inject({ method: "DELETE", url, headers: owner.headers })).statusCode).toBe(200);
    for (const { closed } of left) await expect.poll(closed, patience).toBe(1012);
    expect((await authorise(other.app, onLost.headers, branchChannel(10))).statusCode).toBe(401);
    expect([stayed.closed(), (await authorise(other.app, onKept.headers, branchChannel(10))).statusCode]).toEqual([
      null,
      200,
    ]);
  });

  it.concurrent("STAFF-2 is authorised anew after the person's roles changed, and after sign-out", async ({
    expect,
  }) => {
    const [moved, leaving] = [await cook(), await cook()];
    const [first, second] = [await board(shop, moved), await board(other, leaving)];
    await change(moved.id, { roles: [{ role: "cook", branch_id: 20 }] });
    await expect.poll(first.closed, patience).toBe(1012);
    expect((await authorise(shop.app, moved.headers, branchChannel(10))).statusCode).toBe(403);
    await shop.app.inject({ method: "DELETE", url: OFFICE_PATHS.session, headers: leaving.headers });
    await expect.poll(second.closed, patience).toBe(1012);
  });
});
