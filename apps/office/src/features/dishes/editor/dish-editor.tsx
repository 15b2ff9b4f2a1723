import type { WireCategoryRow, WireEntity, WireMenuOptions } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { dishFaults } from "../../../model/dishes/dish-faults.ts";
import { dishFieldAt } from "../../../model/dishes/draft-fields.ts";
import { withPicture } from "../../../model/pictures/document-picture.ts";
import { Tabs } from "../../../ui/overlay/tabs.tsx";
import { SaveBar } from "../../../ui/screen/save-bar.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useKeptFocus } from "../../../ui/use-kept-focus.ts";
import { DraftFaultList } from "../../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../../changes/faults/use-draft-faults.ts";
import { useGoingTo } from "../../changes/faults/use-going-to.ts";
import { useEntitySaving } from "../../changes/merge/use-entity-saving.tsx";
import { UploadNote } from "../../pictures/upload-note.tsx";
import { usePictureUpload } from "../../pictures/use-picture-upload.ts";
import type { DishesAsked } from "../use-dishes-asked.ts";
import { DishActions } from "../windows/dish-actions.tsx";
import { DishHead } from "./dish-head.tsx";
import { DISH_PARTS, type DishPart, PART_SCREENS, partOf } from "./dish-parts.ts";
import css from "./editor.module.css";
import { useDishForm } from "./use-dish-form.ts";

interface DishEditorProps {
  readonly dish: WireEntity;
  readonly options: WireMenuOptions;
  readonly categories: readonly WireCategoryRow[];
  /** Ids of the categories that list the dish. */
  readonly listedIn: readonly string[];
  readonly asked: DishesAsked;
}

/** Every field of a dish, in parts. Saved fields go into the draft (EDIT-1, EDIT-5, EDIT-7). */
export function DishEditor({ dish, options, categories, listedIn, asked }: DishEditorProps) {
  const { t } = useI18n();
  const { form, etag, patch, changes, change, reset, saved } = useDishForm(dish, { options, listedIn });
  const saving = useEntitySaving();
  const upload = usePictureUpload((stored) => change({ images: withPicture(form.images, stored, form.name.trim()) }));
  const [isChecked, setChecked] = useState(false);
  const faults = dishFaults(form);
  const drafted = useDraftFaults([dish], dishFieldAt(form));
  const part = DISH_PARTS.find((each) => each === asked.part) ?? "main";
  const { form: place, goTo } = useGoingTo({
    isShown: (field) => partOf(field) === part,
    show: (field) => asked.set("part", partOf(field)),
  });
  useKeptFocus(place);
  const errorOf = (path: string) => {
    const code = isChecked ? faults.get(path) : undefined;
    return code === undefined ? drafted.errorOf(path) : t(`dish.fault.${code}`);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = faults.keys();
    setChecked(first !== undefined);
    if (first !== undefined) return goTo(first);
    if (changes === 0) return;
    const now = await saving.save({ kind: "product", id: dish.id }, etag, patch);
    if (now === null) return;
    saved(now, form);
    showToast({ text: t("dish.saved"), look: "done" });
  };
  const screenOf = (id: DishPart) => {
    const Part = PART_SCREENS[id];
    return <Part dishId={dish.id} {...{ form, change, errorOf, options, categories, upload }} />;
  };
  return (
    <form ref={place} className={css.editor} onSubmit={(event) => void save(event)} noValidate>
      <DishHead dish={dish} actions={<DishActions dish={dish} onDiscarded={() => asked.open("")} />} />
      <DraftFaultList faults={drafted.faults} onGo={goTo} />
      <Tabs
        label={t("dish.parts")}
        selected={part}
        onSelect={(id) => asked.set("part", id === "main" ? "" : id)}
        tabs={DISH_PARTS.map((id) => ({ id, title: t(`dish.part.${id}`), content: screenOf(id) }))}
      />
      {part !== "main" && <UploadNote upload={upload} />}
      <SaveBar
        text={changes > 0 ? t("dish.unsaved", { count: changes }) : t("dish.unsaved.none")}
        resetLabel={t("dish.reset")}
        saveLabel={t("dish.save")}
        isChanged={changes > 0}
        isSaving={saving.isSaving}
        onReset={() => reset(dish)}
      />
      {saving.dialog}
    </form>
  );
}
