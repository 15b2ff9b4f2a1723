import { OFFICE_PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const delivery = {
  delivery_type: "flat_rate",
  lines: [{ product_id: 101, quantity: 2 }],
  coordinates: [37.6, 55.75],
  pickup_location_id: null,
  address: "Тверская, 1",
  expected_total: 750,
};

describeOnEachEngine("a courier's orders", (engine) => {
  it("STAFF-2 a courier sees the guest of a ready delivery, takes it and hands it over, and does nothing else", async () => {
    const shop = await startShop({ engine, files: smallShop });
    try {
      const [anna, courier] = [await boardCaller(shop), await boardCaller(shop, "courier")];
      const { id } = await placed(shop, delivery);
      const pickup = await placed(shop);
      const step = async (order: number, stage: string) =>
        (await courier.answer(order, "stage", { version: (await anna.order(order)).version, stage })).json();
      expect(await courier.order(id)).toMatchObject({ guest: null, address: null });
      expect(await step(id, "cooking")).toMatchObject({ code: "staff_right_missing" });
      for (const order of [id, pickup.id])
        for (const stage of ["cooking", "ready"])
          await anna.answer(order, "stage", { version: (await anna.order(order)).version, stage });
      const seen = {
        guest: { name: "Анна", phone: "+79161234567" },
        address: { text: "Тверская, 1" },
      };
      expect(await courier.order(id)).toMatchObject({ ...seen, owed: 750 });
      expect(await courier.order(pickup.id)).toMatchObject({ guest: null });
      expect(await step(pickup.id, "handed-over")).toMatchObject({ code: "staff_right_missing" });
      const cook = await boardCaller(shop, "cook");
      const fed = { branch_id: "10", after: "0", with: "orders" };
      const orderIn = (answer: { json(): { orders: readonly { id: number }[] } }) =>
        answer.json().orders.find((order) => order.id === id);
      expect(orderIn(await courier.get(OFFICE_PATHS.feed, fed))).toMatchObject(seen);
      expect(orderIn(await cook.get(OFFICE_PATHS.feed, fed))).toMatchObject({ guest: null, address: null });
      expect(await step(id, "on-the-way")).toMatchObject({ stage: "on-the-way", ...seen });
      expect(await step(id, "handed-over")).toMatchObject({ stage: "handed-over", guest: null, address: null });
    } finally {
      await shop.close();
    }
  });
});
