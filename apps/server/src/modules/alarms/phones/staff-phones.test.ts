import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type SignedInStaff, signInStaff } from "../../../testing/calls/staff.ts";
import { type FakePush, startFakePush } from "../../../testing/fakes/fake-push.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const second = 1_000;

describeOnEachEngine("a staff phone", (engine) => {
  let shop: RunningShop;
  let device: FakePush;
  let owner: SignedInStaff;
  let key = "";
  beforeEach(async () => {
    device = await startFakePush(() => key);
    shop = await startShop({ engine, pushServices: [device.origin] });
    owner = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    key = (await shop.app.inject({ url: OFFICE_PATHS.push, headers: owner.headers })).json().public_key;
  });
  afterEach(async () => {
    await shop.close();
    await device.close();
  });
  const subscribe = ({ headers }: SignedInStaff) =>
    shop.app.inject({ method: "POST", url: OFFICE_PATHS.push, headers, payload: device.subscription });

  it("BOARD-3 sends a phone three test notifications a minute, until its browser unsubscribes", async () => {
    const { endpoint } = device.subscription;
    const test = (person = owner) =>
      shop.app.inject({ method: "POST", url: OFFICE_PATHS.pushTest, headers: person.headers, payload: { endpoint } });
    expect((await test()).json()).toEqual({ subscribed: false });
    await subscribe(owner);
    expect((await test()).json()).toEqual({ subscribed: true });
    expect(device.letters.map(({ message }) => message)).toMatchObject([{ url: "/office/" }]);
    const cook = await signInStaff(shop, [{ role: "cook", branchId: 10 }]);
    expect((await test(cook)).json()).toEqual({ subscribed: false });
    device.answer(500);
    expect((await test()).statusCode).toBe(503);
    device.answer(410);
    shop.clock.advance(600 * second);
    expect((await test()).json()).toEqual({ subscribed: false });
    await subscribe(owner);
    expect((await test()).statusCode).toBe(429);
    expect(device.letters).toHaveLength(1);
  });

  it("BOARD-3 sends nothing to a phone whose person unsubscribed it", async () => {
    await subscribe(owner);
    const { endpoint } = device.subscription;
    const call = (method: "DELETE" | "POST", url: string) =>
      shop.app.inject({ method, url, headers: owner.headers, payload: { endpoint } });
    expect((await call("DELETE", OFFICE_PATHS.push)).json()).toEqual({ subscribed: false });
    expect((await call("POST", OFFICE_PATHS.pushTest)).json()).toEqual({ subscribed: false });
    expect(device.letters).toEqual([]);
  });
});
