import type { BranchId, GroupOrderState, LineRequest } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { groupOrderPath, PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { requestLineToWire } from "../checkout/map-request.ts";
import { type GroupMine, type GroupOrderView, groupMineToWire, groupOrderFromWire } from "./map.ts";
import { CreatedGroupOrderSchema, GroupMineAnswerSchema, GroupOrderSchema } from "./schemas.ts";

/** The key with which the host closes the order and removes people. */
export interface CreatedGroupOrder {
  readonly group: GroupOrderView;
  readonly key: string;
}

/** An order to which others add dishes under their names until the host closes it (decision 061). */
export function groupOrderCalls({ send }: CallContext) {
  return {
    async create(host: string, warehouseId: BranchId): Promise<ApiResult<CreatedGroupOrder>> {
      const call = { method: "POST", path: PATHS.groupOrders, body: { host, warehouse_id: warehouseId } } as const;
      return mapResult(await send(call, CreatedGroupOrderSchema), (wire) => ({
        group: groupOrderFromWire(wire),
        key: wire.key,
      }));
    },
    async show(id: string, signal?: AbortSignal): Promise<ApiResult<GroupOrderView>> {
      return mapResult(await send({ path: groupOrderPath(id), signal }, GroupOrderSchema), groupOrderFromWire);
    },
    async putMine(id: string, mine: GroupMine): Promise<ApiResult<{ group: GroupOrderView; personId: number }>> {
      const call = { method: "PUT", path: `${groupOrderPath(id)}/mine`, body: groupMineToWire(mine) } as const;
      return mapResult(await send(call, GroupMineAnswerSchema), (wire) => ({
        group: groupOrderFromWire(wire),
        personId: wire.person_id,
      }));
    },
    /** `key`: the host's, or the person's own secret. */
    async remove(id: string, personId: number, key: string): Promise<ApiResult<GroupOrderView>> {
      const path = `${groupOrderPath(id)}/people/${personId}/remove`;
      return mapResult(await send({ method: "POST", path, body: { key } }, GroupOrderSchema), groupOrderFromWire);
    },
    /** The others' dishes in the host's cart, each with its person's name. */
    async putKept(
      id: string,
      key: string,
      lines: readonly LineRequest[],
      signal?: AbortSignal,
    ): Promise<ApiResult<GroupOrderView>> {
      const call = {
        method: "PUT",
        path: `${groupOrderPath(id)}/kept`,
        body: { key, lines: lines.map(requestLineToWire) },
        signal,
      } as const;
      return mapResult(await send(call, GroupOrderSchema), groupOrderFromWire);
    },
    async setState(
      id: string,
      key: string,
      state: GroupOrderState,
      signal?: AbortSignal,
    ): Promise<ApiResult<GroupOrderView>> {
      const call = { method: "POST", path: `${groupOrderPath(id)}/state`, body: { key, state }, signal } as const;
      return mapResult(await send(call, GroupOrderSchema), groupOrderFromWire);
    },
  };
}
