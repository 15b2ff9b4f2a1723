import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OFFICE_PATHS, officeBranchPath, officeOrderPath, PATHS, type WireOrderView } from "@skatert/contract";
import type { LightMyRequestResponse } from "fastify";
import { type FakePush, startFakePush } from "../fakes/fake-push.ts";
import { smallSettings, smallShop } from "../shops/small-shop.ts";
import { type RunningShop, type ShopOptions, startShop } from "../shops/start-shop.ts";
import { type EnrolledDevice, enrolDevice } from "./devices.ts";
import { type SignedInStaff, signInStaff } from "./staff.ts";

/** The phone that guests see, and a number that is called when nobody answers. */
export const restaurantPhone = "+74950000000";
export const alertPhone = "+79161110000";

const locations = [{ term_id: 1, name: "Центр", warehouse_id: [10], phone: restaurantPhone }];
const stock = [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 10 }];
const files = { ...smallShop, stock, settings: { ...smallSettings, locations } };
const usual = {
  unanswered_after_minutes: 3,
  unanswered_action: "ring",
  auto_confirm: [],
  capacity: { orders: null, dishes: null, money: null },
};

type Headers = Readonly<Record<string, string>>;

/** A shop with one tablet, an owner, a browser vendor's push service and a number that is called (BOARD-3). */
export interface AlarmedShop {
  readonly shop: RunningShop;
  readonly device: FakePush;
  readonly tablet: EnrolledDevice;
  readonly owner: SignedInStaff;
  /** The tablet, with the owner signed in, reports its state. */
  report(state?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  subscribe(person?: SignedInStaff): Promise<LightMyRequestResponse>;
  acknowledge(id: number, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Changes the branch's rules for answers. */
  settle(changes: object): Promise<LightMyRequestResponse>;
  /** Advances the clock, with an awake tablet by default, and runs due jobs. */
  pass(seconds: number, isAwake?: boolean): Promise<void>;
  /** Messages to numbers and chats in the outbox file. */
  texts(): Promise<readonly { readonly to: string; readonly text: string }[]>;
  /** The order as its guest sees it. */
  viewOf(order: { readonly id: number; readonly key: string }): Promise<WireOrderView>;
  /** Makes jobs of a kind due again, as if their process had been killed before it recorded their end. */
  loseEnds(kind: string): Promise<void>;
  close(): Promise<void>;
}

export async function alarmedShop(options: Omit<ShopOptions, "pushServices">): Promise<AlarmedShop> {
  let key = "";
  const device = await startFakePush(() => key);
  const shop = await startShop({ files, pushServices: [device.origin], alertPhones: [alertPhone], ...options });
  const tablet = await enrolDevice(shop, 10);
  const owner = await signInStaff(shop, [{ role: "owner", branchId: null }]);
  key = (await shop.app.inject({ url: OFFICE_PATHS.push, headers: owner.headers })).json().public_key;
  const onTablet = { cookie: `${tablet.cookie}; ${owner.headers["cookie"]}` };
  const post = (url: string, headers: Headers, payload: object) =>
    shop.app.inject({ method: "POST", url, headers, payload });
  const report = (state: object = {}, headers: Headers = onTablet) =>
    post(OFFICE_PATHS.deviceState, headers, { sound: true, wake_lock: true, visible: true, version: "1", ...state });
  return {
    shop,
    device,
    tablet,
    owner,
    report,
    subscribe: ({ headers } = owner) => post(OFFICE_PATHS.push, headers, device.subscription),
    acknowledge: (id, headers = { cookie: tablet.cookie }) => post(officeOrderPath(id, "acknowledge"), headers, {}),
    settle: (changes) => {
      const url = officeBranchPath(10, "board");
      return shop.app.inject({ method: "PUT", url, headers: owner.headers, payload: { ...usual, ...changes } });
    },
    async pass(seconds, isAwake = true) {
      shop.clock.advance(seconds * 1_000);
      if (isAwake) await report();
      for (let round = 0; round < 3; round += 1) await shop.app.services.jobs.runDue();
    },
    async texts() {
      const file = await readFile(join(shop.dataDir, "outbox/messages.jsonl"), "utf8").catch(() => "");
      const lines = file.split("\n").filter((line) => line !== "");
      return lines.map((line) => JSON.parse(line));
    },
    viewOf: async (order) => (await shop.app.inject(`${PATHS.orders}/${order.id}?key=${order.key}`)).json(),
    async loseEnds(kind) {
      const lost = { state: "waiting", claimed_until: 0 } as const;
      await shop.store.db.updateTable("jobs").set(lost).where("kind", "=", kind).execute();
    },
    async close() {
      await shop.close();
      await device.close();
    },
  };
}
