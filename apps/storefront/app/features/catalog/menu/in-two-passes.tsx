import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useShop } from "../../../model/shop/shop-context.tsx";
import type { SecondPass, Sections } from "./pass-state.ts";

const FailedContext = createContext<ReactNode>(null);

/** What a section that still awaits its dishes shows in their place; null: that it waits. */
export const useFailedSecondPass = () => useContext(FailedContext);

export interface InTwoPassesProps {
  /** As the page brought them: of a fragmented menu the first with their dishes, the others without. */
  readonly sections: Sections;
  readonly children: (sections: Sections) => ReactNode;
}

/** A menu whose later sections may come in a second pass (STATE-2, `fragmentedCatalog`), whose script comes with it. */
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
