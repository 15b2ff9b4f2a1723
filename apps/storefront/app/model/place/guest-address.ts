import type { SavedAddress } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { AccountCalls } from "../../platform/api/api.ts";
import { ownChanges } from "../../platform/storage/own-changes.ts";
import { useAddresses } from "./addresses-store.ts";
import type { DeliveryPlace } from "./place.ts";
import { usePlace } from "./place-store.ts";

/** The address of a place, to be saved under a name. */
export function addressOf({ line, coordinates, details }: DeliveryPlace, name: string): SavedAddress {
  const { apartment, entrance, floor, comment } = details;
  return { id: null, name, line, apartment, entrance, floor, number: "", comment, coordinates };
}

/** Loads the saved addresses. At sign-in it adds a guest's last address, unless it is saved already. */
export async function loadAddresses(calls: AccountCalls, userId: CustomerId, joinsGuest: boolean): Promise<void> {
  const isFresh = ownChanges.addresses.whenAsked();
  const loaded = await calls.addresses();
  if (!loaded.ok || !isFresh()) return;
  useAddresses.getState().set(loaded.value);
  const { lastDelivery } = usePlace.getState();
  if (!joinsGuest || lastDelivery === null || loaded.value.some((each) => isSame(each, lastDelivery))) return;
  const saved = await calls.saveAddress(userId, addressOf(lastDelivery, ""));
  if (saved.ok) useAddresses.getState().set(saved.value);
}

/** Whether two addresses are the same door, in any spelling. */
export function isSame(address: SavedAddress, { line, details }: Pick<DeliveryPlace, "line" | "details">): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(address.line) === plain(line) && plain(address.apartment) === plain(details.apartment);
}
