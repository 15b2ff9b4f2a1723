import type { WireStaffMe } from "@skatert/contract";
import { useWork } from "./me-context.tsx";

/** The current branch. The office's frame opens no page for people without one. */
export function useShownBranch(): WireStaffMe["branches"][number] {
  const { branch } = useWork();
  if (branch === null) throw new Error("the page requires a branch");
  return branch;
}
