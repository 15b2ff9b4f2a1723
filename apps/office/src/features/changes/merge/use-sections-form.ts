import type { WireEntity } from "@skatert/contract";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { SectionPatches, Sections } from "../../../model/entities/sections.ts";
import { withTypedSince } from "../../../model/entities/typed-since.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useEntitySaving } from "./use-entity-saving.tsx";

interface SectionsFormOptions<Form extends object> {
  /** Key of the form in the tab's storage. */
  readonly name: string;
  /** The settings sections of the form, by id. */
  readonly entities: Readonly<Record<string, WireEntity>>;
  readonly read: (sections: Sections) => Form;
  readonly patch: (sections: Sections, form: Form) => SectionPatches;
}

/** Typed values with the versions that they are based on, to detect changes of other people (EDIT-7). */
interface SectionsDraft {
  readonly opened: Sections;
  readonly form: object;
}

/** A form for settings sections (EDIT-4). An untouched form shows what other people save. */
export function useSectionsForm<Form extends object>({ name, entities, read, patch }: SectionsFormOptions<Form>) {
  const saving = useEntitySaving();
  const present = seenIn(entities);
  const draft = useDraftForm<SectionsDraft>(`settings:${name}`, { opened: present, form: read(present) });
  const values = useWatch({ control: draft.control, compute: (all: SectionsDraft) => all });
  const form = values.form as Form;
  const patches = Object.entries(patch(values.opened, form)).flatMap(([id, each]) =>
    each === null ? [] : [[id, each] as const],
  );
  const isChanged = patches.length > 0;
  /** `sent`: the form that was saved. What was typed since then stays. Without it the form is discarded. */
  const startAgain = (from: Sections, sent?: Form) => {
    const made = read(from);
    const next = sent === undefined ? made : withTypedSince(made, sent, draft.getValues("form") as Form);
    draft.reset({ opened: from, form: made });
    draft.forget();
    if (next !== made) draft.setValue("form", next);
  };
  const isStale = !isChanged && versionsOf(present) !== versionsOf(values.opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version of an untouched form counts
  useEffect(() => {
    if (isStale) startAgain(present);
  }, [isStale, versionsOf(present)]);

  async function save(): Promise<boolean> {
    let opened = values.opened;
    for (const [id, each] of patches) {
      const saved = await saving.save({ kind: "settings", id }, opened[id]?.etag ?? "", each);
      if (saved === null) return false;
      opened = { ...opened, ...seenIn({ [id]: saved }) };
      // The next section may be refused, so record this one as saved.
      draft.setValue("opened", opened);
    }
    startAgain(opened, form);
    return true;
  }

  return {
    form,
    isChanged,
    save,
    entities: Object.values(entities),
    isSaving: saving.isSaving,
    dialog: saving.dialog,
    change: (part: Partial<Form>) => draft.setValue("form", { ...draft.getValues("form"), ...part }),
    reset: () => startAgain(present),
  };
}

export type SectionsForm<Form extends object> = ReturnType<typeof useSectionsForm<Form>>;

function seenIn(entities: Readonly<Record<string, Pick<WireEntity, "etag" | "facets">>>): Sections {
  return Object.fromEntries(Object.entries(entities).map(([id, { etag, facets }]) => [id, { etag, facets }]));
}

function versionsOf(sections: Sections): string {
  return Object.values(sections)
    .map(({ etag }) => etag)
    .join();
}
