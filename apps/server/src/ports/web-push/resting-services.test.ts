import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { startFakePush } from "../../testing/fakes/fake-push.ts";
import { restingPush } from "./resting-services.ts";
import { createVapid } from "./vapid.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function aService() {
  const vapid = createVapid("secret", "mailto:push@shop.example");
  const device = await startFakePush(() => vapid.publicKey);
  open.push(device);
  const letter = {
    endpoint: new URL(device.subscription.endpoint),
    keys: device.subscription.keys,
    text: "{}",
    topic: "o1",
  };
  return { vapid, device, letter };
}

it("a push service that cannot be reached is skipped for a minute, another is not", async () => {
  let now = Date.parse("2026-03-04T12:00:00Z");
  const send = restingPush(() => now);
  const [broken, working] = [await aService(), await aService()];
  const toBroken = () => send(broken.letter, broken.vapid).catch((error: Error) => error.message);
  broken.device.answer("hang up");
  for (let count = 0; count < 5; count += 1) expect(await toBroken()).toContain("cannot be reached");
  expect([await toBroken(), broken.device.calls()]).toEqual([expect.stringContaining("is paused"), 5]);
  expect(await send(working.letter, working.vapid)).toBe("sent");
  broken.device.answer(201);
  now += 60_000;
  expect(await toBroken()).toBe("sent");
});

it.each([403, 500, 503])(
  "a device for which the service answers %s does not stop messages to others",
  async (status) => {
    const send = restingPush(() => Date.parse("2026-03-04T12:00:00Z"));
    const { device, letter, vapid } = await aService();
    device.answer(status);
    for (let count = 0; count < 6; count += 1) await expect(send(letter, vapid)).rejects.toThrow(String(status));
    device.answer(201);
    expect(await send(letter, vapid)).toBe("sent");
  },
);

it("a stored endpoint with credentials, which fetch refuses, does not stop messages to others", async () => {
  const send = restingPush(() => Date.parse("2026-03-04T12:00:00Z"));
  const { device, letter, vapid } = await aService();
  const hostile = new URL(letter.endpoint);
  hostile.password = "x";
  for (let count = 0; count < 6; count += 1) expect(await send({ ...letter, endpoint: hostile }, vapid)).toBe("gone");
  expect([await send(letter, vapid), device.calls()]).toEqual(["sent", 1]);
});

it("a service that refuses connections counts as unavailable", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => void server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await new Promise((resolve) => void server.close(resolve));
  const { letter, vapid } = await aService();
  const send = restingPush(() => 0);
  const lost = { ...letter, endpoint: new URL(`http://127.0.0.1:${port}/device`) };
  const reasons: string[] = [];
  for (let count = 0; count < 6; count += 1)
    await send(lost, vapid).catch((error: Error) => reasons.push(error.message));
  expect([reasons[0], reasons[5]]).toEqual([
    "the push service cannot be reached",
    "the push service is paused after repeated failures",
  ]);
});
