import { describe, expect, it } from "vitest";
import { ChannelFailure, type CodeChannel } from "./code-channel.ts";
import { createCodeDelivery } from "./deliver-code.ts";

const message = {
  phone: "+79251234567",
  code: "048213",
  text: "048213",
  clientAddress: "203.0.113.7",
  ttlSeconds: 600,
};

describe("a provider of codes that fails repeatedly", () => {
  function aDelivery(failure: () => ChannelFailure | null) {
    let now = 0;
    const asked: string[] = [];
    const failed: string[] = [];
    const sms: CodeChannel = {
      channel: "sms",
      provider: "sms.ru",
      async send() {
        asked.push("sms.ru");
        const error = failure();
        if (error !== null) throw error;
      },
    };
    const telegram: CodeChannel = {
      channel: "telegram",
      provider: "telegram",
      send: async () => void asked.push("telegram"),
    };
    const delivery = createCodeDelivery({
      providers: [sms, telegram],
      outboxFor: () => telegram,
      onFailure: (provider) => failed.push(provider),
      now: () => now,
    });
    return {
      asked,
      failed,
      advance: (milliseconds: number) => {
        now += milliseconds;
      },
      deliver: () => delivery.deliver("sms", message),
    };
  }

  it("is skipped for half a minute after three failures, then tried again", async () => {
    let isAway = true;
    const { deliver, asked, failed, advance } = aDelivery(() =>
      isAway ? new ChannelFailure("did not answer in time", { isAway: true }) : null,
    );
    for (let count = 0; count < 5; count += 1) expect(await deliver()).toBe("telegram");
    expect([asked.filter((name) => name === "sms.ru").length, failed.length]).toEqual([3, 3]);
    isAway = false;
    advance(30_000);
    expect([await deliver(), await deliver()]).toEqual(["sms", "sms"]);
  });

  it("is not skipped after refusing single numbers", async () => {
    const { deliver, asked } = aDelivery(() => new ChannelFailure("refused the number with code 207"));
    for (let count = 0; count < 5; count += 1) expect(await deliver()).toBe("telegram");
    expect(asked.filter((name) => name === "sms.ru")).toHaveLength(5);
  });
});
