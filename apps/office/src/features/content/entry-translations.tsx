import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type ContentField, isTranslated } from "../../model/content/content-fields.ts";
import type { ContentForm } from "../../model/content/content-form.ts";
import { missingTexts } from "../../model/content/missing-texts.ts";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import panes from "../../ui/screen/panes.module.css";
import screen from "../../ui/screen/screen.module.css";
import css from "./content.module.css";
import { HtmlField } from "./fields/html-field.tsx";
import { HtmlView } from "./fields/html-view.tsx";

interface EntryTranslationsProps {
  readonly fields: readonly ContentField[];
  readonly form: ContentForm;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly change: (part: Partial<ContentForm>) => void;
}

/** Texts of one language beside the shop's own. The language selector counts missing texts. */
export function EntryTranslations({ fields, form, languages, change }: EntryTranslationsProps) {
  const { t } = useI18n();
  const [code, setCode] = useState(languages[0]?.code ?? "");
  const texts = form.translations[code] ?? {};
  const language = languages.find((each) => each.code === code)?.name ?? code;
  const write = (name: string, text: string) =>
    change({ translations: { ...form.translations, [code]: { ...texts, [name]: text } } });
  return (
    <details className={css.fold}>
      <summary>{t("content.languages")}</summary>
      <div className={screen.form}>
        <Select
          label={t("content.language")}
          value={code}
          onChange={setCode}
          choices={languages.map((each) => {
            const count = missingTexts(fields, form, each.code);
            return {
              value: each.code,
              label: count === 0 ? each.name : t("content.language.missing", { name: each.name, count }),
            };
          })}
        />
        {fields.filter(isTranslated).map((field) => {
          const own = form.texts[field.name] ?? "";
          const value = texts[field.name] ?? "";
          const label = t("content.in", { label: t(field.label), language });
          const missing = own.trim() !== "" && value.trim() === "" ? t("content.missing") : undefined;
          return (
            <div key={field.name} className={css.sides}>
              <div className={css.own}>
                <p className={screen.legend}>{t(field.label)}</p>
                {field.type === "html" ? <HtmlView html={own} /> : <p>{own}</p>}
              </div>
              {field.type === "html" ? (
                <HtmlField
                  key={code}
                  label={label}
                  value={value}
                  onChange={(text) => write(field.name, text)}
                  maxLength={field.maxLength}
                  {...(missing === undefined ? {} : { hint: missing })}
                />
              ) : (
                <TextField
                  label={label}
                  value={value}
                  onChange={(text) => write(field.name, text)}
                  maxLength={field.maxLength}
                  {...(field.rows === undefined || field.rows === 1 ? {} : { rows: field.rows })}
                  {...(missing === undefined ? {} : { hint: missing })}
                />
              )}
            </div>
          );
        })}
        {fields.some(({ type }) => type === "gallery") && (
          <Captions code={code} language={language} form={form} change={change} />
        )}
      </div>
    </details>
  );
}

type CaptionsProps = Pick<EntryTranslationsProps, "form" | "change"> & {
  readonly code: string;
  readonly language: string;
};

/** Captions of a gallery in another language. */
function Captions({ code, language, form, change }: CaptionsProps) {
  const { t } = useI18n();
  const said = form.captions[code] ?? {};
  return (form.pictures["images"] ?? []).map(({ src, alt }, at) => {
    const own = typeof alt === "string" ? alt : "";
    const value = said[src] ?? "";
    return (
      <div key={src} className={css.sides}>
        <div className={css.own}>
          <img src={src} alt="" className={panes.thumb} loading="lazy" />
          <p>{own}</p>
        </div>
        <TextField
          label={t("content.in", { label: t("content.caption.number", { number: at + 1 }), language })}
          value={value}
          onChange={(text) => change({ captions: { ...form.captions, [code]: { ...said, [src]: text } } })}
          maxLength={200}
          {...(own.trim() !== "" && value.trim() === "" ? { hint: t("content.missing") } : {})}
        />
      </div>
    );
  });
}
