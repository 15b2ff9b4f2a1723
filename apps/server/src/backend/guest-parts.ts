import { listAddresses } from "../modules/account/belongings/belongings-repository.ts";
import { findUserByPhone, getUser } from "../modules/account/user-repository.ts";
import { createGuestData } from "../modules/guests/guest-data.ts";
import type { CountOrders, GuestParts } from "../modules/guests/guest-parts.ts";
import { createGuestRecords } from "../modules/guests/known-guests.ts";
import { balanceOf, enterPoints, listEntries } from "../modules/loyalty/points-ledger.ts";
import { countOrdersOfGuest, couponUsesOf, ordersOfGuest } from "../modules/orders/people/guest-orders.ts";
import { lastComplaintOf } from "../modules/ratings/rating-repository.ts";
import { numbersOf } from "../shop/guests/guest-numbers.ts";

const countOrders: CountOrders = async (tx, phone) => {
  const userId = (await findUserByPhone(tx, phone))?.id ?? null;
  return countOrdersOfGuest(tx, { userId, numbers: await numbersOf(tx, phone) });
};

/** What guests note of the events of orders. */
export const guestRecords = createGuestRecords(countOrders);

/** What guests hold of a person. */
export const guestData = createGuestData(countOrders);

/** Operations of other modules for the office's guests (GUEST-1). */
export const guestParts: GuestParts = {
  accountOf: getUser,
  addressesOf: listAddresses,
  balanceOf,
  ledgerOf: listEntries,
  enterPoints,
  ordersOf: ordersOfGuest,
  couponUsesOf,
  lastComplaintOf,
};
