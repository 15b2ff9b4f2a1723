import type { WireEntity } from "@skatert/contract";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { withTypedSince } from "../../../model/entities/typed-since.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";

/**
 * Typed values with the version that they are based on. After a reload only the person's changes are sent, and a
 * conflict with another person's change is detected (EDIT-7).
 */
interface EntityDraft {
  readonly etag: string;
  readonly base: object;
  readonly form: object;
}

interface EntityFormOptions<Form extends object, Patch> {
  /** Storage key of the typed values in the tab. */
  readonly formKey: string;
  readonly entity: WireEntity;
  readonly read: (entity: WireEntity) => Form;
  /** Null: nothing differs. */
  readonly patch: (base: Form, form: Form) => Patch | null;
}

/** The form of one entity (EDIT-1, EDIT-4). An untouched form shows what other people save. */
export function useEntityForm<Form extends object, Patch>({
  formKey,
  entity,
  read,
  patch: patchOf,
}: EntityFormOptions<Form, Patch>) {
  const begin = (from: WireEntity): EntityDraft => {
    const made = read(from);
    return { etag: from.etag, base: made, form: made };
  };
  const draft = useDraftForm<EntityDraft>(formKey, begin(entity));
  const values = useWatch({ control: draft.control, compute: (all: EntityDraft) => all });
  const [base, form] = [values.base as Form, values.form as Form];
  const patch = patchOf(base, form);
  const isStale = values.etag !== entity.etag && patch === null;
  /** `sent`: the form that was saved. What was typed since then stays. Without it the form is discarded. */
  const startAgain = (from: WireEntity, sent?: Form) => {
    const begun = begin(from);
    const made = begun.form as Form;
    const next = sent === undefined ? made : withTypedSince(made, sent, draft.getValues("form") as Form);
    draft.reset(begun);
    draft.forget();
    if (next !== made) draft.setValue("form", next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version of an untouched entity counts
  useEffect(() => {
    if (isStale) startAgain(entity);
  }, [isStale, entity.etag]);
  return {
    etag: values.etag,
    base,
    form,
    patch,
    startAgain,
    change(part: Partial<Form> | ((now: Form) => Form)) {
      const now = draft.getValues("form") as Form;
      draft.setValue("form", typeof part === "function" ? part(now) : { ...now, ...part });
    },
  };
}
