import { COLOUR_NAMES, type LookForm } from "../../model/look/look-form.ts";
import { lookPatches } from "../../model/look/look-patch.ts";
import type { LookEntities, LookSection } from "../../model/look/look-query.ts";
import { useEntitySaving } from "../changes/merge/use-entity-saving.tsx";
import { colourFault } from "../choosing/colour-field.tsx";

/** Saves a look section by section. If a later section fails, saved sections are not sent again. */
export function useSavingLook() {
  const saving = useEntitySaving();

  /** `onSaved` receives each saved section. False: saving stopped, and a message was shown. */
  async function save(
    opened: LookEntities,
    form: LookForm,
    onSaved: (section: LookSection, entity: LookEntities[LookSection]) => void,
  ): Promise<boolean> {
    if (COLOUR_NAMES.some((name) => colourFault(form[name]))) return false;
    for (const [section, patch] of lookPatches(opened, form)) {
      const saved = await saving.save({ kind: "settings", id: section }, opened[section]?.etag ?? "", patch);
      if (saved === null) return false;
      onSaved(section, { etag: saved.etag, facets: saved.facets });
    }
    return true;
  }

  return { save, isSaving: saving.isSaving, dialog: saving.dialog };
}
