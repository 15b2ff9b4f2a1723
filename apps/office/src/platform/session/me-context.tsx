import type { WireStaffMe } from "@skatert/contract";
import { hasRight, type RoleGrant, type StaffRight } from "@skatert/domain";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useChosenBranch } from "./chosen-branch.ts";

type Branch = WireStaffMe["branches"][number];

interface Work {
  readonly me: WireStaffMe;
  /** The current branch; null: the person has no right in any branch. */
  readonly branch: Branch | null;
  readonly chooseBranch: (id: number) => void;
}

const WorkContext = createContext<Work | null>(null);

/** Provides the signed-in person and the current branch. */
export function MeProvider({ me, children }: { readonly me: WireStaffMe; readonly children: ReactNode }) {
  const { chosen, choose } = useChosenBranch();
  const value = useMemo(() => ({ me, branch: branchOf(me, chosen), chooseBranch: choose }), [me, chosen, choose]);
  return <WorkContext value={value}>{children}</WorkContext>;
}

/** Throws outside the office's frame. */
export function useWork(): Work {
  const work = useContext(WorkContext);
  if (work === null) throw new Error("useWork requires the office's frame");
  return work;
}

/** Whether the person has a right in the current branch. This only hides actions; the server enforces rights. */
export function useRight(right: StaffRight): boolean {
  const { me, branch } = useWork();
  return branch !== null && hasRight(grantsOf(me), right, branch.id);
}

export function grantsOf({ roles }: WireStaffMe): readonly RoleGrant[] {
  return roles.map(({ role, branch_id: branchId }) => ({ role, branchId }));
}

/** The branch of the person with this number, even a closed one; null: unknown. */
export function branchAt({ branches, closed_branches }: WireStaffMe, id: number | null): Branch | null {
  return [...branches, ...closed_branches].find((branch) => branch.id === id) ?? null;
}

/** The chosen branch, or else the tablet's, or else the first. */
export function branchOf({ branches, device }: WireStaffMe, chosen: number | null): Branch | null {
  const wanted = [chosen, device?.branch_id];
  return (
    branches.find(({ id }) => id === wanted[0]) ?? branches.find(({ id }) => id === wanted[1]) ?? branches[0] ?? null
  );
}
