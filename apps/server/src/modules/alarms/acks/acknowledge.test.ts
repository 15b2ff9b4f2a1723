import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AlarmedShop, alarmedShop, restaurantPhone } from "../../../testing/calls/alarms.ts";
import { placed } from "../../../testing/calls/board.ts";
import { enrolDevice } from "../../../testing/calls/devices.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the acknowledgement of an order", (engine) => {
  let alarms: AlarmedShop;
  beforeEach(async () => {
    alarms = await alarmedShop({ engine });
  });
  afterEach(() => alarms.close());

  it("BOARD-3 by a board that is awake prevents the staff call, and the guest still sees the phone", async () => {
    const { shop, device, owner, subscribe, acknowledge, pass, texts, viewOf } = alarms;
    await subscribe();
    const order = await placed(shop);
    shop.clock.advance(5_000);
    const first = await acknowledge(order.id);
    expect([first.statusCode, first.json()]).toEqual([200, { acknowledged_at: "2026-03-04T09:00:05.000Z" }]);
    shop.clock.advance(5_000);
    expect((await acknowledge(order.id)).json()).toEqual(first.json());
    expect((await acknowledge(order.id, owner.headers)).json()).toEqual(first.json());
    await pass(20);
    await pass(150);
    expect([device.letters, await texts()]).toEqual([[], []]);
    expect((await viewOf(order)).confirmation?.call).toBe(restaurantPhone);
  });

  it("BOARD-3 does not prevent the staff call about an order whose only board fell asleep", async () => {
    const { shop, device, subscribe, acknowledge, pass } = alarms;
    await subscribe();
    const order = await placed(shop);
    await acknowledge(order.id);
    await pass(30, false);
    expect(device.letters).toHaveLength(1);
  });

  it("BOARD-3 by a board that fell asleep does not count for an awake one that never had the order", async () => {
    const { shop, device, subscribe, acknowledge, pass } = alarms;
    const kitchen = await enrolDevice(shop, 10, "Кухня");
    await subscribe();
    const order = await placed(shop);
    await acknowledge(order.id, { cookie: kitchen.cookie });
    await pass(30);
    expect(device.letters).toHaveLength(1);
  });

  it("BOARD-3 by a tablet that was revoked later does not count", async () => {
    const { shop, owner, device, subscribe, acknowledge, pass } = alarms;
    const kitchen = await enrolDevice(shop, 10, "Кухня");
    await subscribe();
    const order = await placed(shop);
    await acknowledge(order.id, { cookie: kitchen.cookie });
    const url = `${OFFICE_PATHS.devices}/${kitchen.id}`;
    expect((await shop.app.inject({ method: "DELETE", url, headers: owner.headers })).statusCode).toBeLessThan(300);
    await pass(30);
    expect(device.letters).toHaveLength(1);
  });

  it("BOARD-3 of another branch is not found", async () => {
    const { shop, acknowledge } = alarms;
    const order = await placed(shop);
    const other = await enrolDevice(shop, 20);
    expect((await acknowledge(order.id, { cookie: other.cookie })).statusCode).toBe(404);
    const { headers } = await signInStaff(shop, [{ role: "cook", branchId: 20 }]);
    expect((await acknowledge(order.id, headers)).statusCode).toBe(404);
    expect((await acknowledge(order.id, {})).statusCode).toBe(401);
  });

  it("BOARD-3 accepts several orders from several boards at once, and ignores those of another branch", async () => {
    const { shop, tablet, owner } = alarms;
    const [kitchen, other] = [await enrolDevice(shop, 10, "Кухня"), await enrolDevice(shop, 20)];
    const orders = [await placed(shop), await placed(shop)].map(({ id }) => ({ id }));
    const at = new Date(shop.clock.now()).toISOString();
    shop.clock.advance(5_000);
    const send = (headers: Readonly<Record<string, string>>, payload: object) =>
      shop.app.inject({ method: "POST", url: OFFICE_PATHS.acknowledgements, headers, payload });
    const boards = [{ cookie: tablet.cookie }, { cookie: kitchen.cookie }, owner.headers];
    const rung = { orders: [...orders.map((order) => ({ ...order, at })), { id: 999_999 }] };
    const answers = await Promise.all([...boards, ...boards].map((headers) => send(headers, rung)));
    const first = orders.map(({ id }) => ({ order_id: id, acknowledged_at: at }));
    expect(answers.map((answer) => answer.json())).toEqual(
      boards.flatMap(() => [{ acknowledged: first }, { acknowledged: first }]),
    );
    expect(await shop.store.db.selectFrom("board_acks").selectAll().execute()).toHaveLength(6);
    expect((await send({ cookie: other.cookie }, rung)).json()).toEqual({ acknowledged: [] });
    expect((await send(boards[0] ?? {}, { orders: Array.from({ length: 51 }, () => ({ id: 1 })) })).statusCode).toBe(
      400,
    );
    expect((await send({}, rung)).statusCode).toBe(401);
  });
});
