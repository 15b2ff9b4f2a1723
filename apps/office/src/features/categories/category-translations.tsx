import type { WireCategories } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { CategoryFields, CategoryTexts } from "../../model/categories/category-fields.ts";
import { missingTexts } from "../../model/categories/missing-texts.ts";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./categories.module.css";

interface CategoryTranslationsProps {
  readonly own: CategoryTexts;
  readonly texts: CategoryFields["texts"];
  readonly languages: WireCategories["languages"];
  readonly onChange: (texts: CategoryFields["texts"]) => void;
}

const none: CategoryTexts = { name: "", description: "" };

/** Texts of one language beside those of the menu. The language selector counts missing texts. */
export function CategoryTranslations({ own, texts, languages, onChange }: CategoryTranslationsProps) {
  const { t } = useI18n();
  const [code, setCode] = useState(languages[0]?.code ?? "");
  const shown = texts[code] ?? none;
  const language = languages.find((each) => each.code === code);
  const write = (change: Partial<CategoryTexts>) => onChange({ ...texts, [code]: { ...shown, ...change } });
  const name = language?.name ?? code;
  return (
    <fieldset className={screen.group}>
      <legend className={css.legend}>{t("categories.languages")}</legend>
      <Select
        label={t("categories.language")}
        value={code}
        onChange={setCode}
        choices={languages.map((each) => {
          const missing = missingTexts(own, texts[each.code] ?? none);
          return {
            value: each.code,
            label: missing === 0 ? each.name : t("categories.language.missing", { name: each.name, count: missing }),
          };
        })}
      />
      <div className={css.sides}>
        <p className={css.own}>
          <span className={screen.legend}>{t("categories.name")}</span>
          <span>{own.name}</span>
        </p>
        <TextField
          label={t("categories.name.in", { language: name })}
          value={shown.name}
          onChange={(text) => write({ name: text })}
          maxLength={120}
          {...(shown.name.trim() === "" ? { hint: t("categories.missing") } : {})}
        />
        <p className={css.own}>
          <span className={screen.legend}>{t("categories.description")}</span>
          <span>{own.description}</span>
        </p>
        <TextField
          label={t("categories.description.in", { language: name })}
          value={shown.description}
          onChange={(text) => write({ description: text })}
          maxLength={2_000}
          rows={2}
          {...(own.description.trim() !== "" && shown.description.trim() === ""
            ? { hint: t("categories.missing") }
            : {})}
        />
      </div>
    </fieldset>
  );
}
