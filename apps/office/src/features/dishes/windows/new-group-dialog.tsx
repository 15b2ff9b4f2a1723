import type { WireCategoryRow, WireMenuOptions, WireProductRow } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { createGroup, type NewGroup } from "../../../model/categories/create-group.ts";
import { shelfOf } from "../../../model/categories/shelf.ts";
import { newProgress } from "../../../model/entities/entity-attempt.ts";
import { newGroup, withKind } from "../../../model/groups/group-form.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { groupErrors } from "../../choosing/groups/group-errors.ts";
import { KindField } from "../../choosing/groups/kind-field.tsx";
import { LimitsFields } from "../../choosing/groups/limits-fields.tsx";
import { OptionList } from "../../choosing/groups/option-list.tsx";

interface NewGroupDialogProps {
  readonly dishId: string;
  readonly dishes: readonly WireProductRow[];
  readonly options: WireMenuOptions;
  readonly categories: readonly WireCategoryRow[];
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** A new group with its options, made without leaving the dish (MENU-21). */
export function NewGroupDialog({ dishId, dishes, options, categories, onAdded, onClose }: NewGroupDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [progress] = useState(newProgress);
  const [isChecked, setIsChecked] = useState(false);
  const start: NewGroup = { name: "", ...newGroup("add") };
  const draft = useDraftForm<{ group: object }>(`group:new:${dishId}`, { group: start });
  const group = { ...start, ...draft.watch("group") };
  const change = (part: Partial<NewGroup>) => draft.setValue("group", { ...group, ...part });
  const errors = groupErrors(group, { t });
  const isNameless = group.name.trim() === "";
  const errorOf = (field: string) => (isChecked ? (errors.get(field) ?? null) : null);
  const cancel = () => {
    draft.forget();
    onClose();
  };
  const add = async (event: FormEvent) => {
    // The window's form is inside the dish's form for React, which must not be saved by it.
    event.preventDefault();
    event.stopPropagation();
    setIsChecked(true);
    if (isNameless || errors.size > 0) return;
    const place = { branches: options.branches, shelf: shelfOf(categories) };
    const result = await during(createGroup(group, place, progress));
    if (!result.ok) return void failed(result.error);
    draft.forget();
    showToast({ text: t("groups.added", { name: group.name.trim() }), look: "done" });
    onAdded(result.value);
  };
  return (
    <Dialog title={t("groups.new")} isOpen onClose={onClose}>
      <form className={screen.form} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label={t("groups.name")}
          hint={t("groups.name.hint")}
          maxLength={120}
          autoFocus
          value={group.name}
          onChange={(name) => change({ name })}
          error={isChecked && isNameless ? t("dish.fault.required") : null}
        />
        <KindField kind={group.kind} isNew onChange={(kind) => change(withKind(group, kind))} />
        <LimitsFields kind={group.kind} limits={group} onChange={change} errorOf={errorOf} />
        <OptionList
          group={group}
          dishes={dishes}
          languages={options.languages}
          onChange={(list) => change({ options: list })}
          errorOf={errorOf}
        />
        <DialogButtons>
          <Button onPress={cancel}>{t("groups.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {t("groups.new.do")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
