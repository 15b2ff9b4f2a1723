import type { CustomerId } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { addressPath, PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { readIds, readTexts } from "../fields/read.ts";
import {
  type AccountNotification,
  notificationsFromWire,
  type SavedAddress,
  savedAddressFromWire,
  savedAddressToWire,
} from "./map.ts";
import { AddressesSchema, FavoritesSchema, NotificationsSchema, PreferencesSchema } from "./schemas.ts";

/** Calls for the data of an account: addresses, favourites, preferences, notifications. */
export function belongingsCalls(context: CallContext) {
  return { ...addressCalls(context), ...listCalls(context) };
}

function addressCalls({ send }: CallContext) {
  return {
    async addresses(): Promise<ApiResult<readonly SavedAddress[]>> {
      return mapResult(await send({ path: PATHS.addresses }, AddressesSchema), (wire) =>
        wire.map(savedAddressFromWire),
      );
    },
    async saveAddress(userId: CustomerId, address: SavedAddress): Promise<ApiResult<readonly SavedAddress[]>> {
      const body = { user_id: userId, data: savedAddressToWire(address) };
      return mapResult(await send({ method: "POST", path: PATHS.addresses, body }, AddressesSchema), (wire) =>
        wire.map(savedAddressFromWire),
      );
    },
    async deleteAddress(id: string): Promise<ApiResult<readonly SavedAddress[]>> {
      return mapResult(await send({ method: "DELETE", path: addressPath(id) }, AddressesSchema), (wire) =>
        wire.map(savedAddressFromWire),
      );
    },
  };
}

function listCalls({ send, lang }: CallContext) {
  return {
    async favorites(): Promise<ApiResult<readonly number[]>> {
      return mapResult(await send({ path: PATHS.favorites }, FavoritesSchema), ({ favorites }) => readIds(favorites));
    },
    /** `merge` at sign-in: adds a guest's list to the account's (API-6). */
    async saveFavorites(favorites: readonly number[], merge: boolean): Promise<ApiResult<readonly number[]>> {
      const body = { favorites, merge };
      return mapResult(await send({ method: "POST", path: PATHS.favorites, body }, FavoritesSchema), (wire) =>
        readIds(wire.favorites),
      );
    },
    async preferences(): Promise<ApiResult<readonly string[]>> {
      return mapResult(await send({ path: PATHS.preferences }, PreferencesSchema), ({ preferences }) =>
        readTexts(preferences),
      );
    },
    async savePreferences(preferences: readonly string[]): Promise<ApiResult<readonly string[]>> {
      const body = { preferences };
      return mapResult(await send({ method: "POST", path: PATHS.preferences, body }, PreferencesSchema), (wire) =>
        readTexts(wire.preferences),
      );
    },
    async notifications(): Promise<ApiResult<readonly AccountNotification[]>> {
      return mapResult(
        await send({ path: PATHS.notifications, query: { lang } }, NotificationsSchema),
        notificationsFromWire,
      );
    },
    /** Without ids: all notifications. */
    async markRead(ids?: readonly string[]): Promise<ApiResult<readonly AccountNotification[]>> {
      const body = ids === undefined ? {} : { ids };
      return mapResult(
        await send({ method: "POST", path: PATHS.notifications, query: { lang }, body }, NotificationsSchema),
        notificationsFromWire,
      );
    },
  };
}
