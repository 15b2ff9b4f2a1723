import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { whenIdle } from "../../../ui/browser/when-idle.ts";
import type { SecondPass, Sections } from "./pass-state.ts";
import { SecondPassFailed } from "./second-pass-failed.tsx";

export interface SecondPassOptions {
  /** `need_to_choose_address_first`: no request until there is a place. */
  readonly needsAddressFirst: boolean;
  readonly tell: (pass: SecondPass) => void;
  readonly signal: AbortSignal;
}

/**
 * Loads the dishes that the first pass left out once the page is idle, and after a place is chosen if one is
 * required. It retries on request or when the connection is back (STATE-2, STATE-1). Stops with the signal.
 */
export async function secondPass(of: Sections, options: SecondPassOptions): Promise<void> {
  const { needsAddressFirst, tell, signal } = options;
  if (needsAddressFirst) await placeChosen(signal);
  await whenIdle();
  if (signal.aborted) return;
  try {
    const later = await fetchPayload<Sections>("second-pass", "/second-pass", signal);
    if (!signal.aborted) tell({ of, whole: withLater(of, later), failed: null });
  } catch {
    if (!signal.aborted) await tellFailure(of, options);
  }
}

async function tellFailure(of: Sections, options: SecondPassOptions): Promise<void> {
  const { tell, signal } = options;
  await laterMessages();
  const again = () => {
    window.removeEventListener("online", again);
    tell({ of, whole: null, failed: null });
    void secondPass(of, options);
  };
  window.addEventListener("online", again, { signal });
  if (!signal.aborted) tell({ of, whole: null, failed: <SecondPassFailed retry={again} /> });
}

/** Never resolves if no place is chosen before the signal. */
function placeChosen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => usePlace.getState().place !== null && resolve();
    signal.addEventListener("abort", usePlace.subscribe(look));
    look();
  });
}

/** The sections in order, without those that are empty by now. */
export function withLater(sections: Sections, later: Sections): Sections {
  return sections.flatMap((section) => (section.awaited ? later.filter(({ id }) => id === section.id) : [section]));
}
