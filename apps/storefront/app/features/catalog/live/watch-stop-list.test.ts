import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adoptStopList } from "../../../model/catalog/adopt-stop-list.ts";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { watchStopList } from "./watch-stop-list.ts";

const stopList = vi.hoisted(() => vi.fn());
vi.mock("../../../platform/api/api.ts", () => ({ api: { catalog: async () => ({ stopList }) } }));

interface Listener {
  readonly onChange: () => void;
}
const channel = vi.hoisted(() => ({ listeners: [] as { onChange: () => void }[] }));
vi.mock("../../../model/realtime/realtime-client.ts", () => ({
  listenToChannel(listener: Listener) {
    channel.listeners.push(listener);
    return () => undefined;
  },
}));

const list = (revision: string, products: readonly number[] = []) => ({
  ok: true,
  value: { revision, products: new Set(products), variations: new Set() },
});
const realtime = { key: "key", cluster: null, host: null, wsPath: null };

/** A page whose reload returns the shop's revision unless it fails. */
function pageOf(shop: { revision: string }, revision: string) {
  const page = { revision, fails: 0, reloads: 0, recounts: 0 };
  const stop = watchStopList({
    warehouseId: 501,
    language: "ru",
    realtime,
    shownRevision: () => useStopList.getState().revision,
    adopt: ({ revision, products }) =>
      adoptStopList({
        ...useStopList.getState(),
        revision,
        products: new Map([...products].map((id) => [id, ""])),
      }),
    pageRevision: () => page.revision,
    async onOtherMenu() {
      page.reloads += 1;
      if (page.fails > 0) page.fails -= 1;
      else page.revision = shop.revision;
    },
    onSameMenu() {
      page.recounts += 1;
    },
  });
  return { page, stop };
}

const hour = 3_600_000;
const sendEvent = async () => {
  for (const { onChange } of channel.listeners) onChange();
  await vi.advanceTimersByTimeAsync(1_000);
};

describe("API-8 an open page", () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
    channel.listeners.length = 0;
    stopList.mockReset();
    adoptStopList(null);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function opened(shop: { revision: string }, revision = "1") {
    const { page, stop: end } = pageOf(shop, revision);
    stop = end;
    await vi.advanceTimersByTimeAsync(2_000);
    return page;
  }

  it("reloads once for another revision, and then requests nothing more", async () => {
    stopList.mockResolvedValue(list("2"));
    const page = await opened({ revision: "2" });
    await vi.advanceTimersByTimeAsync(hour);
    expect(page).toMatchObject({ revision: "2", reloads: 1 });
    expect(stopList).toHaveBeenCalledTimes(1);
  });

  it("requests the quote at every connection and event of the same revision, because a revision in between may have been missed", async () => {
    stopList.mockResolvedValue(list("1"));
    const page = await opened({ revision: "1" });
    expect(page).toMatchObject({ reloads: 0, recounts: 0 });
    await sendEvent();
    expect(page).toMatchObject({ reloads: 0, recounts: 1 });
  });

  it("retries a request without an answer or with a server error", async () => {
    stopList.mockResolvedValueOnce(list("1"));
    const page = await opened({ revision: "2" });
    stopList
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce({ ok: false, error: { status: 503 } })
      .mockResolvedValue(list("2", [5]));
    await sendEvent();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page).toMatchObject({ revision: "2", reloads: 1 });
    expect([...useStopList.getState().products.keys()]).toEqual([5]);
  });

  it("retries a failed reload, and gives up after some minutes", async () => {
    stopList.mockResolvedValue(list("2"));
    const page = await opened({ revision: "2" });
    page.revision = "1";
    page.fails = 2;
    await sendEvent();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page).toMatchObject({ revision: "2", reloads: 4 });
    page.revision = "1";
    page.fails = Number.POSITIVE_INFINITY;
    await sendEvent();
    await vi.advanceTimersByTimeAsync(hour);
    expect(page.reloads).toBe(4 + 7);
  });

  it("ignores a late answer that is older than a newer one", async () => {
    let answerLate = (_: unknown): void => undefined;
    stopList.mockReturnValueOnce(
      new Promise((resolve) => {
        answerLate = resolve;
      }),
    );
    await opened({ revision: "1" });
    stopList.mockResolvedValue(list("1", [7]));
    await sendEvent();
    answerLate(list("1", []));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...useStopList.getState().products.keys()]).toEqual([7]);
  });

  it("requests once from a host without this call", async () => {
    stopList.mockResolvedValue({ ok: false, error: { status: 404 } });
    await opened({ revision: "1" });
    await vi.advanceTimersByTimeAsync(hour);
    expect(stopList).toHaveBeenCalledTimes(1);
  });

  it("compares lists of another host with each other, because their revisions are not the page's", async () => {
    stopList.mockResolvedValue(list("a"));
    const page = await opened({ revision: "remote-2" }, "remote-1");
    await sendEvent();
    expect(page.reloads).toBe(0);
    stopList.mockResolvedValue(list("b"));
    await sendEvent();
    expect(page.reloads).toBe(1);
  });
});
