import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import type { OrderDraft } from "../../../model/quote/checkout-request.ts";
import type { CheckoutValues } from "../checkout-problems.ts";
import { sentOrder } from "./sent-order.ts";

const values = {
  name: " Вера ",
  phone: "+7 912 345-67-89",
  email: "",
  comment: "",
  people: 1,
  paymentMethod: "cash",
  changeFrom: "",
};
const draft: OrderDraft = {
  lines: [],
  place: { kind: "pickup", locationId: 22, warehouseId: 502, pointId: 302, name: "На Вокзальном", address: "" },
  offered: [],
  selection: { couponIds: [], gift: null, declined: [] },
  promoCode: null,
  takeTime: { kind: "soonest" },
  express: false,
  bonusPoints: 0,
  paymentMethod: null,
};

it("CHANGE-1 sends the choice for a missing dish only where the shop asks", () => {
  const sent = (ifMissing: CheckoutValues["ifMissing"] | null) =>
    sentOrder(draft, { ...values, ifMissing }, null, money(100)).details;
  expect(sent("remove")).toMatchObject({ ifMissing: "remove", customer: { name: "Вера" } });
  expect(sent(null)).not.toHaveProperty("ifMissing");
});
