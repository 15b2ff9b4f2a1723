import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the timers of a server", (engine) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([true, false])("end when it is closed, whether it listened (%s) or not", async (hasListened) => {
    const { app, close } = await startShop({ engine });
    if (hasListened) await app.listen({ port: 0, host: "127.0.0.1" });
    await close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
