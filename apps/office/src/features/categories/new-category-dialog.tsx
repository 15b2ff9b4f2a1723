import type { WireCategoryRow } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addCategory } from "../../model/categories/add-category.ts";
import { NameDialog } from "../choosing/name-dialog.tsx";

interface NewCategoryDialogProps {
  readonly categories: readonly WireCategoryRow[];
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** Creates a category from its name. */
export function NewCategoryDialog({ categories, ...ends }: NewCategoryDialogProps) {
  const { t } = useI18n();
  return (
    <NameDialog
      {...ends}
      formKey="category:new"
      title={t("categories.add")}
      label={t("categories.name")}
      maxLength={120}
      words={{ empty: t("categories.name.fault"), add: t("categories.add.do"), cancel: t("categories.cancel") }}
      onAdd={async (name, key) => {
        const result = await addCategory(name, categories, key);
        return result.ok ? { ok: true, id: result.value.id } : result;
      }}
    />
  );
}
