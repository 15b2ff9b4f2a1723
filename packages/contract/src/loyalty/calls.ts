import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { type BonusState, bonusStateFromWire } from "./map.ts";
import { BonusSchema } from "./schemas.ts";

export function loyaltyCalls({ send }: CallContext) {
  return {
    /** The caller's own points: the id is checked against the session, never believed (ROLE-3). */
    async bonus(userId: number): Promise<ApiResult<BonusState>> {
      return mapResult(await send({ path: PATHS.bonus, query: { user_id: userId } }, BonusSchema), bonusStateFromWire);
    },
  };
}
