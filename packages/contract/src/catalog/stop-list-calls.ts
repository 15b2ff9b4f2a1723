import type { BranchId } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { type StopList, StopListSchema, stopListFromWire } from "./stop-list.ts";

/** The call that pages make; those of whole menus would bring their schemas into the browser. */
export function stopListCalls({ send }: Pick<CallContext, "send">) {
  return {
    /** The products of a branch that are sold out. */
    stopList: async (warehouseId: BranchId, signal?: AbortSignal): Promise<ApiResult<StopList>> =>
      mapResult(
        await send({ path: PATHS.stopList, query: { warehouse_id: warehouseId }, signal }, StopListSchema),
        stopListFromWire,
      ),
  };
}
