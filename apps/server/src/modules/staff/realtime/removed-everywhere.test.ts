import { branchChannel, ChannelAuthSchema, DeviceCodeSchema, EnrolmentSchema, OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../../../database/store.ts";
import { type SignedInStaff, signInStaff } from "../../../testing/calls/staff.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/processes/server-process.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const now = "2026-03-04T12:00:00+03:00";
const clock = { now: () => Date.parse(now) };
const socketsEach = 3;
/** The close code of a socket whose subscription has ended. */
const endedCode = 1012;
const patience = { timeout: 30_000, interval: 20 };

type Headers = Readonly<Record<string, string>>;

describeOnEachEngine("a person who is removed through one of two server processes", (engine) => {
  let store: Store;
  let folder: ShopFolderOnDisk;
  let processes: readonly ServerProcess[] = [];
  let owner: SignedInStaff;
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    const place = await engine.place();
    folder = await writeShop(smallShop);
    const options = { place, shopDir: folder.path, now };
    processes = [await startServerProcess(options), await startServerProcess(options)];
    store = place.open();
    owner = await signInStaff({ store, clock }, [{ role: "owner", branchId: null }]);
    await store.db.updateTable("staff").set({ password_hash: "set" }).where("id", "=", owner.id).execute();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0]);
    await folder.remove();
  });

  const send = (at: string, path: string, headers: Headers, body?: object, method = "POST") =>
    fetch(at + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const cook = (options: { readonly deviceId?: number } = {}) =>
    signInStaff({ store, clock }, [{ role: "cook", branchId: 10 }], options);

  /** A tablet of the branch, enrolled at a process; its cookie. */
  async function tablet(at: string): Promise<{ readonly id: number; readonly cookie: string }> {
    const made = await send(at, OFFICE_PATHS.deviceCodes, owner.headers, { branch_id: 10 });
    const { code } = DeviceCodeSchema.parse(await made.json());
    const enrolled = await send(at, OFFICE_PATHS.enrolment, {}, { code, name: "Планшет" });
    const { device } = EnrolmentSchema.parse(await enrolled.json());
    const cookie = enrolled.headers.getSetCookie().find((line) => line.startsWith("office_device="));
    return { id: device?.id ?? 0, cookie: cookie?.split(";")[0] ?? "" };
  }

  const authorise = (at: string, headers: Headers, socketId: string) =>
    send(at, OFFICE_PATHS.realtimeAuth, headers, { socket_id: socketId, channel_name: branchChannel(10) });

  /** A subscribed board; returns how its socket was closed, null while it is open. */
  async function board(at: string, headers: Headers): Promise<() => number | null> {
    const socket = new WebSocket(`${at.replace("http", "ws")}/app/skatert?protocol=7`);
    sockets.push(socket);
    let closed: number | null = null;
    socket.addEventListener("close", ({ code }) => {
      closed = code;
    });
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("message", async ({ data }) => {
        const frame = JSON.parse(String(data));
        if (frame.event === "pusher_internal:subscription_succeeded") resolve();
        if (frame.event === "pusher:error") reject(new Error(String(data)));
        if (frame.event !== "pusher:connection_established") return;
        const answer = await authorise(at, headers, JSON.parse(frame.data).socket_id);
        const grant = ChannelAuthSchema.parse(await answer.json());
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: branchChannel(10), ...grant } }));
      });
    });
    return () => closed;
  }

  it("STAFF-1 is refused by the next call and loses all sockets and tablet sessions, at both", async () => {
    const [first = "", second = ""] = processes.map(({ url }) => url);
    const { id: deviceId, cookie } = await tablet(second);
    const leaving = await cook();
    const staying = await cook();
    // The same person on the branch's tablet, by a second session.
    const onTablet = await cook({ deviceId });
    await store.db
      .updateTable("staff_sessions")
      .set({ staff_id: leaving.id })
      .where("staff_id", "=", onTablet.id)
      .execute();
    const tabletHeaders = { cookie: `${cookie}; ${onTablet.headers["cookie"]}` };
    const sessions: readonly Headers[] = [leaving.headers, tabletHeaders];
    const left: (() => number | null)[] = [];
    for (const at of [first, second])
      for (const headers of sessions)
        for (let count = 0; count < socketsEach; count += 1) left.push(await board(at, headers));
    const stayed = [await board(first, staying.headers), await board(second, staying.headers)];

    const change = send(first, `${OFFICE_PATHS.staff}/${leaving.id}`, owner.headers, { disabled: true }, "PATCH");
    expect((await change).status).toBe(200);
    for (const at of [second, first])
      for (const headers of sessions) {
        const state = { sound: true, wake_lock: true, visible: true, version: "1" };
        const calls = [
          send(at, OFFICE_PATHS.me, headers, undefined, "GET"),
          send(at, `${OFFICE_PATHS.feed}?after=0&branch_id=10`, headers, undefined, "GET"),
          authorise(at, headers, "1.1"),
          send(at, OFFICE_PATHS.deviceState, headers, state),
        ];
        expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      }
    for (const closed of left) await expect.poll(closed, patience).toBe(endedCode);
    expect(stayed.map((closed) => closed())).toEqual([null, null]);
    expect((await authorise(second, staying.headers, "1.1")).status).toBe(200);
    // The tablet belongs to the branch: the next person signs in there.
    const enrolment = await send(second, OFFICE_PATHS.enrolment, { cookie }, undefined, "GET");
    expect(EnrolmentSchema.parse(await enrolment.json()).device?.id).toBe(deviceId);
  });
});
