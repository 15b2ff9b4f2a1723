import { orderViewFromWire } from "@skatert/contract";
import { expect, it } from "vitest";
import ru from "../../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../../i18n/dictionary/compile.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { orderFacts } from "./order-facts.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });

function viewOf(stage: "on-the-way" | "handed-over", courier: [number, number] | null) {
  return orderViewFromWire({
    id: 1,
    number: "1",
    status: "on-the-way",
    stage,
    stages: [],
    lines: [],
    adjustments: [],
    total: 450,
    payment: { method: "cod", name: "Наличными", online: false, paid: false },
    delivery: {
      type: "flat_rate",
      warehouse_id: 10,
      people: 0,
      express: false,
      address: "Ленина, 1",
      courier_coordinates: courier,
    },
    can_cancel: false,
    can_pay: false,
  });
}

const factsOf = (...given: Parameters<typeof viewOf>) => orderFacts(viewOf(...given), null, i18n);

const linksOf = (...given: Parameters<typeof factsOf>) => factsOf(...given).filter(({ url }) => url !== undefined);

it("ENT-7 links to the courier's position on the map while the courier is on the way", () => {
  expect(linksOf("on-the-way", [37.6, 55.75])).toEqual([
    { label: "Курьер в пути", text: "Показать на карте", url: "https://yandex.ru/maps/?pt=37.6%2C55.75&z=16" },
  ]);
  expect([linksOf("handed-over", [37.6, 55.75]), linksOf("on-the-way", null)]).toEqual([[], []]);
});

it("CHANGE-1 shows the guest's choice for a missing dish, where it was asked", () => {
  const choice = { ...viewOf("handed-over", null), ifMissing: "replace" } as const;
  expect(orderFacts(choice, null, i18n)).toContainEqual({
    label: "Если чего-то не окажется",
    text: "Замените похожим",
  });
  expect(factsOf("handed-over", null).map(({ label }) => label)).not.toContain("Если чего-то не окажется");
});

it("ROUTE-4 shows no number of cutlery that a host does not tell", () => {
  expect(factsOf("handed-over", null).map(({ label }) => label)).not.toContain("Приборов");
});
