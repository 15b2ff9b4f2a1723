import { expect, it, vi } from "vitest";
import { locateAddresses } from "./locate-addresses.ts";

it("CHANGE-1 EXT-2 looks up the last address of a change alone, within the budget of the person", async () => {
  const findPosition = vi.fn(async () => ({ lon: 37.6, lat: 55.75 }));
  const changes = [1, 2, 3].map((house) => ({ kind: "address" as const, address: `Соборная, ${house}` }));
  const found = await locateAddresses({ findPosition }, { changes, by: "staff:7:Анна" });
  expect(findPosition.mock.calls).toEqual([
    [{ text: "Соборная, 3", language: "ru", caller: { kind: "staff", key: "staff:7:Анна" } }],
  ]);
  expect(found).toEqual([...changes.slice(0, 2), { ...changes[2], coordinates: [37.6, 55.75] }]);
});

it("CHANGE-1 looks up no address that came with its place, or that stays", async () => {
  const findPosition = vi.fn(async () => null);
  const changes = [
    { kind: "address" as const, address: "Соборная, 3", coordinates: [37.6, 55.75] as [number, number] },
    { kind: "comment" as const, comment: "Не звонить" },
  ];
  expect(await locateAddresses({ findPosition }, { changes, by: "staff:7:Анна" })).toEqual(changes);
  expect(findPosition).not.toHaveBeenCalled();
});
