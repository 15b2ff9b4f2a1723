import { expect, it } from "vitest";
import { dishNames } from "./dish-names.ts";

it("BOARD-5 an order is found by its dishes and supplements, each once, folded", () => {
  const lines = [
    { name: " Пирог с Мёдом ", supplements: [{ name: "Сметана" }] },
    { name: "пирог с медом", supplements: [{ name: "—" }] },
  ];
  expect(dishNames(lines)).toEqual(["пирог с медом", "сметана"]);
  const long = (end: string) => ({ name: "я".repeat(200) + end, supplements: [] });
  expect(dishNames([long("1"), long("2")])).toEqual(["я".repeat(200)]);
});
