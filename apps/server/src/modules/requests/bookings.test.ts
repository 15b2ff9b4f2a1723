import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newPhone, outboxOf, signIn } from "../../testing/calls/people.ts";
import { hall, lounge, requestCalls, shopWithTables, table } from "../../testing/calls/requests.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("a table", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files: shopWithTables });
  });
  afterAll(() => shop.close());

  const { ask, show, cancel } = requestCalls(() => shop);
  const times = async (restaurantId: number, date: string) =>
    (await shop.app.inject(`${PATHS.bookingTimes}?restaurant_id=${restaurantId}&date=${date}`)).json();

  it("APP-1 is booked without dishes, shown by its link, and free again when cancelled", async () => {
    const { id, key, booking } = (await ask(table({ date: "06.03.2026", seats: 6 }))).json();
    expect(booking).toEqual({
      restaurant_id: hall.id,
      place_name: "Зал",
      address: "Соборная, 1",
      date: "06.03.2026",
      time_from: "19:00",
      time_to: "21:00",
      seats: 6,
    });
    const at19 = async () =>
      (await times(hall.id, "06.03.2026")).times.find(({ time }: { time: string }) => time === "19:00");
    expect(await at19()).toEqual({ date: "06.03.2026", time: "19:00", to: "21:00", free: 1 });
    expect((await show(id, key)).json()).toMatchObject({ id, state: "new", can_cancel: true });
    await shop.app.services.jobs.runDue();
    expect((await cancel(id, key)).json()).toMatchObject({ state: "cancelled", can_cancel: false });
    expect((await cancel(id, key)).statusCode).toBe(200);
    expect((await at19()).free).toBe(7);
    await shop.app.services.jobs.runDue();
    const lines = (await outboxOf(shop)).map(({ text }) => text).filter((text) => text.includes(`№ ${id}:`));
    expect(lines.map((line) => line.split(" №")[0])).toEqual(["Заявка", "Отменена заявка"]);
  });

  it("APP-1 is refused with its reason", async () => {
    const reasonOf = async (changes: object) => (await ask(table(changes))).json().data;
    await ask(table({ date: "07.03.2026", seats: 7 }));
    expect(await reasonOf({ date: "07.03.2026", time: "20:30", seats: 4 })).toMatchObject({
      status: 409,
      reason: "no-seats",
      free: 0,
    });
    expect((await reasonOf({ date: "04.03.2026", time: "11:00" })).reason).toBe("time-passed");
    expect((await reasonOf({ time: "19:10" })).reason).toBe("slot-unavailable");
    expect((await reasonOf({ time: "23:00" })).reason).toBe("slot-unavailable");
    expect((await reasonOf({ date: "05.04.2026" })).reason).toBe("slot-unavailable");
  });

  it("APP-1 a hall is never overbooked: forty parallel bookings of the lounge's four seats", async () => {
    const body = table({ restaurant_id: lounge.id, date: "08.03.2026", time: "18:00" });
    const people = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const wish = { ...body, time: index % 2 === 0 ? "18:00" : "19:30", seats: 1 };
        const person = people[index];
        return person === undefined ? ask(wish) : ask({ ...wish, phone: person.phone }, { person });
      }),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(4);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(36);
    const held = await shop.store.db
      .selectFrom("requests")
      .select((eb) => eb.fn.sum<number>("seats").as("seats"))
      .where("restaurant_id", "=", lounge.id)
      .executeTakeFirstOrThrow();
    expect(Number(held.seats)).toBe(4);
  });

  it("APP-1 unconfirmed numbers hold two thirds of a hall at most, the restaurant and a code confirm", async () => {
    const evening = { restaurant_id: hall.id, date: "10.03.2026", time: "19:00" };
    const freeFor = async (headers = {}) => {
      const url = `${PATHS.bookingTimes}?restaurant_id=${hall.id}&date=${evening.date}`;
      const { times: all } = (await shop.app.inject({ url, headers })).json();
      return all.find(({ time }: { time: string }) => time === "19:00").free;
    };
    const anna = await signIn(shop, newPhone());
    expect((await ask(table({ ...evening, seats: 5 }))).statusCode).toBe(201);
    expect([await freeFor(), await freeFor(anna.headers)]).toEqual([2, 5]);
    const refused = (await ask(table({ ...evening, seats: 3 }))).json();
    expect(refused.data).toMatchObject({ reason: "no-seats", free: 2 });
    const own = await ask(table({ ...evening, seats: 3, phone: anna.phone }), { person: anna });
    expect(own.statusCode).toBe(201);
    expect([await freeFor(), await freeFor(anna.headers)]).toEqual([2, 2]);
  });

  it("APP-1 one stranger books six evenings, not nine, with as many numbers as he likes", async () => {
    const evenings = Array.from({ length: 9 }, (_, day) => `${String(9 + day).padStart(2, "0")}.03.2026`);
    const inLounge = { restaurant_id: lounge.id, seats: 1 };
    const answers = await Promise.all(
      evenings.map((date) => ask(table({ ...inLounge, date, seats: 2 }), { address: "10.44.0.1" })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(201), ...Array(3).fill(429)]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(5 * 86_400);
    const phone = newPhone();
    const ofOne = await Promise.all(evenings.slice(0, 4).map((date) => ask(table({ ...inLounge, date, phone }))));
    expect(ofOne.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429]);
    const person = await signIn(shop, newPhone());
    const signedIn = await Promise.all(
      evenings.slice(0, 4).map((date) => ask(table({ ...inLounge, date }), { person })),
    );
    expect(signedIn.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429]);
  });

  it("cannot be cancelled after its time", async () => {
    const { id, key } = (await ask(table({ date: "04.03.2026", time: "14:00" }))).json();
    shop.clock.set("2026-03-04T14:00:00+03:00");
    const late = await cancel(id, key);
    expect([late.statusCode, late.json().data.reason]).toEqual([409, "too-late"]);
    shop.clock.set("2026-03-04T12:00:00+03:00");
  });
});
