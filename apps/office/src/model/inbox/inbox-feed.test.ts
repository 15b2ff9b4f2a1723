import type { WireInboxItem } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { createInboxFeed, type InboxNews } from "./inbox-feed.ts";
import { anItem } from "./testing-items.ts";

const feedLimit = 2;

/** An inbox as the server stores it: each change has a number. */
function anInbox(...items: WireInboxItem[]) {
  const log = [...items];
  const asked: (number | null)[] = [];
  const server = {
    log,
    asked,
    isAway: false,
    answer(after: number | null): InboxNews {
      asked.push(after);
      if (server.isAway) throw new Error("no_answer");
      const end = after === null ? log.length : Math.min(log.length, after + feedLimit);
      const newest = new Map(log.slice(after ?? 0, end).map((item) => [item.id, item]));
      const found = [...newest.values()];
      const items = after === null ? found.filter(({ state }) => state === "open") : found;
      return { last: end, items, isMore: end < log.length };
    },
  };
  let changes = 0;
  const feed = createInboxFeed(
    { open: async () => server.answer(null), feed: async (after) => server.answer(after) },
    () => {
      changes += 1;
    },
  );
  return { server, feed, changes: () => changes, ids: () => [...feed.items().keys()] };
}

describe("the inbox of a board", () => {
  it("INBOX-1 loads the open items once and then follows the feed", async () => {
    const { server, feed, ids } = anInbox(anItem({ id: 1 }));
    await feed.catchUp();
    server.log.push(anItem({ id: 2, kind: "dish" }), anItem({ id: 1, state: "done", version: 2 }));
    await feed.hear(3);
    expect(ids()).toEqual([2]);
    await feed.hear(3);
    expect(server.asked).toEqual([null, 1]);
  });

  it("INBOX-1 reads a long absence to its end", async () => {
    const { server, feed, ids } = anInbox(anItem({ id: 1 }));
    await feed.catchUp();
    for (const id of [2, 3, 4, 5, 6]) server.log.push(anItem({ id }));
    await feed.catchUp();
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("INBOX-1 keeps what is known without a connection, and misses nothing after it", async () => {
    const { server, feed, ids, changes } = anInbox(anItem({ id: 1 }));
    await feed.catchUp();
    server.isAway = true;
    server.log.push(anItem({ id: 2 }));
    await feed.catchUp();
    expect(ids()).toEqual([1]);
    server.isAway = false;
    await feed.catchUp();
    expect(ids()).toEqual([1, 2]);
    await feed.catchUp();
    expect(changes()).toBe(2);
  });

  it("INBOX-1 takes an answer of this device at once, and no older state after it", async () => {
    const { server, feed, ids } = anInbox(anItem({ id: 1 }));
    await feed.catchUp();
    feed.tell(anItem({ id: 1, state: "done", outcome: "called", version: 2 }));
    expect(ids()).toEqual([]);
    feed.tell(anItem({ id: 2, version: 3 }));
    server.log.push(anItem({ id: 2, version: 2 }));
    await feed.catchUp();
    expect(feed.items().get(2)?.version).toBe(3);
  });

  it("INBOX-1 loads everything again when the server's data are older, as after a restored backup", async () => {
    const { server, feed, ids } = anInbox(anItem({ id: 1 }), anItem({ id: 2 }));
    await feed.catchUp();
    server.log.length = 1;
    await feed.catchUp();
    expect(ids()).toEqual([1]);
  });

  it("INBOX-1 leaves requests to cancel to the orders", async () => {
    const { feed, ids } = anInbox(anItem({ id: 1, kind: "cancel-request", order_id: 1 }));
    await feed.catchUp();
    expect(ids()).toEqual([]);
  });
});
