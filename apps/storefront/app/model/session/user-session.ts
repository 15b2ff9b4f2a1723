import type { Account, LanguageCode } from "@skatert/contract";
import { type AccountCalls, api } from "../../platform/api/api.ts";
import { ownChanges } from "../../platform/storage/own-changes.ts";
import { useUnread } from "../account/unread-store.ts";
import { useUser } from "../account/user-store.ts";
import { useDeviceBookings } from "../bookings/device-bookings.ts";
import { useFavorites } from "../catalog/favorites-store.ts";
import { emptyDraft } from "../checkout/checkout-draft.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { readCheckout } from "../checkout/read-checkout.ts";
import { useDeviceOrders } from "../orders/device-orders.ts";
import { useAddresses } from "../place/addresses-store.ts";
import { loadAddresses } from "../place/guest-address.ts";

/**
 * Stores the user and loads the user's data after a correct code (API-6). The cart is unchanged. Throws if
 * the shop does not answer.
 */
export async function beginSession(calls: AccountCalls): Promise<Account> {
  const account = await accountOrThrow(calls);
  const merged = await calls.saveFavorites(useFavorites.getState().ids, true);
  if (merged.ok) useFavorites.getState().set(merged.value);
  const preferences = await calls.preferences();
  useUser.getState().adopt(account);
  useUser.getState().prefer(preferences.ok ? preferences.value : []);
  await Promise.all([fillCheckout(account), loadAddresses(calls, account.id, true).catch(() => undefined)]);
  return account;
}

/** Serializes session checks and sign-outs. Once a sign-out starts, no request of the session begins. */
let lookingAt: Promise<void> = Promise.resolve();
let isEnding = false;

/** At the start of a visit: checks the session and loads changes of other devices. */
export function resumeSession(language: LanguageCode): Promise<void> {
  return beforeTheEnd(lookAtSession(language));
}

/** Resolves when the pending session requests are answered. A user known then has a valid session. */
export async function sessionChecked(): Promise<void> {
  await lookingAt;
}

/** Runs a personal request. Signing out waits for it, and starts no further one. */
export function withinSession(ask: () => Promise<void>): Promise<void> {
  if (isEnding || !isSomebodyKnown()) return Promise.resolve();
  return beforeTheEnd(ask());
}

function isSomebodyKnown(): boolean {
  return useUser.getState().user !== null;
}

function beforeTheEnd(asked: Promise<void>): Promise<void> {
  lookingAt = Promise.allSettled([lookingAt, asked]).then(() => undefined);
  return asked;
}

async function lookAtSession(language: LanguageCode): Promise<void> {
  const calls = await api.account(language);
  if (isEnding || !isSomebodyKnown()) return;
  const isProfileFresh = ownChanges.profile.whenAsked();
  const result = await calls.account();
  if (!result.ok) {
    if (result.error.status === 401) forgetSession();
    return;
  }
  // Another tab may have signed out meanwhile. Do not restore a signed-out user.
  if (!isSomebodyKnown()) return;
  if (isProfileFresh()) useUser.getState().adopt(result.value);
  await fillCheckout(result.value);
  const { ids } = useFavorites.getState();
  const [isListFresh, areWordsFresh] = [ownChanges.favorites.whenAsked(), ownChanges.preferences.whenAsked()];
  const [favorites, preferences] = await Promise.all([
    calls.favorites(),
    calls.preferences(),
    loadAddresses(calls, result.value.id, false),
  ]);
  if (!isSomebodyKnown()) return;
  // Favorites tapped meanwhile are newer than the server's answer.
  const isUntouched = useFavorites.getState().ids === ids && isListFresh();
  if (favorites.ok && isUntouched) useFavorites.getState().set(favorites.value);
  if (preferences.ok && areWordsFresh()) useUser.getState().prefer(preferences.value);
}

/**
 * Signs out here or everywhere. Returns whether the shop did. If so, the browser forgets the user once `leave`
 * resolves: when the page with personal data has left the screen.
 */
export function endSession(language: LanguageCode, everywhere: boolean, leave: () => Promise<void>): Promise<boolean> {
  return whileEnding(async () => {
    const calls = await api.account(language);
    const result = await calls.logout(everywhere).catch(() => null);
    if (result?.ok !== true) return false;
    await leave();
    forgetSession();
    return true;
  });
}

/**
 * Runs a request that ends the session. It waits for pending requests and blocks personal ones until its
 * answer.
 */
export async function whileEnding<Answer>(end: () => Promise<Answer>): Promise<Answer> {
  isEnding = true;
  try {
    await Promise.all([lookingAt, ...Object.values(ownChanges).map(({ settled }) => settled())]);
    return await end();
  } finally {
    isEnding = false;
  }
}

/** Clears personal data (STATE-8). Public coupons and the quote react to the user store. */
export function forgetSession(): void {
  const { name, phone, email, bonusPoints } = emptyDraft;
  useUser.getState().forget();
  useFavorites.getState().set([]);
  useAddresses.getState().set([]);
  useUnread.getState().set(0);
  useDeviceOrders.getState().forgetOwned();
  useDeviceBookings.getState().forgetOwned();
  void readCheckout().then(() => {
    useCheckout.getState().edit({ name, phone, email, bonusPoints });
    useCheckout.getState().setAttempt(null);
    useCheckout.getState().accept(null);
  });
}

async function accountOrThrow(calls: AccountCalls): Promise<Account> {
  const result = await calls.account();
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Fills only fields that the shopper has not typed yet. */
async function fillCheckout({ name, phone, email }: Account): Promise<void> {
  await readCheckout();
  const { draft, edit } = useCheckout.getState();
  edit({ name: draft.name || name, phone: draft.phone || phone, email: draft.email || (email ?? "") });
}
