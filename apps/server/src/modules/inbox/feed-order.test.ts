import pg from "pg";
import { expect, it, vi } from "vitest";
import { inboxCaller } from "../../testing/calls/inbox.ts";
import { newPhone } from "../../testing/calls/people.ts";
import { requestCalls, shopWithTables } from "../../testing/calls/requests.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOn } from "../../testing/stores/engines.ts";

// SQLite reads both on its only connection.
describeOn("postgres", "the feed of the inbox", (engine) => {
  it("INBOX-1 skips no item that is saved while the feed is read", async () => {
    const shop = await startShop({ engine, files: shopWithTables });
    try {
      const anna = await inboxCaller(shop);
      const { ask } = requestCalls(() => shop);
      const { last } = await anna.list();
      beforeLastNumberIsRead(() => ask({ kind: "call", phone: newPhone() }));
      const during = await anna.feed(last);
      vi.restoreAllMocks();
      const after = await anna.feed(during.last);
      expect([...during.items, ...after.items].map(({ kind }) => kind)).toEqual(["call"]);
    } finally {
      vi.restoreAllMocks();
      await shop.close();
    }
  });
});

/** Runs the work, once, when a statement that reads the last number of a sequence is about to be sent. */
function beforeLastNumberIsRead(work: () => Promise<unknown>): void {
  let isDone = false;
  const send = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [query] = sent;
    const text = typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
    const isRead = text.startsWith("select") && text.includes('from "sequences"');
    if (isDone || !isRead) return Reflect.apply(send, this, sent);
    isDone = true;
    return work().then(() => Reflect.apply(send, this, sent));
  });
}
