import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { fetchPayload } from "../../state/payload.ts";
import { usePlace } from "../../state/place-store.ts";
import { useShop } from "../../state/shop-context.tsx";
import { useHasHydrated } from "../../state/use-has-hydrated.ts";
import { whenIdle } from "../../state/when-idle.ts";
import type { PackedSection } from "./packed-dish.ts";

type Sections = readonly PackedSection[];

/** Asks again for what did not come; null while it may still come. */
const RetryContext = createContext<(() => void) | null>(null);

/** How sections that still await their dishes ask for them again; null while nothing has failed. */
export const useRetryOfSecondPass = () => useContext(RetryContext);

export interface InTwoPassesProps {
  /** As the page brought them: of a fragmented menu the first with their dishes, the others without. */
  readonly sections: Sections;
  readonly children: (sections: Sections) => ReactNode;
}

/**
 * A menu whose later sections come in a second pass, once the page is at rest (STATE-2, `fragmentedCatalog`).
 * Where a place must be chosen first, not before it is.
 */
export function InTwoPasses({ sections, children }: InTwoPassesProps) {
  const { needsAddressFirst } = useShop().flags;
  const isPlaceKnown = useHasHydrated(usePlace);
  const hasPlace = usePlace(({ place }) => place !== null);
  const mayAsk = !needsAddressFirst || (isPlaceKnown && hasPlace);
  const { later, retry } = useLater(sections, mayAsk);
  return <RetryContext value={retry}>{children(later ? whole(sections, later) : sections)}</RetryContext>;
}

interface Answer {
  readonly of: Sections;
  readonly later: Sections | null;
}

function useLater(sections: Sections, mayAsk: boolean) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const again = () => {
    setAnswer(null);
    setTries((count) => count + 1);
  };
  const isAwaited = mayAsk && sections.some(({ awaited }) => awaited);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (!isAwaited) return;
    const stop = new AbortController();
    const keep = (later: Sections | null) => stop.signal.aborted || setAnswer({ of: sections, later });
    whenIdle()
      .then(() => fetchPayload<Sections>("second-pass", "/second-pass", stop.signal))
      .then(keep, () => keep(null));
    return () => stop.abort();
  }, [isAwaited, sections, tries]);
  const known = answer?.of === sections ? answer : null;
  const hasFailed = known !== null && known.later === null;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });
  return { later: known?.later ?? null, retry: hasFailed ? again : null };
}

const joined = new WeakMap<Sections, Sections>();

/** Worked out once, so that the cards stay the same objects. */
function whole(sections: Sections, later: Sections): Sections {
  const known = joined.get(later) ?? withLater(sections, later);
  joined.set(later, known);
  return known;
}

/** The sections in their order; one that has nothing to show by now is left out. */
export function withLater(sections: Sections, later: Sections): Sections {
  return sections.flatMap((section) => (section.awaited ? later.filter(({ id }) => id === section.id) : [section]));
}
