import { afterEach, describe, expect, it } from "vitest";
import { startFakePusher } from "../../testing/fakes/fake-pusher.ts";
import { createHostedPublisher } from "./hosted-publisher.ts";

const keys = { appId: "77", key: "app-key", secret: "s3cret" };

describe("the hosted realtime service", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  afterEach(() => Promise.all(leftovers.splice(0).map((clean) => clean())));

  async function setUp(secret = keys.secret) {
    const fake = await startFakePusher(keys);
    leftovers.push(fake.close);
    const errors: string[] = [];
    const publisher = createHostedPublisher({
      keys: { ...keys, secret },
      apiUrl: fake.url,
      now: Date.now,
      onError: (error) => errors.push(String(error)),
    });
    return { fake, publisher, errors };
  }

  it("API-8 accepts signed events, in order within a channel", async () => {
    const { fake, publisher, errors } = await setUp();
    for (let index = 0; index < 10; index += 1) publisher.publish("private-order-1", "moved", { index });
    publisher.publish("shop", "stop-list-changed", { текст: "борщ" });
    await publisher.close();
    expect(errors).toEqual([]);
    const orders = fake.events.filter(({ channels }) => channels.includes("private-order-1"));
    expect(orders.map(({ data }) => JSON.parse(data))).toEqual(Array.from({ length: 10 }, (_, index) => ({ index })));
    expect(fake.events.find(({ name }) => name === "stop-list-changed")?.data).toBe('{"текст":"борщ"}');
  });

  it("retries once when the service fails, and never when it refuses", async () => {
    const { fake, publisher, errors } = await setUp();
    fake.failNext(1);
    publisher.publish("shop", "again", {});
    await publisher.close();
    expect([fake.events.length, errors]).toEqual([1, []]);
    fake.failNext(2);
    publisher.publish("shop", "lost", {});
    await publisher.close();
    expect(errors).toEqual([expect.stringContaining("status 503")]);
    expect(fake.events.length).toBe(1);
  });

  it("reports a wrong secret and continues", async () => {
    const { fake, publisher, errors } = await setUp("wrong");
    publisher.publish("shop", "refused", {});
    await publisher.close();
    expect(fake.events).toEqual([]);
    expect(errors).toEqual([expect.stringContaining("status 401")]);
    expect(fake.requests()).toBe(1);
  });

  it("never throws without any answer", async () => {
    const { fake, publisher, errors } = await setUp();
    await fake.close();
    expect(() => publisher.publish("shop", "alone", {})).not.toThrow();
    await publisher.close();
    expect(errors.length).toBe(1);
  });
});
