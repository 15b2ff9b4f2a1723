import type { CallContext } from "../api/call-context.ts";
import { DoneSchema } from "../api/done.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { isRecord } from "../fields/read.ts";
import { belongingsCalls } from "./belongings-calls.ts";
import type { WireProof } from "./challenge.ts";
import { type Account, accountFromWire } from "./map.ts";
import {
  CheckCodeAnswerSchema,
  type LoginChannel,
  SendCodeAnswerSchema,
  UserAnswerSchema,
  UserSchema,
  type WireCheckCodeAnswer,
  type WireSendCodeAnswer,
  type WireUserUpdate,
} from "./schemas.ts";

const SEND_PATHS: Readonly<Record<LoginChannel, string>> = {
  sms: PATHS.sendCode,
  telegram: PATHS.telegramSend,
  whatsapp: PATHS.whatsappSend,
};
const CHECK_PATHS: Readonly<Record<LoginChannel, string>> = {
  sms: PATHS.checkCode,
  telegram: PATHS.telegramCheck,
  whatsapp: PATHS.whatsappCheck,
};

/** Sign-in and the caller's own data; browsers send the session cookie by themselves. */
export function accountCalls(context: CallContext) {
  return { ...signInCalls(context), ...belongingsCalls(context) };
}

function signInCalls({ send, lang }: CallContext) {
  return {
    /** `proof`: required after a 428 with a challenge. */
    sendCode(channel: LoginChannel, phone: string, proof?: WireProof): Promise<ApiResult<WireSendCodeAnswer>> {
      const body = { phone, ...(proof === undefined ? {} : { proof }) };
      return send({ method: "POST", path: SEND_PATHS[channel], query: { lang }, body }, SendCodeAnswerSchema);
    },
    /** Signs in; the answer's token is for programs, a page uses the cookie. */
    checkCode(
      channel: LoginChannel,
      login: { phone: string; code: string; referral?: string },
    ): Promise<ApiResult<WireCheckCodeAnswer>> {
      return send({ method: "POST", path: CHECK_PATHS[channel], body: login }, CheckCodeAnswerSchema);
    },
    /**
     * Signs in the person who opened the shop as a Telegram mini app; `contact_needed` until they share their number
     * there.
     */
    signInFromTelegram(login: {
      init_data: string;
      contact?: string;
      referral?: string;
    }): Promise<ApiResult<WireCheckCodeAnswer>> {
      return send({ method: "POST", path: PATHS.telegramMiniApp, body: login }, CheckCodeAnswerSchema);
    },
    async logout(everywhere: boolean): Promise<ApiResult<void>> {
      return mapResult(
        await send({ method: "POST", path: PATHS.logout, body: { everywhere } }, DoneSchema),
        () => undefined,
      );
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
  };
}

function accountOf(answer: { readonly data: unknown }): Account {
  const inner = isRecord(answer.data) && isRecord(answer.data["data"]) ? answer.data["data"] : answer.data;
  return accountFromWire(UserSchema.parse(inner));
}
