import { OFFICE_PATHS, officeGuestPath } from "@skatert/contract";
import { newPhone, signIn } from "../calls/people.ts";
import type { RepeatCase, RepeatWorld } from "./repeat-case.ts";

/** An individual coupon, which staff give. */
export const ownCoupon = {
  id: 711,
  code: "ЛИЧНЫЙ",
  discount_type: "percent",
  amount: "10",
  individual_coupon: "1",
  usage_avaible_users: [],
};

async function aGuest({ shop }: RepeatWorld): Promise<string> {
  return String((await signIn(shop, newPhone())).userId);
}

/** Somebody else writes a note; a changed guest is answered as they are when they are read. */
const common = {
  async colleague({ send, colleague }: RepeatWorld, _request: unknown, { id }: { readonly id: string }) {
    return send("POST", officeGuestPath(id, "notes"), { text: "Звонить в домофон" }, colleague);
  },
  same: ({ id }: { readonly id: string }) => id,
};

const ofGuest = (part: string, payload: object): RepeatCase => ({
  ...common,
  call: `POST ${OFFICE_PATHS.guests}/{id}/${part}`,
  request: async (world) => ({ url: officeGuestPath(await aGuest(world), part), payload, headers: world.owner }),
});

/** Changes of guests by staff. */
export const guestCases: readonly RepeatCase[] = [
  ofGuest("points", { points: 10, reason: "Подарок" }),
  ofGuest("coupons", { coupon_id: ownCoupon.id, uses: 1 }),
  ofGuest("notes", { text: "Не звонить" }),
  ofGuest("block", { reason: "Не открыл курьеру" }),
  {
    ...common,
    call: `DELETE ${OFFICE_PATHS.guests}/{id}/notes/{note}`,
    async request(world) {
      const id = await aGuest(world);
      const { notes } = (
        await world.send("POST", officeGuestPath(id, "notes"), { text: "Не звонить" }, world.owner)
      ).json();
      return { url: officeGuestPath(id, `notes/${notes[0].id}`), headers: world.owner };
    },
  },
  {
    ...common,
    call: `POST ${OFFICE_PATHS.guests}/{id}/merge`,
    request: async (world) => ({
      url: officeGuestPath(await aGuest(world), "merge"),
      payload: { other: await aGuest(world) },
      headers: world.owner,
    }),
  },
];
