import type { BoardOrder, WireActor } from "@skatert/contract";
import { useState } from "react";
import { type ChangeDraft, NO_CHANGE, onNewerOrder } from "../../../model/changing/change-draft.ts";
import { forgetDraft, readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";

/** The version for which a draft is written. */
interface Seen {
  readonly order: BoardOrder;
  readonly draft: ChangeDraft;
  /** Whoever changed the order meanwhile; undefined: nobody. */
  readonly by?: WireActor | null;
}

/**
 * The draft of a change, which survives a reload (OFFICE-5). If the order gets a newer version, the person sees it, and
 * keeps what still fits. `isHeld`: a change of the seen version may be on its way, and is sent again as it was.
 */
export function useChangeDraft(order: BoardOrder, isHeld: boolean) {
  const key = `change:${order.id}`;
  const [seen, setSeen] = useState<Seen>(() => ({ order, draft: draftOf(readDraft(key), order) }));
  if (!isHeld && order.version > seen.order.version) adopt(order);

  function adopt(newer: BoardOrder, by: WireActor | null = newer.history.at(-1)?.by ?? null) {
    const draft = onNewerOrder(seen.draft, seen.order, newer);
    if (draft !== NO_CHANGE) writeDraft(key, { version: newer.version, draft });
    setSeen({ order: newer, draft, ...(draft === seen.draft ? {} : { by }) });
  }
  function change(part: Partial<ChangeDraft>) {
    setSeen((now) => {
      const draft = { ...now.draft, ...part };
      writeDraft(key, { version: now.order.version, draft });
      return { ...now, draft };
    });
  }
  return { ...seen, change, adopt, forget: () => forgetDraft(key) };
}

/** A draft of another version is not for the lines of this one. */
function draftOf(stored: Readonly<Record<string, unknown>> | null, { version }: BoardOrder): ChangeDraft {
  if (stored === null || stored["version"] !== version) return NO_CHANGE;
  const { draft } = stored;
  return typeof draft === "object" && draft !== null ? { ...NO_CHANGE, ...draft } : NO_CHANGE;
}
