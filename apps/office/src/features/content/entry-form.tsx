import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { contentFaults } from "../../model/content/content-faults.ts";
import type { ContentField } from "../../model/content/content-fields.ts";
import type { ContentEntry } from "../../model/content/content-form.ts";
import { type ContentKind, fieldsOfEntry } from "../../model/content/content-kinds.ts";
import type { EntryPatch } from "../../model/content/content-patch.ts";
import type { EntityAddress } from "../../model/entities/entity-path.ts";
import type { FieldAt } from "../../model/entities/fault-place.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { DraftFaultList } from "../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../changes/faults/use-draft-faults.ts";
import { useEntitySaving } from "../changes/merge/use-entity-saving.tsx";
import css from "./content.module.css";
import { EntryTranslations } from "./entry-translations.tsx";
import { EntryField } from "./fields/entry-field.tsx";
import { useEntryForm } from "./use-entry-form.ts";

interface EntryFormProps {
  readonly kind: ContentKind;
  /** Storage key of the typed values in the tab. */
  readonly formKey: string;
  readonly address: EntityAddress;
  readonly entity: WireEntity;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly read: (entity: WireEntity) => ContentEntry;
  readonly toPatch: (entity: WireEntity, patch: EntryPatch) => WireEntityPatch;
  /** Assigns the faults that block publishing to the fields. */
  readonly fieldAt: (fields: readonly ContentField[]) => FieldAt;
}

/** The form of an entry. Saving puts the changed fields into the draft (EDIT-4). */
export function EntryForm(props: EntryFormProps) {
  const { kind, formKey, address, entity, languages, read, toPatch, fieldAt } = props;
  const { t } = useI18n();
  const fields = fieldsOfEntry(kind, read(entity).main);
  const codes = languages.map(({ code }) => code);
  const { etag, form, patch, change, startAgain } = useEntryForm({ formKey, entity, fields, codes, read });
  const saving = useEntitySaving();
  const [isJudged, setIsJudged] = useState(false);
  const faults = contentFaults(fields, form);
  const drafted = useDraftFaults([entity], fieldAt(fields));
  const errorOf = (name: string) => {
    const fault = isJudged ? faults.get(name) : undefined;
    return fault === undefined ? drafted.errorOf(name) : t(fault);
  };
  const save = async () => {
    setIsJudged(true);
    if (faults.size > 0) return showToast({ text: t("content.fault.some"), look: "failed" });
    if (patch === null) return;
    const saved = await saving.save(address, etag, toPatch(entity, patch));
    if (saved === null) return;
    startAgain(saved, form);
    setIsJudged(false);
    showToast({ text: t("content.saved"), look: "done" });
  };
  return (
    <form
      className={screen.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DraftFaultList faults={drafted.faults} />
      {fields.map((field) => {
        const name = "name" in field ? field.name : field.type;
        return (
          <div key={name} data-field={name}>
            <EntryField field={field} kind={kind} form={form} change={change} errorOf={errorOf} />
          </div>
        );
      })}
      {languages.length > 0 && <EntryTranslations fields={fields} form={form} languages={languages} change={change} />}
      <div className={css.save} data-save-bar={patch !== null || undefined}>
        <Button type="submit" look="primary" isDisabled={patch === null} isPending={saving.isSaving}>
          {t("content.save")}
        </Button>
        {patch !== null && (
          <Button look="quiet" onPress={() => startAgain(entity)}>
            {t("content.undo")}
          </Button>
        )}
      </div>
      {saving.dialog}
    </form>
  );
}
