import type { WireDraft } from "@skatert/contract";
import { useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { ARCHIVING, isInArchive, settleArchived } from "../../../model/changes/settle-archived.ts";
import { type ContestedField, contestedFields, settlingPatch } from "../../../model/changes/settle-conflicts.ts";
import type { EntityAddress } from "../../../model/entities/entity-path.ts";
import { entityQuery } from "../../../model/entities/entity-query.ts";
import type { Names } from "../../../model/entities/reference-text.ts";
import { CallFailed } from "../../../platform/api/office-error.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import type { Named } from "../details/field-list.tsx";
import { useEntitySaving } from "../merge/use-entity-saving.tsx";
import { isArchiving } from "../words/entity-words.ts";
import { fieldTitle } from "../words/field-title.ts";
import { valueText } from "../words/value-text.ts";

interface SettleFormProps {
  readonly address: EntityAddress;
  readonly change: WireDraft["changes"][number];
  readonly named: Named;
}

/** Resolves conflicts field by field: the draft or the version published meanwhile (EDIT-7). */
export function SettleForm({ address, change, named: { menus, named } }: SettleFormProps) {
  const { entity, conflicts } = change;
  const i18n = useI18n();
  const { t } = i18n;
  const words = { ...i18n, names: named };
  const failed = useFailure();
  const { save, isSaving, dialog } = useEntitySaving();
  const [isSending, during] = useSending();
  const fields = isArchiving(change) ? [ARCHIVING] : contestedFields(conflicts);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const isMine = (field: ContestedField) => !theirs.has(keyOf(field));
  const settle = async () => {
    const present = await queryClient.fetchQuery({ ...entityQuery(address), staleTime: 0 }).catch((error: unknown) => {
      if (error instanceof CallFailed) failed(error);
      return null;
    });
    if (present === null) return;
    if (isInArchive(present)) {
      const whole = { isMine: fields.some(isMine), isArchiving: isArchiving(change) };
      const result = await during(settleArchived(address, whole));
      if (!result.ok) return void failed(result.error);
    } else if ((await save(address, present.etag, settlingPatch(present, fields, isMine))) === null) return;
    showToast({ text: t("draft.conflict.settled", { name: entity.name }), look: "done" });
  };
  return (
    <div className={screen.form}>
      <Banner look="warning">{t("draft.conflict.title")}</Banner>
      {fields.map((field) => (
        <Choices
          key={keyOf(field)}
          label={fieldTitle(field.facet, field.field, i18n, menus)}
          value={theirs.has(keyOf(field)) ? "theirs" : "mine"}
          onChange={(side) => setTheirs(toggled(theirs, keyOf(field), side === "theirs"))}
          choices={[
            { value: "mine", label: t("draft.conflict.mine", { value: sideText(field, "mine", words) }) },
            { value: "theirs", label: t("draft.conflict.theirs", { value: sideText(field, "theirs", words) }) },
          ]}
        />
      ))}
      <div className={screen.buttons}>
        <Button look="primary" isPending={isSaving || isSending} onPress={() => void settle()}>
          {t("draft.conflict.save")}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

function keyOf({ facet, field }: ContestedField): string {
  return `${facet} ${field ?? ""}`;
}

function toggled(before: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(before);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

interface SideWords extends I18n {
  readonly names: Names;
}

/** The values of one side. A field may have conflicts in several of its parts. */
function sideText({ conflicts }: ContestedField, side: "mine" | "theirs", words: SideWords): string {
  const texts = conflicts.map((conflict) => {
    const inner = conflict.path.slice(1).findLast((step) => !/^\d+$/.test(step));
    const text = valueText(inner ?? conflict.path[0] ?? null, conflict[side], words);
    return inner === undefined ? text : `${fieldTitle("", inner, words)} ${text}`;
  });
  return texts.join("; ");
}
