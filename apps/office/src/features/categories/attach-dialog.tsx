import type { WireCategoryRow, WireProductRow } from "@skatert/contract";
import { useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { shelfIds } from "../../model/categories/shelf.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./categories.module.css";

interface AttachDialogProps {
  readonly categories: readonly WireCategoryRow[];
  /** Dishes without the group. */
  readonly dishes: readonly WireProductRow[];
  readonly isSending: boolean;
  readonly onChosen: (dishes: readonly WireProductRow[]) => void;
  readonly onClose: () => void;
}

const everywhere = "all";

/** Chooses dishes for a group: those of a section, those that are searched, or one by one (MENU-21). */
export function AttachDialog({ categories, dishes, isSending, onChosen, onClose }: AttachDialogProps) {
  const { t } = useI18n();
  const [section, setSection] = useState(everywhere);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shelf = useMemo(() => shelfIds(categories), [categories]);
  const words = typed.trim().toLowerCase();
  // Options have no groups of their own.
  const sold = dishes.filter(({ category_ids }) => !category_ids.every((id) => shelf.has(id)));
  const shown = sold.filter(
    ({ name, category_ids }) =>
      (section === everywhere || category_ids.includes(section)) && name.toLowerCase().includes(words),
  );
  const isEach = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isOn) next.add(id);
        else next.delete(id);
      return next;
    });
  return (
    <Dialog title={t("groups.attach.title")} isOpen onClose={onClose}>
      <div className={screen.form}>
        <Select
          label={t("dish.category")}
          value={section}
          onChange={setSection}
          choices={[
            { value: everywhere, label: t("groups.attach.all") },
            ...categories
              .filter(({ id, state }) => state !== "archived" && !shelf.has(id))
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextField type="search" label={t("groups.attach.find")} value={typed} onChange={setTyped} maxLength={60} />
        <p role="status" className={screen.quiet}>
          {t("dish.find.found", { count: shown.length })}
        </p>
        {shown.length > 0 && (
          <Checkbox
            isSelected={isEach}
            onChange={(isOn) =>
              toggle(
                shown.map(({ id }) => id),
                isOn,
              )
            }
          >
            {t("groups.attach.each")}
          </Checkbox>
        )}
        <ul className={css.chosenDishes}>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <Checkbox isSelected={chosen.has(id)} onChange={(isOn) => toggle([id], isOn)}>
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
        <DialogButtons>
          <Button onPress={onClose}>{t("groups.cancel")}</Button>
          <Button
            look="primary"
            isPending={isSending}
            isDisabled={chosen.size === 0}
            onPress={() => onChosen(sold.filter(({ id }) => chosen.has(id)))}
          >
            {t("groups.attach.do", { count: chosen.size })}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
