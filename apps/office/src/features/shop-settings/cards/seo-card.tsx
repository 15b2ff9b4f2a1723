import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  SEO_FIELDS,
  SEO_NAMES,
  type SeoForm,
  seoFieldAt,
  seoForm,
  seoPatches,
} from "../../../model/shop-settings/seo-form.ts";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import { ByLanguage } from "../../choosing/by-language.tsx";
import type { CardProps } from "../section-loader.tsx";

const long: readonly string[] = ["description", "og_description"];

/** The shop's name and its texts for search engines and messengers. */
export function SeoCard({ entities, languages }: CardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<SeoForm>({ name: "seo", entities, read: seoForm, patch: seoPatches });
  const { form, change } = editing;
  const isNameless = (form.name[""] ?? "").trim() === "";
  return (
    <CardForm
      title={t("shopset.seo")}
      text={t("shopset.seo.text")}
      editing={editing}
      faults={new Map(isNameless ? [["name", t("shopset.seo.fault")]] : [])}
      fieldAt={seoFieldAt}
    >
      {(errorOf) =>
        SEO_NAMES.map((field) => (
          <ByLanguage
            key={field}
            label={t(`shopset.seo.${field}`)}
            hint={t(`shopset.seo.${field}.hint`)}
            values={form[field]}
            languages={languages}
            maxLength={SEO_FIELDS[field]}
            {...(long.includes(field) ? { rows: 3 } : {})}
            data-field={field}
            error={errorOf(field)}
            onChange={(texts) => change({ [field]: texts })}
          />
        ))
      }
    </CardForm>
  );
}
