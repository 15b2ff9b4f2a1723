import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useWork } from "./me-context.tsx";

/**
 * Switches to the branch of a pressed notification, if the person works there. The parameter is removed at once, so
 * that another branch can be chosen by hand.
 */
export function useCalledBranch(): void {
  const [params, setParams] = useSearchParams();
  const { me, branch, chooseBranch } = useWork();
  const called = params.get("branch");
  const wanted = Number(called ?? Number.NaN);
  const isOther = wanted !== branch?.id && me.branches.some(({ id }) => id === wanted);
  useEffect(() => {
    if (called === null) return;
    if (isOther) chooseBranch(wanted);
    setParams(withoutBranch, { replace: true });
  }, [called, isOther, wanted, chooseBranch, setParams]);
}

function withoutBranch(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete("branch");
  return after;
}
