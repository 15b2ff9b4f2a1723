import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useShop } from "../../../model/shop/shop-context.tsx";
import type { SecondPass, Sections } from "./pass-state.ts";

const FailedContext = createContext<ReactNode>(null);

/** Rendered in a section that waits for its dishes. Null: a placeholder. */
export const useFailedSecondPass = () => useContext(FailedContext);

export interface InTwoPassesProps {
  /** As in the page data: in a fragmented menu only the first sections have dishes. */
  readonly sections: Sections;
  readonly children: (sections: Sections) => ReactNode;
}

/**
 * A menu whose later sections may load in a second pass (STATE-2, `fragmentedCatalog`), together with the
 * script of that pass.
 */
export function InTwoPasses({ sections, children }: InTwoPassesProps) {
  const { needsAddressFirst } = useShop().flags;
  const [pass, setPass] = useState<SecondPass | null>(null);
  useEffect(() => {
    if (!sections.some(({ awaited }) => awaited)) return;
    const stop = new AbortController();
    void import("./second-pass.tsx").then(({ secondPass }) =>
      secondPass(sections, { needsAddressFirst, tell: setPass, signal: stop.signal }),
    );
    return () => stop.abort();
  }, [sections, needsAddressFirst]);
  const { whole, failed } = pass?.of === sections ? pass : { whole: null, failed: null };
  return <FailedContext value={failed}>{children(whole ?? sections)}</FailedContext>;
}
