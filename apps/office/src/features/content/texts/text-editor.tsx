import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { LANGUAGES_SECTION, type OpenedText, ownTextPatch, textVersion } from "../../../model/shop-texts/own-texts.ts";
import { textFault } from "../../../model/shop-texts/text-arguments.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { useEntitySaving } from "../../changes/merge/use-entity-saving.tsx";
import type { TextRowProps } from "./text-row-props.ts";

/** The shop's own version of one text. Arguments such as {price} must stay. */
export function TextEditor({
  name,
  standard,
  own,
  code,
  section,
  onClose,
}: TextRowProps & { readonly onClose: () => void }) {
  const { t } = useI18n();
  const saving = useEntitySaving();
  const present: OpenedText = { own: own ?? "", etag: section.etag };
  const form = useDraftForm<OpenedText & { text: string }>(`text:${code}:${name}`, {
    ...present,
    text: own ?? standard,
  });
  const text = form.watch("text");
  const [isJudged, setIsJudged] = useState(false);
  const fault = text.trim() === "" ? null : textFault(standard, text);
  const close = () => {
    form.forget();
    onClose();
  };
  const put = async (next: string | null) => {
    const patch = ownTextPatch(section.facets, code, name, next);
    const saved = await saving.save(LANGUAGES_SECTION, textVersion(form.getValues(), present), patch);
    if (saved === null) return;
    showToast({ text: t("content.saved"), look: "done" });
    close();
  };
  const save = () => {
    setIsJudged(true);
    if (fault !== null) return;
    const words = text.trim();
    // An empty text or the standard text means no text of the shop's own.
    void put(words === "" || words === standard ? null : words);
  };
  const error = () => {
    if (!isJudged || fault === null) return null;
    return fault.kind === "invalid" ? t("texts.fault.invalid") : t(`texts.fault.${fault.kind}`, { names: fault.names });
  };
  return (
    <form
      className={screen.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={screen.group}>
        <p className={screen.legend}>{t("texts.standard")}</p>
        <p>{standard}</p>
      </div>
      <TextField
        label={t("texts.own")}
        value={text}
        onChange={(typed) => form.setValue("text", typed)}
        rows={2}
        maxLength={2_000}
        error={error()}
      />
      <div className={screen.buttons}>
        <Button type="submit" look="primary" isPending={saving.isSaving}>
          {t("content.save")}
        </Button>
        {own !== null && (
          <Button onPress={() => void put(null)} isDisabled={saving.isSaving}>
            {t("texts.reset")}
          </Button>
        )}
        <Button look="quiet" onPress={close}>
          {t("content.cancel")}
        </Button>
      </div>
      {saving.dialog}
    </form>
  );
}
