import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useWork } from "./me-context.tsx";

/**
 * A pressed notification names its branch: the board shows that one, if the person works there. The address forgets it
 * at once, so that another branch can be chosen by hand.
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
