import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("orders that wait for an answer", (engine) => {
  let shop: RunningShop;
  beforeEach(async () => {
    shop = await startShop({ engine });
    await enrolBoard(shop);
  });
  afterEach(() => shop.close());

  const waitingFor = async (headers: Readonly<Record<string, string>>) =>
    (await shop.app.inject({ url: OFFICE_PATHS.waitingOrders, headers })).json().branches;

  it("BOARD-5 are counted by branch until somebody answers them", async () => {
    const anna = await boardCaller(shop);
    const { id } = await placed(shop);
    await placed(shop);
    expect(await waitingFor(anna.headers)).toEqual([{ branch_id: 10, waiting: 2, live: 2 }]);
    const { version } = await anna.order(id);
    expect((await anna.answer(id, "confirm", { version })).statusCode).toBe(200);
    expect(await waitingFor(anna.headers)).toEqual([{ branch_id: 10, waiting: 1, live: 2 }]);
  });

  it("BOARD-5 STAFF-2 are told of the caller's branches alone", async () => {
    await placed(shop);
    expect(await waitingFor(await staffHeaders(shop, [{ role: "operator", branchId: 20 }]))).toEqual([]);
    expect(await waitingFor(await staffHeaders(shop, [{ role: "owner", branchId: null }]))).toMatchObject([
      { branch_id: 10 },
    ]);
  });
});
