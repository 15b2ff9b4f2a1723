import {
  BranchBoardSchema,
  officeBranchPath,
  type WireBranchBoard,
  type WireBranchBoardChange,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** A branch's board settings and the load of its next slots (BOARD-3, BOARD-7). */
export function branchBoardQuery(branch: number) {
  return queryOptions({
    queryKey: ["branch-board", branch],
    queryFn: async ({ signal }): Promise<WireBranchBoard> =>
      requireAnswer(await api.read(officeBranchPath(branch, "board"), BranchBoardSchema, { signal })),
  });
}

export async function saveBranchBoard(
  branch: number,
  change: WireBranchBoardChange,
): Promise<OfficeResult<WireBranchBoard>> {
  const result = await api.change("PUT", officeBranchPath(branch, "board"), BranchBoardSchema, { body: change });
  if (result.ok) queryClient.setQueryData(branchBoardQuery(branch).queryKey, result.value);
  return result;
}
