import { isRecord, type WireEntityChanged, type WireEntityPatch } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { draftQuery } from "../../../model/entities/draft-query.ts";
import { MAIN_MENU } from "../../../model/entities/menus.ts";
import { keptFields, type SentField } from "../../../model/entities/merge-patch.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { entityText } from "../words/entity-words.ts";
import { fieldTitle } from "../words/field-title.ts";
import { valueText } from "../words/value-text.ts";

interface MergeDialogProps {
  readonly changed: WireEntityChanged;
  /** Null: closed without a choice. An empty patch: the other version is kept. */
  readonly onAnswer: (patch: WireEntityPatch | null) => void;
}

/** Both versions of an entity that two people edited at once. The second person chooses field by field (EDIT-7). */
export function MergeDialog({ changed, onAnswer }: MergeDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const { data: draft } = useQuery(draftQuery);
  const { current, yours, by, by_id: byId } = changed;
  const differing = yours.filter((sent) => JSON.stringify(theirValue(changed, sent)) !== JSON.stringify(sent.value));
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const words = { ...i18n, names: draft?.named ?? {} };
  const choose = (sent: SentField, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(keyOf(sent));
    else next.delete(keyOf(sent));
    setTheirs(next);
  };
  return (
    <Dialog title={t("merge.title", { name: entityText(current, i18n) })} isOpen onClose={() => onAnswer(null)}>
      <div className={screen.form}>
        <p>{by === null ? t("merge.published") : byId === me.id ? t("merge.self") : t("merge.by", { by })}</p>
        {differing.map((sent) => (
          <Choices
            key={keyOf(sent)}
            label={fieldTitle(sent.facet, sent.field, i18n, draft?.menus)}
            value={theirs.has(keyOf(sent)) ? "theirs" : "yours"}
            onChange={(side) => choose(sent, side === "theirs")}
            choices={[
              { value: "yours", label: t("merge.yours", { value: valueText(sent.field, sent.value, words) }) },
              {
                value: "theirs",
                label: t("merge.theirs", { value: valueText(sent.field, theirValue(changed, sent), words) }),
              },
            ]}
          />
        ))}
        <DialogButtons>
          <Button onPress={() => onAnswer(null)}>{t("merge.back")}</Button>
          <Button look="primary" onPress={() => onAnswer(keptFields(yours, (sent) => !theirs.has(keyOf(sent))))}>
            {t("merge.save")}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}

function keyOf({ facet, field }: SentField): string {
  return `${facet} ${field ?? ""}`;
}

/**
 * The current value; where another value was published under the draft, that one. The facet "menus" means every menu
 * document, so read the main menu's.
 */
function theirValue({ current }: WireEntityChanged, { facet, field }: SentField): unknown {
  const document = facet === "menus" ? MAIN_MENU : facet;
  const contested = current.conflicts.find(
    (conflict) => conflict.facet === document && field !== null && conflict.path.join(".") === field,
  );
  if (contested !== undefined) return contested.theirs;
  const content = current.facets[document];
  if (field === null) return content;
  let value: unknown = content;
  for (const part of field.split(".")) value = isRecord(value) ? value[part] : undefined;
  return value;
}
