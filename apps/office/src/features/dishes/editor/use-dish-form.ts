import type { WireEntity } from "@skatert/contract";
import { useState } from "react";
import { type DishForm, isDishForm } from "../../../model/dishes/dish-form.ts";
import { countFields, dishPatch } from "../../../model/dishes/dish-patch.ts";
import { type DishPlace, readDish } from "../../../model/dishes/read-dish.ts";
import { savedDish } from "../../../model/dishes/saved-dish.ts";
import { forgetDraft, readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";

/** Typed values, over the version that the person saw. */
interface Typed {
  readonly etag: string;
  readonly before: DishForm;
  readonly form: DishForm;
}

export type ChangeDish = (part: Partial<DishForm>) => void;

/**
 * The form of a dish. Typed values survive a reload together with the version that they are based on, so that a change
 * of another person is detected (EDIT-7, OFFICE-5).
 */
export function useDishForm(entity: WireEntity, place: Omit<DishPlace, "facets">) {
  const key = `dish:${entity.id}`;
  const fresh = (now: WireEntity): Typed => {
    const form = readDish({ ...place, facets: now.facets });
    return { etag: now.etag, before: form, form };
  };
  const [kept, setTyped] = useState(() => typedBefore(key) ?? fresh(entity));
  // Nothing is typed, so show the current version.
  const typed = kept.etag !== entity.etag && kept.form === kept.before ? fresh(entity) : kept;
  if (typed !== kept) setTyped(typed);
  const locations = place.options.branches.map(({ location }) => String(location));
  const patch = dishPatch({ before: typed.before, after: typed.form, facets: entity.facets, locations });

  const change: ChangeDish = (part) =>
    setTyped((last) => {
      const next = { ...last, form: { ...last.form, ...part } };
      writeDraft(key, { ...next });
      return next;
    });
  const reset = (now: WireEntity) => {
    forgetDraft(key);
    setTyped(fresh(now));
  };
  /** `sent`: the form that was saved. What was typed since then stays. */
  const saved = (now: WireEntity, sent: DishForm) =>
    setTyped((last) => {
      const next = { etag: now.etag, ...savedDish({ ...place, facets: now.facets }, sent, last.form) };
      if (next.form === next.before) forgetDraft(key);
      else writeDraft(key, { ...next });
      return next;
    });
  return { form: typed.form, etag: typed.etag, patch, changes: countFields(patch), change, reset, saved };
}

function typedBefore(key: string): Typed | null {
  const { etag, before, form } = readDraft(key) ?? {};
  return typeof etag === "string" && isDishForm(before) && isDishForm(form) ? { etag, before, form } : null;
}
