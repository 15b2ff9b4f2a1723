import { CATALOG_TYPES } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Select } from "../../ui/fields/select.tsx";
import screen from "../../ui/screen/screen.module.css";
import type { LookFieldsProps } from "./fields-props.ts";

/** The shop's own font, and fonts that most devices have. */
const fonts = ["Onest", "Georgia", "Times New Roman", "Verdana", "Trebuchet MS", "Arial"];

/** The page type and the fonts. */
export function TypeFields({ form, onChange, errorOf }: LookFieldsProps) {
  const { t } = useI18n();
  const choicesOf = (present: string, none: string) => [
    { value: "", label: none },
    ...[...new Set([...fonts, present])].filter((name) => name !== "").map((name) => ({ value: name, label: name })),
  ];
  return (
    <section className={screen.form} aria-labelledby="look-pages">
      <h2 id="look-pages" className={screen.heading}>
        {t("look.pages")}
      </h2>
      <Select
        label={t("look.type")}
        choices={CATALOG_TYPES.map((type) => ({ value: type, label: t(`look.type.${type}`) }))}
        value={CATALOG_TYPES.find((type) => type === form.pageType) ?? null}
        error={errorOf("pageType")}
        onChange={(pageType) => onChange({ pageType })}
      />
      <Select
        label={t("look.font.text")}
        choices={choicesOf(form.mainFont, t("look.font.own"))}
        value={form.mainFont}
        error={errorOf("mainFont")}
        onChange={(mainFont) => onChange({ mainFont })}
      />
      <Select
        label={t("look.font.headings")}
        choices={choicesOf(form.headingsFont, t("look.font.same"))}
        value={form.headingsFont}
        error={errorOf("headingsFont")}
        onChange={(headingsFont) => onChange({ headingsFont })}
      />
      <p className={screen.quiet}>{t("look.font.hint")}</p>
    </section>
  );
}
