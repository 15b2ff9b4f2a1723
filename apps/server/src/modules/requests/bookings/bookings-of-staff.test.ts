import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inboxCaller } from "../../../testing/calls/inbox.ts";
import { newPhone, outboxOf } from "../../../testing/calls/people.ts";
import { hall, lounge, requestCalls, shopWithTables, table } from "../../../testing/calls/requests.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const tables = [
  { number: "1", seats: 2 },
  { number: "2", seats: 4 },
  { number: "Терраса 3", seats: 6 },
];
const files = {
  ...shopWithTables,
  settings: {
    ...shopWithTables.settings,
    shipping_methods: [
      { id: 3, name: "В зале", type: "restaurants", restaurants: [{ ...hall, tables }] },
      { id: 4, name: "Лаундж", type: "wcso_booking", restaurants: [lounge] },
    ],
  },
};
const at = (clock: string, day = "06") => `2026-03-${day}T${clock}:00.000Z`;

describeOnEachEngine("bookings of the restaurant", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
  });
  afterAll(() => shop.close());

  const { ask } = requestCalls(() => shop);
  const wish = (changes: object = {}) => ({
    hall_id: hall.id,
    from: at("16:00"),
    seats: 2,
    name: "Борис",
    phone: newPhone(),
    ...changes,
  });

  it("INBOX-1 staff take a booking by telephone: the smallest table that fits, or the one they choose", async () => {
    const anna = await inboxCaller(shop);
    const small = await anna.book(wish());
    expect([small.statusCode, small.json()]).toMatchObject([
      201,
      { table_id: "1", state: "confirmed", confirmed_by: "staff", to: at("18:00"), version: 1 },
    ]);
    expect((await anna.book(wish({ table_id: "Терраса 3" }))).json().table_id).toBe("Терраса 3");
    const reasonOf = async (changes: object) => (await anna.book(wish(changes))).json().data.reason;
    expect(await reasonOf({ table_id: "1", from: at("17:30") })).toBe("table-taken");
    expect(await reasonOf({ table_id: "9" })).toBe("no-such-table");
    expect(await reasonOf({ table_id: "1", seats: 3, from: at("08:00") })).toBe("table-too-small");
    expect(await reasonOf({ seats: 7 })).toBe("no-table");
    expect(await reasonOf({ from: at("16:00", "01") })).toBe("time-passed");
    const { halls, bookings } = await anna.day("2026-03-06");
    expect(halls).toMatchObject([
      { id: hall.id, tables: [{ id: "1", seats: 2 }, {}, {}] },
      { id: lounge.id, tables: [] },
    ]);
    expect(bookings.map(({ table_id }) => table_id)).toEqual(["1", "Терраса 3"]);
  });

  it("INBOX-1 a guest's booking takes a table too, and unconfirmed numbers leave a third of the seats", async () => {
    const evening = { date: "09.03.2026", time: "19:00" };
    expect((await ask(table({ ...evening, seats: 5 }))).statusCode).toBe(201);
    expect((await ask(table({ ...evening, seats: 2 }))).statusCode).toBe(201);
    const refused = (await ask(table({ ...evening, seats: 3 }))).json();
    expect(refused.data).toMatchObject({ reason: "no-seats", free: 0 });
    const anna = await inboxCaller(shop);
    const { bookings } = await anna.day("2026-03-09");
    expect(bookings.map(({ table_id, confirmed_by }) => [table_id, confirmed_by])).toEqual([
      ["Терраса 3", null],
      ["1", null],
    ]);
    expect((await anna.book(wish({ from: at("16:00", "09"), seats: 4 }))).json().table_id).toBe("2");
  });

  it("INBOX-1 no table is booked twice: forty calls for the last table", async () => {
    const anna = await inboxCaller(shop);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? anna.book(wish({ from: at("16:00", "10"), seats: 5 }))
          : ask(table({ date: "10.03.2026", time: "19:30", seats: 5 })),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(39);
    expect((await anna.day("2026-03-10")).bookings.map(({ table_id }) => table_id)).toEqual(["Терраса 3"]);
  });

  it("INBOX-1 two bookings move to one free table: one of them does", async () => {
    const [anna, boris] = [await inboxCaller(shop), await inboxCaller(shop, "manager", 10, "Борис")];
    const evening = { from: at("16:00", "11") };
    const [one, other] = [(await anna.book(wish(evening))).json(), (await anna.book(wish(evening))).json()];
    expect([one.table_id, other.table_id]).toEqual(["1", "2"]);
    const moves = await Promise.all([
      anna.rebook(one.id, { version: 1, table_id: "Терраса 3" }),
      boris.rebook(other.id, { version: 1, table_id: "Терраса 3" }),
    ]);
    expect(moves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(moves.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "booking_refused",
      data: { reason: "table-taken" },
    });
    const { bookings } = await anna.day("2026-03-11");
    expect(new Set(bookings.map(({ table_id }) => table_id)).size).toBe(2);
  });

  it("INBOX-1 the guest is told of another time and of a cancellation, not of another table", async () => {
    const anna = await inboxCaller(shop);
    const phone = newPhone();
    const { id } = (await anna.book(wish({ from: at("16:00", "12"), phone }))).json();
    expect((await anna.rebook(id, { version: 1, table_id: "2" })).json()).toMatchObject({ table_id: "2", version: 2 });
    const late = await anna.rebook(id, { version: 1, seats: 4 });
    expect([late.statusCode, late.json().code, late.json().data.booking.version]).toEqual([409, "booking_changed", 2]);
    const moved = await anna.rebook(id, { version: 2, from: at("17:00", "12") });
    expect(moved.json()).toMatchObject({ table_id: "2", from: at("17:00", "12"), to: at("19:00", "12") });
    const cancelled = await anna.rebook(id, { version: 3, state: "cancelled", reason: "closed" });
    expect(cancelled.json()).toMatchObject({ state: "cancelled", reason: "closed" });
    await shop.app.services.jobs.runDue();
    const texts = (await outboxOf(shop)).filter(({ to }) => to === phone).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.join(" ")).toContain("Бронь отменена. Зал, 12 марта, 20:00. В это время ресторан закрыт");
    expect((await anna.book(wish({ from: at("17:00", "12"), table_id: "2" }))).statusCode).toBe(201);
  });

  it("INBOX-1 guests who came are seated, a missed booking frees its table, and what cannot be is refused", async () => {
    const anna = await inboxCaller(shop);
    const evening = { from: at("16:00", "13"), table_id: "1" };
    const { id } = (await anna.book(wish(evening))).json();
    expect((await anna.rebook(id, { version: 1, state: "no-show" })).json().state).toBe("no-show");
    const other = (await anna.book(wish(evening))).json();
    expect(other.table_id).toBe("1");
    expect((await anna.rebook(other.id, { version: 1, state: "seated" })).json().state).toBe("seated");
    // The guests came after all: they get another table that fits.
    expect((await anna.rebook(id, { version: 2, state: "seated" })).json()).toMatchObject({ table_id: "2" });
    const refused = await anna.rebook(other.id, { version: 2, state: "cancelled", reason: "closed" });
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "state"]);
  });

  it("INBOX-1 what staff do with a guest's booking answers its item", async () => {
    const anna = await inboxCaller(shop);
    const { id } = (await ask(table({ date: "14.03.2026" }))).json();
    const item = await anna.itemOf(({ booking }) => booking?.id === id);
    await anna.rebook(id, { version: 1, state: "confirmed" });
    const { items } = await anna.list({ state: "done" });
    expect(items.find((each) => each.id === item.id)).toMatchObject({ outcome: "confirmed", version: 2 });
  });

  it("INBOX-1 a hall without tables counts its seats, also for staff", async () => {
    const anna = await inboxCaller(shop);
    const evening = { hall_id: lounge.id, from: at("16:00", "16") };
    expect((await anna.book(wish({ ...evening, seats: 3 }))).json().table_id).toBeNull();
    expect((await anna.book(wish({ ...evening, seats: 2 }))).json().data).toMatchObject({
      reason: "no-seats",
      free: 1,
    });
    const url = `${PATHS.bookingTimes}?restaurant_id=${lounge.id}&date=16.03.2026`;
    const { times } = (await shop.app.inject(url)).json();
    expect(times.find(({ time }: { time: string }) => time === "19:00").free).toBe(1);
  });
});
