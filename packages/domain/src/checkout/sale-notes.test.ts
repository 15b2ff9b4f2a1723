import { expect, it } from "vitest";
import { saleNotes } from "./sale-notes.ts";

const way = (id: string, changes: object = {}) => ({
  id,
  name: id,
  enabled: true,
  online: true,
  methods: [],
  warehouseIds: [],
  ...changes,
});
const payments = [way("yookassa"), way("paykeeper"), way("cod", { online: false }), way("off", { enabled: false })];

it("EDIT-5 names a missing offer, and the enabled online methods that have no gateway", () => {
  expect(saleNotes({ hasOffer: false, payments, gateways: ["yookassa"] })).toEqual([
    { kind: "no-offer" },
    { kind: "no-gateway", method: way("paykeeper") },
  ]);
});

it("EDIT-5 names nothing if the offer and every gateway are there", () => {
  expect(saleNotes({ hasOffer: true, payments, gateways: ["yookassa", "paykeeper"] })).toEqual([]);
});
