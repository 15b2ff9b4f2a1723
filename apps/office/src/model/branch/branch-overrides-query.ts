import {
  BranchOverridesSchema,
  NoticeTestSchema,
  officeBranchPath,
  type WireBranchOverrides,
  type WireBranchOverridesChange,
  type WireNoticeTest,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** What a branch has instead of the shop's common one. */
export function branchOverridesQuery(branch: number) {
  return queryOptions({
    queryKey: ["branch-overrides", branch],
    queryFn: async ({ signal }): Promise<WireBranchOverrides> =>
      requireAnswer(await api.read(officeBranchPath(branch, "overrides"), BranchOverridesSchema, { signal })),
  });
}

export async function saveBranchOverrides(
  branch: number,
  body: WireBranchOverridesChange,
): Promise<OfficeResult<WireBranchOverrides>> {
  const result = await api.change("PUT", officeBranchPath(branch, "overrides"), BranchOverridesSchema, { body });
  if (result.ok) queryClient.setQueryData(branchOverridesQuery(branch).queryKey, result.value);
  return result;
}

/** Sends a test message to the chats and addresses that get the branch's orders. */
export async function testNotices(branch: number): Promise<OfficeResult<WireNoticeTest>> {
  return api.change("POST", officeBranchPath(branch, "overrides/test"), NoticeTestSchema, {});
}
