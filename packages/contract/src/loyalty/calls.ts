import type { CustomerId } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import {
  type BonusEntry,
  type BonusState,
  bonusHistoryFromWire,
  bonusStateFromWire,
  type Referral,
  type ReferralRules,
  referralFromWire,
  referralRulesFromWire,
} from "./map.ts";
import {
  BonusHistorySchema,
  BonusSchema,
  ReferralRulesSchema,
  ReferralSchema,
  SpinSchema,
  WheelSchema,
} from "./schemas.ts";
import { type Wheel, type WheelResult, wheelFromWire, wheelResultFromWire } from "./wheel.ts";

export function loyaltyCalls({ send, lang }: CallContext) {
  return {
    /** The caller's own points: the id is checked against the session, never trusted (ROLE-3). */
    async bonus(userId: CustomerId): Promise<ApiResult<BonusState>> {
      return mapResult(await send({ path: PATHS.bonus, query: { user_id: userId } }, BonusSchema), bonusStateFromWire);
    },
    /** Every entry of the caller's balance, newest first. */
    async bonusHistory(): Promise<ApiResult<readonly BonusEntry[]>> {
      return mapResult(await send({ path: PATHS.bonusHistory }, BonusHistorySchema), bonusHistoryFromWire);
    },
    async referral(): Promise<ApiResult<Referral>> {
      return mapResult(await send({ path: PATHS.referral }, ReferralSchema), referralFromWire);
    },
    /** The rewards of the invitation with this code; open to guests. */
    async referralRules(code: string | null): Promise<ApiResult<ReferralRules>> {
      const query = code === null ? {} : { code };
      return mapResult(await send({ path: PATHS.referralRules, query }, ReferralRulesSchema), referralRulesFromWire);
    },
    async wheel(userId: CustomerId): Promise<ApiResult<Wheel>> {
      return mapResult(await send({ path: PATHS.wheel, query: { user_id: userId, lang } }, WheelSchema), wheelFromWire);
    },
    /** The server draws. Without a turn left it refuses with the reason `no-spins`. */
    async spin(): Promise<ApiResult<WheelResult | null>> {
      return mapResult(
        await send({ method: "POST", path: PATHS.wheelSpin, body: {} }, SpinSchema),
        wheelResultFromWire,
      );
    },
  };
}
