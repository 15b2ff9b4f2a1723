import { addressPath, orderRatingPath, PATHS } from "@skatert/contract";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import type { TestEngine } from "../../testing/stores/engines.ts";

/** A person with data of every kind that the shop stores about people. */
export interface Belongings {
  readonly person: SignedIn;
  readonly orderId: number;
  readonly orderKey: string;
  readonly requestId: number;
  readonly requestKey: string;
  readonly addressId: string;
  readonly noteId: number;
  readonly referralCode: string;
  /** Texts that occur only in this person's data. */
  readonly secrets: readonly string[];
}

const files = {
  ...smallShop,
  wheel: {
    active: true,
    spins: { per: "once", count: 1 },
    segments: [{ id: 1, label: "Баллы", color: "#ffffff", image: "", weight: 1, prize: { kind: "points", points: 5 } }],
  },
  bonus: { active: true, percent_max: 30, earn_percent: 5 },
  referral: { active: true, reward: 100, friend_reward: 50 },
};

export function startSharedShop(engine: TestEngine): Promise<RunningShop> {
  return startShop({ engine, files });
}

/** Signs a person in and adds a profile, an address, favourites, a rated order, an open order and a request. */
export async function personWithBelongings(shop: RunningShop, name: string): Promise<Belongings> {
  const person = await signIn(shop, newPhone());
  const { get, post, placeOrderOf, finish } = accountCalls(() => shop);
  const street = `улица ${name}ова, 7`;
  const email = `${person.userId}@only.example`;
  await post(PATHS.user, { name: `${name} Личная`, email, birth: "05.03.1990" }, person);
  const [address] = (await post(PATHS.addresses, { data: { AddressLine: street, name: "Дом" } }, person)).json();
  await post(PATHS.favorites, { favorites: [101] }, person);
  await post(PATHS.preferences, { preferences: [`без ${name}`] }, person);
  const done = (await placeOrderOf(person)).json();
  await finish(done.id);
  await post(orderRatingPath(done.id), { stars: 4, comment: `шёпотом ${name}` }, person);
  const order = (await placeOrderOf(person, { comment: `звонить ${name}` })).json();
  const wish = { kind: "dish", product_id: 101, name: `${name} Личная`, phone: person.phone, consent: true };
  const request = (await post(PATHS.requests, wish, person)).json();
  const [note] = (await get(PATHS.notifications, person)).json();
  const referral = (await get(PATHS.referral, person)).json();
  return {
    person,
    orderId: order.id,
    orderKey: order.key,
    requestId: request.id,
    requestKey: request.key,
    addressId: String(address.id),
    noteId: note.id,
    referralCode: referral.code,
    secrets: [
      `${name} Личная`,
      person.phone,
      person.phone.slice(2),
      person.token,
      email,
      street,
      `без ${name}`,
      `шёпотом ${name}`,
      `звонить ${name}`,
      order.key,
      done.key,
      request.key,
      referral.code,
    ],
  };
}

/** A person's complete view of their own data, to compare before and after an attack. */
export async function ownViewOf(shop: RunningShop, owner: Belongings): Promise<readonly unknown[]> {
  const { get } = accountCalls(() => shop);
  const addresses = [
    PATHS.user,
    PATHS.addresses,
    PATHS.favorites,
    PATHS.preferences,
    PATHS.notifications,
    PATHS.bonus,
    PATHS.bonusHistory,
    PATHS.ownCoupons,
    PATHS.referral,
    PATHS.wheel,
    PATHS.ownOrders,
    `${PATHS.orders}/${owner.orderId}`,
    `${PATHS.requests}/${owner.requestId}`,
  ];
  return Promise.all(
    addresses.map(async (url) => {
      const answer = await get(url, owner.person);
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      return answer.json();
    }),
  );
}

export const addressOf = ({ addressId }: Belongings): string => addressPath(addressId);
