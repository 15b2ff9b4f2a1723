import type { WirePublishFault } from "@skatert/contract";
import { type UndoAnswer, type UndoAsked, undoOrRefuse } from "../history/undo-or-refuse.ts";
import { judgeDraft } from "./judge-draft.ts";
import { type ChangingDeps, type PublishAnswer, type PublishAsked, publishOrRefuse } from "./publish-or-refuse.ts";

/**
 * Changes and checks of many entities at once. They read and write the store themselves, so that they can run in
 * another process (decision 107).
 */
export interface MenuWork {
  publishRelease(asked: PublishAsked): Promise<PublishAnswer>;
  undoChange(asked: UndoAsked): Promise<UndoAnswer>;
  /** The faults that prevent publication of the open draft. */
  judgeDraft(asked: null): Promise<readonly WirePublishFault[]>;
}

/**
 * Changes of more entities are made by `MenuWork`. Fewer are made here, because another process must first read the
 * shop.
 */
export const maxEntitiesHere = 100;

export function menuWork(deps: ChangingDeps): MenuWork {
  return {
    publishRelease: (asked) => publishOrRefuse(deps, asked),
    undoChange: (asked) => undoOrRefuse(deps, asked),
    judgeDraft: () => judgeDraft(deps.store),
  };
}
