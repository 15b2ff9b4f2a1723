import { OFFICE_PATHS, PATHS, type WireGuestRow } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { guestCalls, orderOf, ownerOfGuests } from "../../testing/calls/guests.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const limits = { orders: { perPhone: 0, perNetwork: 0, unpaidPerPhone: 0, unpaidPerNetwork: 0 } };
const files = { ...smallShop, stock: [{ product_id: 301, warehouse_id: 10, quantity: 1_000 }] };

describeOnEachEngine("the office's guests", (engine) => {
  let shop: RunningShop;
  let owner: Awaited<ReturnType<typeof ownerOfGuests>>;
  const { post, placeOrderOf } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine, files, limits });
    owner = await ownerOfGuests(shop);
  });
  afterAll(() => shop.close());
  const phones = (answer: { json(): { guests: WireGuestRow[] } }) => answer.json().guests.map(({ phone }) => phone);

  it("PHONE-1 a caller's number in any notation finds the guest, the usual dishes and the last orders", async () => {
    const phone = newPhone();
    const first = await orderOf(shop, phone);
    const second = await orderOf(shop, phone);
    const { guest } = (await owner.byPhone(`8${phone.slice(2)}`)).json();
    expect(guest).toMatchObject({ id: phone, name: "Анна", phone, has_account: false, orders: 2, spent: 400 });
    expect(guest.usual).toMatchObject([{ product_id: 301, quantity: 2, orders: 2 }]);
    expect(guest.last_orders.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(guest).toMatchObject({ points: null, block: null, last_complaint: null, segments: [] });
    expect((await owner.byPhone(newPhone())).json()).toEqual({ guest: null });
    expect((await owner.byPhone("кто это")).json()).toEqual({ guest: null });
  });

  it("GUEST-1 a guest is found by any part of the number, by a part of the name, and by segment, newest first", async () => {
    const [anna, boris] = [newPhone(), newPhone()];
    await orderOf(shop, anna, { customer: { name: "Анна-Мария Петрова", phone: anna } });
    shop.clock.advance(1_000);
    await orderOf(shop, boris, { customer: { name: "Борис Петров", phone: boris } });
    expect(phones(await owner.list(`?q=${anna.slice(5, 12)}`))).toContain(anna);
    expect(phones(await owner.list(`?q=${encodeURIComponent("петр")}`))).toEqual([boris, anna]);
    expect(phones(await owner.list(`?q=${encodeURIComponent("мария петр")}`))).toEqual([anna]);
    expect(phones(await owner.list("?q=%25"))).toEqual([]);
    expect(phones(await owner.list(`?segment=new&q=${encodeURIComponent("петр")}`))).toEqual([boris, anna]);
    expect(phones(await owner.list(`?segment=regular&q=${encodeURIComponent("петр")}`))).toEqual([]);
  });

  it("GUEST-1 an account without orders is a guest, found by the name and by the birthday it tells", async () => {
    const guest = await signIn(shop, newPhone());
    await post(PATHS.user, { name: "Ёлкина", birth: "04.03.1990" }, guest);
    shop.clock.set("2026-03-01T12:00:00+03:00");
    const found = (await owner.list(`?q=${encodeURIComponent("елкина")}&segment=birthday`)).json().guests;
    expect(found).toMatchObject([{ id: String(guest.userId), orders: 0, has_account: true, birth: "1990-03-04" }]);
  });

  it("GUEST-1 a cancelled order no longer counts", async () => {
    const phone = newPhone();
    const [kept, cancelled] = [await orderOf(shop, phone), await orderOf(shop, phone)];
    await (await anOperator(shop)).move(cancelled, "cancelled");
    const { guest } = (await owner.byPhone(phone)).json();
    expect(guest).toMatchObject({ orders: 1, spent: 200 });
    expect(guest.last_orders.map(({ id, stage }: { id: number; stage: string }) => [id, stage])).toEqual([
      [cancelled, "cancelled"],
      [kept, "accepted"],
    ]);
  });

  it("GUEST-1 pages follow each other without gaps", async () => {
    const made = [];
    for (let index = 0; index < 53; index += 1) {
      const phone = newPhone();
      await orderOf(shop, phone, { customer: { name: `Страничный ${index}`, phone } });
      made.push(phone);
    }
    const q = `?q=${encodeURIComponent("страничн")}`;
    const first = (await owner.list(q)).json();
    const second = (await owner.list(`${q}&before=${encodeURIComponent(first.next)}`)).json();
    expect([first.guests.length, second.guests.length, second.next]).toEqual([50, 3, null]);
    const all = [...first.guests, ...second.guests].map(({ phone }) => phone);
    expect(new Set(all)).toEqual(new Set(made));
  });

  it("GUEST-1 an account's orders and its orders before it belong to one guest", async () => {
    const phone = newPhone();
    await orderOf(shop, phone);
    const person = await signIn(shop, phone);
    await placeOrderOf(person);
    const { guest } = (await owner.byPhone(phone)).json();
    expect(guest).toMatchObject({ id: String(person.userId), has_account: true, orders: 2, points: 0 });
    const { orders } = (await owner.read(guest.id, "orders")).json();
    expect(orders).toHaveLength(2);
  });

  it("STAFF-2 a person of one branch sees guests of that branch only, a cook none", async () => {
    const phone = newPhone();
    await orderOf(shop, phone);
    const own = guestCalls(shop, await signInStaff(shop, [{ role: "operator", branchId: 10 }]));
    const other = guestCalls(shop, await signInStaff(shop, [{ role: "operator", branchId: 20 }]));
    const cook = guestCalls(shop, await signInStaff(shop, [{ role: "cook", branchId: null }]));
    expect((await own.byPhone(phone)).json().guest.phone).toBe(phone);
    expect((await other.byPhone(phone)).json().guest).toBeNull();
    expect(phones(await other.list(`?q=${phone.slice(3)}`))).toEqual([]);
    expect((await other.page(phone)).statusCode).toBe(404);
    expect((await other.change(phone, "notes", { text: "Пусто" })).statusCode).toBe(404);
    expect((await cook.list()).statusCode).toBe(403);
    const anonymous = await shop.app.inject({ url: OFFICE_PATHS.guests });
    expect(anonymous.statusCode).toBe(401);
    for (const call of [
      own.read(phone, "export"),
      own.change(phone, "merge", { other: newPhone() }),
      own.erase(phone, phone),
    ])
      expect((await call).json()).toMatchObject({ code: "staff_right_missing" });
  });
});
