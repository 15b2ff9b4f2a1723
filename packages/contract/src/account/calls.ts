import type { CallContext } from "../api/call-context.ts";
import { addressPath, PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { isRecord, readIds, readTexts } from "../fields/read.ts";
import {
  type Account, accountFromWire, type AccountNotification, notificationsFromWire, type SavedAddress, savedAddressFromWire,
  savedAddressToWire,
} from "./map.ts";
import {
  AddressesSchema, CheckCodeAnswerSchema, DoneSchema, FavoritesSchema, type LoginChannel, NotificationsSchema, PreferencesSchema,
  SendCodeAnswerSchema, UserAnswerSchema, UserSchema, type WireCheckCodeAnswer, type WireSendCodeAnswer, type WireUserUpdate,
} from "./schemas.ts";

const SEND_PATHS: Readonly<Record<LoginChannel, string>> = {
  sms: PATHS.sendCode, telegram: PATHS.telegramSend, whatsapp: PATHS.whatsappSend,
};
const CHECK_PATHS: Readonly<Record<LoginChannel, string>> = {
  sms: PATHS.checkCode, telegram: PATHS.telegramCheck, whatsapp: PATHS.whatsappCheck,
};

/** Signing in and the account's own things; the session cookie travels by itself. */
export function accountCalls({ send, lang }: CallContext) {
  return {
    sendCode(channel: LoginChannel, phone: string): Promise<ApiResult<WireSendCodeAnswer>> {
      return send({ method: "POST", path: SEND_PATHS[channel], query: { lang }, body: { phone } }, SendCodeAnswerSchema);
    },
    /** Signs in; the answer's token is for programs, a page has the cookie. */
    checkCode(channel: LoginChannel, login: { phone: string; code: string; referral?: string }): Promise<ApiResult<WireCheckCodeAnswer>> {
      return send({ method: "POST", path: CHECK_PATHS[channel], body: login }, CheckCodeAnswerSchema);
    },
    async logout(everywhere: boolean): Promise<ApiResult<void>> {
      return mapResult(await send({ method: "POST", path: PATHS.logout, body: { everywhere } }, DoneSchema), () => undefined);
    },
    async account(): Promise<ApiResult<Account>> {
      return mapResult(await send({ path: PATHS.user }, UserAnswerSchema), accountOf);
    },
    async saveAccount(update: WireUserUpdate): Promise<ApiResult<Account>> {
      return mapResult(await send({ method: "POST", path: PATHS.user, body: update }, UserAnswerSchema), accountOf);
    },
    async deleteAccount(): Promise<ApiResult<void>> {
      return mapResult(await send({ method: "DELETE", path: PATHS.user }, DoneSchema), () => undefined);
    },
    async addresses(): Promise<ApiResult<readonly SavedAddress[]>> {
      return mapResult(await send({ path: PATHS.addresses }, AddressesSchema), (wire) => wire.map(savedAddressFromWire));
    },
    async saveAddress(userId: number, address: SavedAddress): Promise<ApiResult<readonly SavedAddress[]>> {
      const body = { user_id: userId, data: savedAddressToWire(address) };
      return mapResult(await send({ method: "POST", path: PATHS.addresses, body }, AddressesSchema), (wire) => wire.map(savedAddressFromWire));
    },
    async deleteAddress(id: string): Promise<ApiResult<readonly SavedAddress[]>> {
      return mapResult(await send({ method: "DELETE", path: addressPath(id) }, AddressesSchema), (wire) => wire.map(savedAddressFromWire));
    },
    async favorites(): Promise<ApiResult<readonly number[]>> {
      return mapResult(await send({ path: PATHS.favorites }, FavoritesSchema), ({ favorites }) => readIds(favorites));
    },
    /** `merge` at sign-in: a guest's list joins the account's (API-6). */
    async saveFavorites(favorites: readonly number[], merge: boolean): Promise<ApiResult<readonly number[]>> {
      const body = { favorites, merge };
      return mapResult(await send({ method: "POST", path: PATHS.favorites, body }, FavoritesSchema), (wire) => readIds(wire.favorites));
    },
    async preferences(): Promise<ApiResult<readonly string[]>> {
      return mapResult(await send({ path: PATHS.preferences }, PreferencesSchema), ({ preferences }) => readTexts(preferences));
    },
    async savePreferences(preferences: readonly string[]): Promise<ApiResult<readonly string[]>> {
      const body = { preferences };
      return mapResult(await send({ method: "POST", path: PATHS.preferences, body }, PreferencesSchema), (wire) => readTexts(wire.preferences));
    },
    async notifications(): Promise<ApiResult<readonly AccountNotification[]>> {
      return mapResult(await send({ path: PATHS.notifications, query: { lang } }, NotificationsSchema), notificationsFromWire);
    },
    /** Without ids: all of them. */
    async markRead(ids?: readonly string[]): Promise<ApiResult<readonly AccountNotification[]>> {
      const body = ids === undefined ? {} : { ids };
      return mapResult(
        await send({ method: "POST", path: PATHS.notifications, query: { lang }, body }, NotificationsSchema),
        notificationsFromWire,
      );
    },
  };
}

function accountOf(answer: { readonly data: unknown }): Account {
  const inner = isRecord(answer.data) && isRecord(answer.data["data"]) ? answer.data["data"] : answer.data;
  return accountFromWire(UserSchema.parse(inner));
}
