import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ContentKind } from "../../../model/content/content-kinds.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { KindDeskProps } from "./kind-desk-props.ts";

interface NewEntryDialogProps extends Pick<KindDeskProps, "onAdd"> {
  readonly kind: ContentKind;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** An entry begins with its title; the rest is in its form. */
export function NewEntryDialog({ kind, onAdd, onAdded, onClose: onClosed }: NewEntryDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const form = useDraftForm<{ title: string }>(`content:new:${kind.name}`, { title: "" });
  const title = form.watch("title");
  // One key for every attempt: a lost answer adds no second entry.
  const [key] = useState(changeKey);
  const [isWrong, setIsWrong] = useState(false);
  const [isSending, during] = useSending();
  const onClose = () => {
    form.forget();
    onClosed();
  };
  const add = async () => {
    if (title.trim() === "") return setIsWrong(true);
    const result = await during(onAdd(title.trim(), key));
    if (!result.ok) return void failed(result.error);
    form.forget();
    onAdded(result.id);
  };
  return (
    <Dialog title={t(`content.add.${kind.name}`)} isOpen onClose={onClose}>
      <form
        className={screen.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={t(kind.titled.label)}
          value={title}
          onChange={(text) => form.setValue("title", text)}
          maxLength={kind.titled.maxLength}
          autoFocus
          error={isWrong && title.trim() === "" ? t("content.fault.empty") : null}
        />
        <DialogButtons>
          <Button onPress={onClose}>{t("content.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {t("content.add.do")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
