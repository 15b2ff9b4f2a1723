import type { WireEntity } from "@skatert/contract";
import { useEffect, useState } from "react";
import { createEntity, removeEntity } from "../../../model/entities/entity-calls.ts";
import { zoneFaults } from "../../../model/zones/zone-faults.ts";
import { editedZone, type ZoneForm } from "../../../model/zones/zone-form.ts";
import { newZone, newZoneId, zonePatch } from "../../../model/zones/zone-patch.ts";
import type { ZoneShape } from "../../../model/zones/zone-shape.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useEntitySaving } from "../../changes/merge/use-entity-saving.tsx";
import type { MapBoard } from "./map-board.ts";
import { useUndoKey } from "./use-undo-key.ts";

interface ZoneFormOptions {
  /** Null: a new zone. */
  readonly entity: WireEntity | null;
  readonly initial: ZoneForm;
  readonly board: MapBoard;
}

const newId = "new-zone";
const maxUndone = 50;

/** Typed values with the version that the person opened: a newer version leads to a merge and is never overwritten. */
interface ZoneDraft extends ZoneForm {
  opened: Pick<WireEntity, "etag" | "facets"> | null;
}

/** The form of a zone. The map follows its values, and they survive a reload. */
export function useZoneForm({ entity, initial, board }: ZoneFormOptions) {
  const opened = entity === null ? null : { etag: entity.etag, facets: entity.facets };
  const form = useDraftForm<ZoneDraft>(`zone:${entity?.id ?? newId}`, { ...initial, opened });
  const [past, setPast] = useState<readonly ZoneShape[]>([]);
  const [isTried, setIsTried] = useState(false);
  const values = form.watch();
  const id = entity?.id ?? newId;
  const text = JSON.stringify(values);
  const { setEdited, drawTo } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands in for values that are always new
  useEffect(() => setEdited(editedZone(id, values)), [id, text, setEdited]);

  const change = (part: Partial<ZoneForm>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as keyof ZoneForm, value);
  };
  const setShape = (shape: ZoneShape) => {
    setPast((before) => [...before.slice(1 - maxUndone), form.getValues("shape")]);
    change({ shape });
  };
  const undo = () => {
    change({ shape: past.at(-1) ?? [] });
    setPast((before) => before.slice(0, -1));
  };
  useEffect(() => {
    drawTo.current = setShape;
  });
  const lastUndo = board.undoCorner ?? (past.length === 0 ? null : undo);
  useUndoKey(lastUndo);
  const faults = zoneFaults(values);
  const saving = useZoneSaving(entity);
  const sent = async (isDone: Promise<boolean>) => {
    const done = await isDone;
    if (done) form.forget();
    return done;
  };
  return {
    values,
    change,
    setShape,
    dialog: saving.dialog,
    isSending: saving.isSending,
    save: async () => {
      setIsTried(true);
      return faults.length === 0 && sent(saving.save(values));
    },
    remove: () => sent(saving.remove()),
    /** Shown after the first attempt to save. */
    faults: isTried ? faults : [],
    forget: form.forget,
    /** The last corner while a border is drawn, else the last change of the border. */
    undo: lastUndo,
  };
}

function useZoneSaving(entity: ZoneFormOptions["entity"]) {
  const failed = useFailure();
  const saving = useEntitySaving();
  const [isSending, during] = useSending();
  // All retries send the same id and key, so that a lost answer does not add a second zone.
  const [attempt] = useState(() => ({ id: newZoneId(), key: changeKey() }));
  const create = async (values: ZoneForm) => {
    const result = await during(createEntity("zone", newZone(attempt.id, values), { key: attempt.key }));
    return result.ok || failed(result.error);
  };
  return {
    dialog: saving.dialog,
    isSending: isSending || saving.isSaving,
    async save({ opened, ...values }: ZoneDraft) {
      if (entity === null || opened === null) return create(values);
      const patch = zonePatch(entity.id, opened.facets, values);
      return patch === null || (await saving.save({ kind: "zone", id: entity.id }, opened.etag, patch)) !== null;
    },
    async remove() {
      if (entity === null) return false;
      const result = await during(removeEntity({ kind: "zone", id: entity.id }, entity.etag));
      return result.ok || failed(result.error);
    },
  };
}
