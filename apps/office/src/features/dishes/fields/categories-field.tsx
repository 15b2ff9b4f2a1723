import type { WireCategoryRow } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Chip } from "../../choosing/chip.tsx";
import choosing from "../../choosing/choosing.module.css";

interface CategoriesFieldProps {
  readonly ids: readonly string[];
  readonly categories: readonly WireCategoryRow[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly error: string | null;
}

/** The categories that list the dish. */
export function CategoriesField({ ids, categories, onChange, error }: CategoriesFieldProps) {
  const { t } = useI18n();
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? id;
  const others = categories.filter(({ id, state }) => !ids.includes(id) && state !== "archived");
  return (
    <FieldGroup legend={t("dish.categories")} data-field="categories" error={error}>
      <ul className={choosing.chips}>
        {ids.map((id) => (
          <Chip
            key={id}
            text={nameOf(id)}
            removeLabel={t("dish.categories.remove", { name: nameOf(id) })}
            onRemove={() => onChange(ids.filter((other) => other !== id))}
          />
        ))}
      </ul>
      <Select
        label={t("dish.categories.add")}
        value={null}
        placeholder={t("dish.category.choose")}
        onChange={(id) => onChange([...ids, id])}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FieldGroup>
  );
}
