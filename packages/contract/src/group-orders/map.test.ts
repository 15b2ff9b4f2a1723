import { describe, expect, it } from "vitest";
import {
  type GroupOrderView,
  groupMineFromWire,
  groupMineToWire,
  groupOrderFromWire,
  groupOrderToWire,
} from "./map.ts";
import { GroupMineSchema, GroupOrderSchema } from "./schemas.ts";

const lines = [
  {
    productId: 201,
    variationId: 2012,
    quantity: 2,
    supplements: [{ id: 901, count: 1 }],
    note: "разрезать",
    name: "Пицца",
  },
  { productId: 101, variationId: null, quantity: 1, supplements: [], name: "Борщ" },
];
const secret = "Zm9yIHRoZSBob3N0IG9ubHk";

describe("group orders on the wire", () => {
  it("map to the wire and back without a change", () => {
    const group: GroupOrderView = {
      id: secret,
      host: "Анна",
      state: "closed",
      revision: 7,
      warehouseId: 10,
      expiresAt: Date.parse("2026-03-05T09:00:00Z"),
      people: [{ id: 1, name: "Олег", done: true, lines }],
    };
    expect(groupOrderFromWire(GroupOrderSchema.parse(groupOrderToWire(group)))).toEqual(group);
  });

  it("read a person's dishes, and the name on one line", () => {
    const mine = { secret, name: "Олег", done: true, lines };
    expect(groupMineFromWire(GroupMineSchema.parse(groupMineToWire(mine)))).toEqual(mine);
    expect(groupMineFromWire(GroupMineSchema.parse({ ...groupMineToWire(mine), name: " О\nлег " })).name).toBe("О лег");
  });

  it("refuse a guessable secret, an empty name and too many dishes", () => {
    const wire = groupMineToWire({ secret, name: "Олег", done: false, lines });
    expect(GroupMineSchema.safeParse(wire).success).toBe(true);
    const line = wire.lines[0];
    for (const fault of [{ secret: "1234" }, { name: "  " }, { lines: Array(21).fill(line) }, { name: "я".repeat(41) }])
      expect(GroupMineSchema.safeParse({ ...wire, ...fault }).success).toBe(false);
  });
});
