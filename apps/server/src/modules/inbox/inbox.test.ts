import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inboxCaller } from "../../testing/calls/inbox.ts";
import { newPhone, outboxOf, signIn } from "../../testing/calls/people.ts";
import { requestCalls, shopWithTables, table } from "../../testing/calls/requests.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the inbox", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files: shopWithTables });
  });
  afterAll(() => shop.close());

  const { ask, show, cancel } = requestCalls(() => shop);
  const textsTo = async (phone: string) => {
    await shop.app.services.jobs.runDue();
    return (await outboxOf(shop)).filter(({ to }) => to === phone).map(({ text }) => text);
  };

  it("INBOX-1 a call back is due in a quarter of an hour, comes with the feed, and ends when it was called", async () => {
    const anna = await inboxCaller(shop);
    const { last } = await anna.list();
    const phone = newPhone();
    await ask({ kind: "call", phone, comment: "После шести" });
    const { items, ...feed } = await anna.feed(last);
    expect([feed.last > last, feed.more, items.length]).toEqual([true, false, 1]);
    const [item] = items;
    expect(item).toMatchObject({
      kind: "call",
      branch_id: null,
      state: "open",
      rings: true,
      version: 1,
      guest: { name: "Анна", phone },
      text: "После шести",
    });
    expect(Date.parse(item?.due_at ?? "") - Date.parse(item?.at ?? "")).toBe(900_000);
    const done = await anna.act(item?.id ?? 0, "answer", { version: 1, outcome: "called" });
    expect([done.statusCode, done.json().state, done.json().outcome]).toEqual([200, "done", "called"]);
    expect(done.json().answered_by).toMatchObject({ kind: "staff", name: "Анна" });
    expect((await anna.list({ state: "done", q: phone.slice(-7) })).items.map(({ id }) => id)).toEqual([item?.id]);
    expect((await anna.feed(feed.last)).items.map(({ id, state }) => [id, state])).toEqual([[item?.id, "done"]]);
  });

  it("INBOX-1 a guest without an account reads the reason of a refusal in their language, by text message and on the page", async () => {
    const anna = await inboxCaller(shop);
    const phone = newPhone();
    const { id, key } = (await ask({ kind: "dish", product_id: 101, phone }, { lang: "en" })).json();
    const item = await anna.itemOf(({ guest }) => guest?.phone === phone);
    expect((await anna.act(item.id, "answer", { version: 1, outcome: "refused" })).json().data.reason).toBe("reason");
    const refusal = { version: 1, outcome: "refused", reason: "not-available", message: "Try borscht" };
    expect((await anna.act(item.id, "answer", refusal)).statusCode).toBe(200);
    expect(await textsTo(phone)).toEqual([
      expect.stringContaining("The restaurant cannot fulfil the request. This dish is not available now. Try borscht"),
    ]);
    expect((await show(id, key)).json()).toMatchObject({
      state: "cancelled",
      answer: expect.stringContaining("Ресторан"),
    });
  });

  it("INBOX-1 a guest with an account reads the answer among the notifications", async () => {
    const anna = await inboxCaller(shop);
    const guest = await signIn(shop, newPhone());
    const asked = await ask(table({ date: "06.03.2026", phone: guest.phone }), { person: guest });
    const item = await anna.itemOf(({ booking }) => booking?.id === asked.json().id);
    expect(item.booking).toMatchObject({ state: "new", confirmed_by: "code", branch_id: 10 });
    expect((await anna.act(item.id, "answer", { version: 1, outcome: "confirmed" })).json().booking).toMatchObject({
      state: "confirmed",
      confirmed_by: "staff",
    });
    const { headers } = guest;
    const told = await shop.app.inject({ url: `${PATHS.notifications}?lang=en`, headers });
    expect(told.body).toContain("March 6, 19:00");
    expect((await textsTo(guest.phone)).filter((text) => text.includes("March"))).toEqual([]);
  });

  it("INBOX-1 a guest who cancels a booking ends its item and leaves another one", async () => {
    const anna = await inboxCaller(shop);
    const { id, key } = (await ask(table({ date: "07.03.2026" }))).json();
    const booked = await anna.itemOf(({ booking }) => booking?.id === id);
    await cancel(id, key);
    const late = await anna.act(booked.id, "answer", { version: 1, outcome: "confirmed" });
    expect([late.statusCode, late.json().code, late.json().data.item.outcome]).toEqual([
      409,
      "inbox_changed",
      "cancelled",
    ]);
    const item = await anna.itemOf(({ booking }) => booking?.id === id);
    expect([item.kind, item.rings]).toEqual(["booking-cancelled", false]);
    expect((await anna.act(item.id, "answer", { version: 1, outcome: "done" })).statusCode).toBe(200);
  });

  it("INBOX-1 two people answer one item: one is told what the other did, also when forty calls meet", async () => {
    const [anna, boris] = [await inboxCaller(shop), await inboxCaller(shop, "manager", 10, "Борис")];
    const phone = newPhone();
    await ask({ kind: "dish", product_id: 101, phone });
    const item = await anna.itemOf(({ guest }) => guest?.phone === phone);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? anna.act(item.id, "answer", { version: 1, outcome: "confirmed" })
          : boris.act(item.id, "answer", { version: 1, outcome: "refused", reason: "closed" }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(39).fill(409)]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost.data.item).toMatchObject({ outcome: won.outcome, version: 2 });
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it("INBOX-1 a repeat under the same key changes nothing", async () => {
    const anna = await inboxCaller(shop);
    const phone = newPhone();
    await ask({ kind: "call", phone });
    const item = await anna.itemOf(({ guest }) => guest?.phone === phone);
    const body = { version: 1, staff_id: anna.id };
    const first = await anna.act(item.id, "assign", body, "one-key-for-both");
    const again = await anna.act(item.id, "assign", body, "one-key-for-both");
    expect([first.statusCode, again.statusCode, again.json().version]).toEqual([200, 200, 2]);
    expect(again.json().assignee).toEqual({ id: anna.id, name: "Анна" });
    expect((await anna.list({ assignee: "me" })).items.map(({ id }) => id)).toEqual([item.id]);
  });

  it("INBOX-1 items of a branch are hidden from another branch, and guests from who may not read them", async () => {
    const foreign = await inboxCaller(shop, "operator", 20);
    const { id } = (await ask(table({ date: "08.03.2026" }))).json();
    const anna = await inboxCaller(shop);
    const item = await anna.itemOf(({ booking }) => booking?.id === id);
    expect((await foreign.list()).items.some((each) => each.id === item.id)).toBe(false);
    expect((await foreign.act(item.id, "answer", { version: 1, outcome: "confirmed" })).statusCode).toBe(404);
    expect((await foreign.get("/api/office/inbox?branch_id=10")).statusCode).toBe(403);
    expect((await foreign.act(item.id, "assign", { version: 1, staff_id: foreign.id })).statusCode).toBe(404);
  });

  it("INBOX-1 the settings of a kind decide when it is due and whether it rings", async () => {
    const owner = await inboxCaller(shop, "owner", null);
    const rule = { due_minutes: 60, rings: false, escalates: false };
    const kinds = { call: rule, dish: rule, booking: rule, "booking-cancelled": rule, review: rule };
    expect((await (await inboxCaller(shop, "manager")).setRules(kinds)).statusCode).toBe(403);
    expect((await owner.setRules(kinds)).statusCode).toBe(200);
    const phone = newPhone();
    await ask({ kind: "call", phone });
    const item = await owner.itemOf(({ guest }) => guest?.phone === phone);
    expect([item.rings, Date.parse(item.due_at ?? "") - Date.parse(item.at)]).toEqual([false, 3_600_000]);
  });

  it("INBOX-1 the items of a guest go with the account", async () => {
    const anna = await inboxCaller(shop);
    const guest = await signIn(shop, newPhone());
    await ask({ kind: "call", phone: guest.phone }, { person: guest });
    expect((await anna.list({ q: guest.phone })).items).toHaveLength(1);
    await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: guest.headers });
    expect((await anna.list({ q: guest.phone })).items).toEqual([]);
    const left = await shop.store.db.selectFrom("inbox_items").select("search").execute();
    expect(left.some(({ search }) => search.includes(guest.phone))).toBe(false);
  });
});
