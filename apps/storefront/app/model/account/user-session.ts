import type { Account, LanguageCode } from "@skatert/contract";
import { type AccountCalls, api } from "../../platform/api/api.ts";
import { ownChanges } from "../../platform/storage/own-changes.ts";
import { useDeviceBookings } from "../bookings/device-bookings.ts";
import { useFavorites } from "../catalog/favorites-store.ts";
import { emptyDraft } from "../checkout/checkout-draft.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { readCheckout } from "../checkout/read-checkout.ts";
import { useDeviceOrders } from "../orders/device-orders.ts";
import { useAddresses } from "../place/addresses-store.ts";
import { loadAddresses } from "../place/guest-address.ts";
import { useUnread } from "./unread-store.ts";
import { useUser } from "./user-store.ts";

/** After the code was right: who it is, and what comes along (API-6). The cart stays as it is. Throws when the shop does not answer. */
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

/** Looking at a session and ending it must not overtake each other: a session that ends is asked for nothing more. */
let lookingAt: Promise<void> = Promise.resolve();
let isEnding = false;

/** At the start of a visit: whether the session still stands, and what other devices have changed. */
export function resumeSession(language: LanguageCode): Promise<void> {
  return beforeTheEnd(lookAtSession(language));
}

/** When what is asked of the session at present has been answered: who is known then has a session that stands. */
export async function sessionLookedAt(): Promise<void> {
  await lookingAt;
}

/** Asks something personal; a session that ends waits for it, and is asked for nothing more. */
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
  // Another tab may have ended it meanwhile: a signed-out user must not be restored.
  if (!isSomebodyKnown()) return;
  if (isProfileFresh()) useUser.getState().adopt(result.value);
  const { ids } = useFavorites.getState();
  const [isListFresh, areWordsFresh] = [ownChanges.favorites.whenAsked(), ownChanges.preferences.whenAsked()];
  const [favorites, preferences] = await Promise.all([
    calls.favorites(),
    calls.preferences(),
    loadAddresses(calls, result.value.id, false),
  ]);
  if (!isSomebodyKnown()) return;
  // What was tapped meanwhile is on its way to the server, and newer than what it has answered.
  const isUntouched = useFavorites.getState().ids === ids && isListFresh();
  if (favorites.ok && isUntouched) useFavorites.getState().set(favorites.value);
  if (preferences.ok && areWordsFresh()) useUser.getState().prefer(preferences.value);
}

/** Signs out here or everywhere; the browser forgets even when the shop does not answer. Returns whether it did. */
export function endSession(language: LanguageCode, everywhere: boolean): Promise<boolean> {
  return whileEnding(async () => {
    const calls = await api.account(language);
    const result = await calls.logout(everywhere).catch(() => null);
    const hasEnded = result?.ok === true;
    if (hasEnded) forgetSession();
    return hasEnded;
  });
}

/** For what ends the session: it waits for what is on its way, and nothing personal is asked for until it has its answer. */
export async function whileEnding<Answer>(end: () => Promise<Answer>): Promise<Answer> {
  isEnding = true;
  try {
    await Promise.all([lookingAt, ...Object.values(ownChanges).map(({ settled }) => settled())]);
    return await end();
  } finally {
    isEnding = false;
  }
}

/** Clears what belongs to the person (STATE-8). Public coupons and the quote follow the user's store by themselves. */
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
  });
}

async function accountOrThrow(calls: AccountCalls): Promise<Account> {
  const result = await calls.account();
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Fills what the shopper has not typed yet. */
async function fillCheckout({ name, phone, email }: Account): Promise<void> {
  await readCheckout();
  const { draft, edit } = useCheckout.getState();
  edit({ name: draft.name || name, phone: draft.phone || phone, email: draft.email || (email ?? "") });
}
