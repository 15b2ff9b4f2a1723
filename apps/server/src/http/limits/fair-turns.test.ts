import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { registerFairTurns } from "./fair-turns.ts";

const flooder = "203.0.113.7";
const neighbour = "203.0.113.8";

describe("requests of several addresses at once", () => {
  let app: FastifyInstance;
  let order: string[];
  afterEach(() => app.close());

  async function open(): Promise<void> {
    order = [];
    app = Fastify();
    registerFairTurns(app);
    app.post("/", async ({ ip }) => {
      order.push(ip);
      return ip;
    });
    await app.ready();
  }
  const send = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/", remoteAddress, headers, payload: {} });
  const flood = (count: number, addressOf: (time: number) => string = () => flooder) =>
    Array.from({ length: count }, (_, time) => send(addressOf(time)));

  it("a neighbour waits for one request of a flood, not for fifty earlier ones", async () => {
    await open();
    const answers = await Promise.all([...flood(50), send(neighbour)]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(order.indexOf(neighbour)).toBeLessThanOrEqual(1);
    expect(order.filter((address) => address === flooder)).toHaveLength(50);
  });

  it("a request that arrives during a flood is served next", async () => {
    await open();
    const flooding = flood(50);
    await Promise.race(flooding);
    const before = order.length;
    await send(neighbour);
    expect(before).toBeLessThan(10);
    expect(order.indexOf(neighbour) - before).toBeLessThanOrEqual(2);
    await Promise.all(flooding);
  });

  it("serves many neighbours before the rest of the flood", async () => {
    await open();
    const neighbours = Array.from({ length: 20 }, (_, each) => `198.51.100.${each}`);
    await Promise.all([...flood(50), ...neighbours.map((address) => send(address))]);
    expect(order.slice(0, 21).toSorted()).toEqual([flooder, ...neighbours].toSorted());
  });

  it("an IPv6 /64 shares one turn", async () => {
    await open();
    await Promise.all([...flood(50, (time) => `2001:db8:1:2::${time.toString(16)}`), send("2001:db8:1:3::1")]);
    expect(order.indexOf("2001:db8:1:3::1")).toBeLessThanOrEqual(1);
  });

  it("a forged X-Forwarded-For gains no further turns", async () => {
    await open();
    const forged = Array.from({ length: 50 }, (_, time) => send(flooder, { "x-forwarded-for": `198.51.100.${time}` }));
    await Promise.all([...forged, send(neighbour)]);
    expect(order.indexOf(neighbour)).toBeLessThanOrEqual(1);
  });
});
