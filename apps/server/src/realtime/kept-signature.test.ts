import { expect, it } from "vitest";
import { heldSessionText, isOfEnded, readHeldSession, sessionTag } from "./held-session.ts";
import { createHub, type HubSocket } from "./hub.ts";

const channel = "private-user-7";

function aHub() {
  let now = 1_000_000;
  const hub = createHub(() => now);
  const frames: string[] = [];
  const socket: HubSocket = { send: (text) => void frames.push(text), end: () => undefined, isOver: false };
  hub.connect(socket);
  /** A signature of a session of person 7, as the page keeps it. */
  const signed = (id: string) => readHeldSession(heldSessionText({ id, userId: 7, expiresAt: 1e12 }, now));
  const wait = (ms: number) => {
    now += ms;
  };
  return { hub, socket, frames, signed, wait };
}

it("ROLE-3 a signature that was kept opens nothing after its session has ended", () => {
  const { hub, socket, frames, signed, wait } = aHub();
  const kept = signed("one");
  wait(1);
  hub.endHeld((held) => isOfEnded(held, { session: sessionTag("one"), user: null }));
  expect(hub.subscribe(socket, channel, kept)).toBe(false);
  hub.publish(channel, "bonus-changed", {});
  expect(frames).toEqual([]);
});

it("ROLE-3 a signature that was kept opens nothing after a sign-out everywhere, and a new session's does", () => {
  const { hub, socket, signed, wait } = aHub();
  const kept = signed("one");
  wait(1);
  hub.endHeld((held) => isOfEnded(held, { session: null, user: 7 }));
  expect(hub.subscribe(socket, channel, kept)).toBe(false);
  wait(1);
  expect(hub.subscribe(socket, channel, signed("two"))).toBe(true);
});

it("ROLE-3 a signature opens a channel for a minute only, the time for which ended sessions are known", () => {
  const { hub, socket, signed, wait } = aHub();
  const [kept, ended] = [signed("one"), signed("two")];
  wait(1);
  hub.endHeld((held) => isOfEnded(held, { session: sessionTag("two"), user: null }));
  wait(59_999);
  expect([hub.subscribe(socket, channel, kept), hub.subscribe(socket, channel, ended)]).toEqual([true, false]);
  wait(1);
  expect(hub.subscribe(socket, channel, kept)).toBe(false);
});

it("STAFF-1 a loop that subscribes again with a kept signature hears nothing after the first check", () => {
  const { hub, socket, frames, signed, wait } = aHub();
  const kept = signed("one");
  expect(hub.subscribe(socket, channel, kept)).toBe(true);
  wait(400);
  hub.endHeld(({ session }) => session === sessionTag("one"));
  for (let count = 0; count < 100; count += 1) {
    hub.unsubscribe(socket, channel);
    expect(hub.subscribe(socket, channel, kept)).toBe(false);
    hub.publish(channel, "feed", { number: count });
    wait(10);
  }
  expect(frames).toEqual([]);
});
