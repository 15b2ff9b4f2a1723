import type { WireCategoryRow } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addCategory } from "../../model/categories/add-category.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";

interface NewCategoryDialogProps {
  readonly categories: readonly WireCategoryRow[];
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** A category begins with its name; the rest is in its form. */
export function NewCategoryDialog({ categories, onAdded, onClose: onClosed }: NewCategoryDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const form = useDraftForm<{ name: string }>("category:new", { name: "" });
  const name = form.watch("name");
  // One key for every attempt: a lost answer adds no second category.
  const [key] = useState(changeKey);
  const [isWrong, setIsWrong] = useState(false);
  const [isSending, during] = useSending();
  const onClose = () => {
    form.forget();
    onClosed();
  };
  const add = async () => {
    if (name.trim() === "") return setIsWrong(true);
    const result = await during(addCategory(name.trim(), categories, key));
    if (!result.ok) return void failed(result.error);
    form.forget();
    onAdded(result.value.id);
  };
  return (
    <Dialog title={t("categories.add")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={t("categories.name")}
          value={name}
          onChange={(text) => form.setValue("name", text)}
          maxLength={120}
          autoFocus
          error={isWrong && name.trim() === "" ? t("categories.name.fault") : null}
        />
        <DialogButtons>
          <Button onPress={onClose}>{t("categories.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {t("categories.add.do")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
