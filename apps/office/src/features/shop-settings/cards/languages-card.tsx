import type { LanguageCode } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  type LanguagesForm,
  languagesFieldAt,
  languagesForm,
  languagesPatches,
  namelessLanguages,
  otherLanguages,
} from "../../../model/shop-settings/languages-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { SortList } from "../../../ui/sort-list/sort-list.tsx";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import type { CardProps } from "../section-loader.tsx";
import css from "../settings.module.css";

/** The shop's languages in the order that guests see. */
export function LanguagesCard({ entities }: CardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<LanguagesForm>({
    name: "languages",
    entities,
    read: languagesForm,
    patch: languagesPatches,
  });
  const { form, change } = editing;
  const nameless = namelessLanguages(form);
  const put = (id: string, name: string) =>
    change({ languages: form.languages.map((each) => (each.id === id ? { ...each, name } : each)) });
  return (
    <CardForm
      title={t("shopset.languages")}
      text={t("shopset.languages.text")}
      editing={editing}
      faults={new Map(nameless.map((id) => [id, t("shopset.languages.fault")]))}
      fieldAt={languagesFieldAt(form)}
    >
      {(errorOf) => (
        <>
          <Select
            label={t("shopset.languages.main")}
            value={form.main}
            onChange={(main) => change({ main })}
            choices={form.languages.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <p className={screen.quiet}>{t("shopset.languages.main.hint")}</p>
          <SortList
            label={t("shopset.languages.offered")}
            items={form.languages}
            handleName={({ name }) => t("shopset.languages.move", { name })}
            onMove={(ids) =>
              change({ languages: ids.flatMap((id) => form.languages.find((each) => each.id === id) ?? []) })
            }
          >
            {({ id, name }) => <span className={css.language}>{name || id}</span>}
          </SortList>
          <Names
            form={form}
            errorOf={errorOf}
            onName={put}
            onRemove={(id) => change({ languages: form.languages.filter((each) => each.id !== id) })}
          />
          <AddLanguage form={form} onAdd={(language) => change({ languages: [...form.languages, language] })} />
        </>
      )}
    </CardForm>
  );
}

interface NamesProps {
  readonly form: LanguagesForm;
  readonly errorOf: (id: string) => string | null;
  readonly onName: (id: string, name: string) => void;
  readonly onRemove: (id: string) => void;
}

function Names({ form, errorOf, onName, onRemove }: NamesProps) {
  const { t } = useI18n();
  return (
    <details className={screen.fold}>
      <summary>{t("shopset.languages.names")}</summary>
      <div className={screen.form}>
        {form.languages.map(({ id, name }) => (
          <div key={id} className={css.line}>
            <TextField
              label={t("shopset.languages.name", { code: id })}
              value={name}
              onChange={(text) => onName(id, text)}
              maxLength={40}
              autoComplete="off"
              data-field={id}
              error={errorOf(id)}
            />
            {id !== form.main && (
              <Button look="quiet" aria-label={t("shopset.remove.of", { name })} onPress={() => onRemove(id)}>
                {t("shopset.remove")}
              </Button>
            )}
          </div>
        ))}
      </div>
    </details>
  );
}

interface AddLanguageProps {
  readonly form: LanguagesForm;
  readonly onAdd: (language: LanguagesForm["languages"][number]) => void;
}

function AddLanguage({ form, onAdd }: AddLanguageProps) {
  const { t } = useI18n();
  const others = otherLanguages(form);
  const [wanted, setWanted] = useState<LanguageCode | null>(null);
  const chosen = others.find(({ id }) => id === wanted) ?? others[0];
  if (chosen === undefined) return null;
  return (
    <div className={css.line}>
      <Select
        label={t("shopset.languages.other")}
        value={chosen.id}
        onChange={setWanted}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button onPress={() => onAdd(chosen)}>{t("shopset.languages.add")}</Button>
    </div>
  );
}
