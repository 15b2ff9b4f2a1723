import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ZoneForm, ZoneWords } from "../../../model/zones/zone-form.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";

interface WordsFieldsProps {
  readonly words: ZoneForm["words"];
  readonly languages: readonly { readonly code: string; readonly title: string }[];
  /** The fault of the name; null: none. */
  readonly error: string | null;
  readonly onChange: (words: ZoneForm["words"]) => void;
}

const none: ZoneWords = { name: "", details: "" };

/** Name and text for guests, with one translation shown at a time. */
export function WordsFields({ words, languages, error: wrong, onChange }: WordsFieldsProps) {
  const { t } = useI18n();
  const others = languages.slice(1);
  const [language, setLanguage] = useState(others[0]?.code ?? "");
  const put = (code: string, part: Partial<ZoneWords>) =>
    onChange({ ...words, [code]: { ...none, ...words[code], ...part } });
  const fieldsOf = (code: string, error: string | null) => (
    <>
      <div data-field={code === "" ? "name" : undefined}>
        <TextField
          label={t("zones.name")}
          value={words[code]?.name ?? ""}
          onChange={(name) => put(code, { name })}
          maxLength={80}
          autoComplete="off"
          error={error}
        />
      </div>
      <TextField
        label={t("zones.details")}
        value={words[code]?.details ?? ""}
        onChange={(details) => put(code, { details })}
        maxLength={500}
        rows={2}
      />
    </>
  );
  return (
    <>
      {fieldsOf("", wrong)}
      {others.length > 0 && (
        <details className={css.fold}>
          <summary>{t("zones.languages")}</summary>
          <div className={screen.form}>
            <Select
              label={t("zones.language")}
              value={language}
              onChange={setLanguage}
              choices={others.map(({ code, title }) => ({ value: code, label: title }))}
            />
            {fieldsOf(language, null)}
          </div>
        </details>
      )}
    </>
  );
}
