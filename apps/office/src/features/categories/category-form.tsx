import type { WireCategories, WireCategoryRow, WireEntity } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type CategoryFields, categoryFieldAt } from "../../model/categories/category-fields.ts";
import { categoryPatch } from "../../model/categories/category-patch.ts";
import { categoryTree, familyOf } from "../../model/categories/category-tree.ts";
import { createOptions } from "../../model/categories/create-group.ts";
import { menuOptionsQuery } from "../../model/dishes/menu-options-query.ts";
import { newProgress } from "../../model/entities/entity-attempt.ts";
import { menusIn } from "../../model/entities/menus.ts";
import { isSame } from "../../model/entities/read-fields.ts";
import { windowFault } from "../../model/hours/serving-windows.ts";
import { documentPicture } from "../../model/pictures/document-picture.ts";
import { PICTURE_ASPECTS } from "../../model/pictures/picture-aspects.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { DraftFaultList } from "../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../changes/faults/use-draft-faults.ts";
import { HistoryLinks } from "../changes/history-link.tsx";
import { useEntitySaving } from "../changes/merge/use-entity-saving.tsx";
import { groupErrors } from "../choosing/groups/group-errors.ts";
import { NotesField } from "../choosing/notes-field.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import css from "./categories.module.css";
import { CategoryDishes } from "./category-dishes.tsx";
import { CategoryHoursField } from "./category-hours-field.tsx";
import { CategoryTranslations } from "./category-translations.tsx";
import { GroupPart } from "./group-part.tsx";
import { useCategoryForm } from "./use-category-form.ts";

interface CategoryFormProps {
  readonly entity: WireEntity;
  readonly categories: readonly WireCategoryRow[];
  readonly languages: WireCategories["languages"];
  readonly onArchive: () => void;
}

/** The form of a category. Saving puts the changed fields into the draft. */
export function CategoryForm({ entity, categories, languages, onArchive }: CategoryFormProps) {
  const { t } = useI18n();
  const { base, etag, fields, patch, set, startAgain } = useCategoryForm(entity, languages);
  const saving = useEntitySaving();
  const made = useNewOptions(entity);
  const drafted = useDraftFaults([entity], categoryFieldAt);
  const [isTried, setIsTried] = useState(false);
  const isNameless = fields.name.trim() === "";
  const errors = fields.group === null ? new Map<string, string>() : groupErrors(fields.group, { t });
  const place = useRef<HTMLFormElement>(null);
  useKeptFocus(place);
  const save = async () => {
    setIsTried(true);
    const isGroupWrong = errors.size > 0 && !isSame(base.group, fields.group);
    const isFaulty = isNameless || isGroupWrong || fields.hours.some((window) => windowFault(window) !== null);
    if (isFaulty || patch === null) return;
    const sent = await made.withOptions(fields);
    if (sent === null) return;
    set("group", sent.group);
    const changes = categoryPatch(base, sent, entity.facets);
    const saved = changes && (await saving.save({ kind: "category", id: entity.id }, etag, changes));
    if (saved === null) return;
    startAgain(saved, sent);
    showToast({ text: t("categories.saved"), look: "done" });
  };
  return (
    <form
      ref={place}
      className={screen.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={screen.head}>
        <h2 className={screen.heading}>{entity.name}</h2>
        <HistoryLinks entities={[entity]} name={entity.name} />
      </div>
      <DraftFaultList faults={drafted.faults} />
      <TextField
        label={t("categories.name")}
        value={fields.name}
        onChange={(name) => set("name", name)}
        maxLength={120}
        error={isTried && isNameless ? t("categories.name.fault") : null}
      />
      <TextField
        label={t("categories.description")}
        value={fields.description}
        onChange={(description) => set("description", description)}
        maxLength={2_000}
        rows={2}
      />
      <GroupPart
        id={entity.id}
        name={entity.name}
        group={fields.group}
        isChanged={!isSame(base.group, fields.group)}
        categories={categories}
        onChange={(group) => set("group", group)}
        errorOf={(field) => (isTried ? errors.get(field) : undefined) ?? drafted.errorOf(field)}
      />
      <PictureField
        label={t("categories.picture")}
        aspect={PICTURE_ASPECTS.category}
        value={fields.picture?.src ?? null}
        onChange={(_address, picture) =>
          set("picture", picture === null ? null : documentPicture(picture, fields.name.trim()))
        }
      />
      <Placement entity={entity} categories={categories} fields={fields} set={set} error={drafted.errorOf("parent")} />
      <NotesField
        inherited={t("categories.notes.inherited")}
        notes={fields.notes}
        onChange={(notes) => set("notes", notes)}
      />
      <CategoryHoursField hours={fields.hours} onChange={(hours) => set("hours", hours)} isTried={isTried} />
      {languages.length > 0 && (
        <CategoryTranslations
          own={fields}
          texts={fields.texts}
          languages={languages}
          onChange={(texts) => set("texts", texts)}
        />
      )}
      <CategoryDishes id={entity.id} products={fields.products} onChange={(products) => set("products", products)} />
      <div className={css.save}>
        <Button type="submit" look="primary" isDisabled={patch === null} isPending={saving.isSaving || made.isSending}>
          {t("categories.save")}
        </Button>
        {patch !== null && (
          <Button look="quiet" onPress={() => startAgain(entity)}>
            {t("categories.undo")}
          </Button>
        )}
        <Button look="quiet" onPress={onArchive}>
          {t("categories.archive")}
        </Button>
      </div>
      {saving.dialog}
    </form>
  );
}

/** New options of a group become products of the draft before the group names them. */
function useNewOptions(entity: WireEntity) {
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [progress] = useState(newProgress);
  const branches = useQuery(menuOptionsQuery).data?.branches ?? [];
  async function withOptions(fields: CategoryFields): Promise<CategoryFields | null> {
    const { group } = fields;
    if (group === null) return fields;
    const made = await during(createOptions(group.options, entity.id, menusIn(branches), progress));
    if (made.ok) return { ...fields, group: { ...group, options: made.value } };
    failed(made.error);
    return null;
  }
  return { isSending, withOptions };
}

type Editing = Pick<ReturnType<typeof useCategoryForm>, "fields" | "set"> & {
  /** The fault of the parent category; null: none. */
  readonly error: string | null;
};

/** Parent and visibility of the category. */
function Placement({
  entity,
  categories,
  fields,
  set,
  error,
}: Editing & Pick<CategoryFormProps, "entity" | "categories">) {
  const { t } = useI18n();
  const own = new Set(familyOf(categories, entity.id));
  const others = categoryTree(categories.filter(({ id, state }) => state !== "archived" && !own.has(id)));
  return (
    <>
      <div data-field="parent">
        <Select
          label={t("categories.parent")}
          value={fields.parent === "" ? "none" : fields.parent}
          onChange={(value) => set("parent", value === "none" ? "" : value)}
          error={error}
          choices={[
            { value: "none", label: t("categories.parent.none") },
            ...others.map(({ category, depth }) => ({
              value: category.id,
              label: `${"— ".repeat(depth)}${category.name}`,
            })),
          ]}
        />
      </div>
      <Switch isSelected={fields.isHidden} onChange={(isHidden) => set("isHidden", isHidden)}>
        {t("categories.hide")}
      </Switch>
      <Switch isSelected={fields.isOnHome} onChange={(isOnHome) => set("isOnHome", isOnHome)}>
        {t("categories.home")}
      </Switch>
    </>
  );
}
