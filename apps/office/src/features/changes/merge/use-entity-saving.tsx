import type { WireEntity, WireEntityChanged, WireEntityPatch } from "@skatert/contract";
import { type ReactNode, useState } from "react";
import { changedMeanwhile } from "../../../model/entities/changed-meanwhile.ts";
import { patchEntity } from "../../../model/entities/entity-calls.ts";
import type { EntityAddress } from "../../../model/entities/entity-path.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { MergeDialog } from "./merge-dialog.tsx";

interface Clash {
  readonly changed: WireEntityChanged;
  readonly answer: (patch: WireEntityPatch | null) => void;
}

export interface EntitySaving {
  /**
   * Saves fields in the draft. If another person has changed the entity since `etag`, shows both versions for a choice
   * field by field (EDIT-7). Null: nothing was saved, and a message was shown.
   */
  readonly save: (address: EntityAddress, etag: string, patch: WireEntityPatch) => Promise<WireEntity | null>;
  readonly isSaving: boolean;
  /** Render it: the window with both versions. */
  readonly dialog: ReactNode;
}

export function useEntitySaving(): EntitySaving {
  const failed = useFailure();
  const [isSaving, during] = useSending();
  const [clash, setClash] = useState<Clash | null>(null);
  const ask = (changed: WireEntityChanged) =>
    new Promise<WireEntityPatch | null>((resolve) => setClash({ changed, answer: resolve }));

  async function save(address: EntityAddress, etag: string, patch: WireEntityPatch): Promise<WireEntity | null> {
    const result = await patchEntity(address, etag, patch);
    if (result.ok) return result.value;
    const changed = changedMeanwhile(result.error);
    if (changed === null) {
      failed(result.error);
      return null;
    }
    const chosen = await ask(changed);
    setClash(null);
    if (chosen === null) return null;
    const isNothing = Object.keys(chosen).length === 0;
    return isNothing ? changed.current : save(address, changed.current.etag, chosen);
  }

  return {
    save: (address, etag, patch) => during(save(address, etag, patch)),
    isSaving,
    dialog: clash && <MergeDialog changed={clash.changed} onAnswer={clash.answer} />,
  };
}
