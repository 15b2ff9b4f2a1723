import { OFFICE_PATHS, officeGuestPath } from "@skatert/contract";
import type { StaffRight } from "@skatert/domain";
import { type OfficeCall, type OfficeRequest, plain } from "./office-call.ts";

type At = Parameters<OfficeCall["request"]>[0];

/** The phone of a guest without an account who ordered in the branch only. */
async function guestOf({ shop: { store, clock }, branch }: At): Promise<string> {
  const phone = `+791600000${branch}`;
  const names = { name: "Анна", folded: "анна" };
  const ordered = { orders: 1, first_at: clock.now(), last_at: clock.now(), seen_at: clock.now() };
  await store.db
    .insertInto("guests")
    .values({ phone, ...names, ...ordered })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await store.db
    .insertInto("guest_branches")
    .values({ phone, branch_id: branch })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return phone;
}

const ofGuest =
  (part?: string, payload?: object) =>
  async (at: At): Promise<OfficeRequest> => ({
    url: officeGuestPath(await guestOf(at), part),
    ...(payload === undefined ? {} : { payload }),
  });

const ofOne = (call: string, needs: StaffRight, request: OfficeCall["request"]): OfficeCall => ({
  call,
  needs,
  in: "object",
  request,
});

const path = `${OFFICE_PATHS.guests}/:id`;
const note = "3f0c6f0e-8d0b-4f36-9a5e-0d1f6c2b7a11";
const erasing = { needs: "guests.erase", in: "everywhere" } as const;

/** Guests. */
export const guestCalls: readonly OfficeCall[] = [
  { call: `GET ${OFFICE_PATHS.guests}`, needs: "guests.read", in: "somewhere", request: plain },
  {
    call: `GET ${OFFICE_PATHS.guestByPhone}`,
    needs: "guests.read",
    in: "somewhere",
    request: async () => ({ url: `${OFFICE_PATHS.guestByPhone}?phone=89160000010` }),
  },
  ofOne(`GET ${path}`, "guests.read", ofGuest()),
  ofOne(`GET ${path}/orders`, "guests.read", ofGuest("orders")),
  ofOne(`POST ${path}/points`, "guests.edit", ofGuest("points", { points: 1, reason: "Подарок" })),
  ofOne(`POST ${path}/coupons`, "guests.edit", ofGuest("coupons", { coupon_id: 701, uses: 1 })),
  ofOne(`POST ${path}/notes`, "guests.edit", ofGuest("notes", { text: "Не звонить" })),
  ofOne(`DELETE ${path}/notes/:note`, "guests.edit", ofGuest(`notes/${note}`)),
  ofOne(`POST ${path}/block`, "guests.edit", ofGuest("block", { reason: null })),
  {
    ...erasing,
    call: `GET ${path}/merge`,
    async request(at) {
      const phone = await guestOf(at);
      return { url: `${officeGuestPath(phone, "merge")}?other=${encodeURIComponent(phone)}` };
    },
  },
  {
    ...erasing,
    call: `POST ${path}/merge`,
    async request(at) {
      const phone = await guestOf(at);
      return { url: officeGuestPath(phone, "merge"), payload: { other: phone } };
    },
  },
  { ...erasing, call: `GET ${path}/export`, request: ofGuest("export") },
  { ...erasing, call: `DELETE ${path}`, request: ofGuest(undefined, { phone: "+79990000000" }) },
];
