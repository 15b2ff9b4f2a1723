import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { entityQuery } from "../../../model/entities/entity-query.ts";
import { LANGUAGES_SECTION, textLanguages } from "../../../model/shop-texts/own-texts.ts";
import { standardTextsQuery } from "../../../model/shop-texts/texts-query.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../../platform/location/use-url-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { TextRow } from "./text-row.tsx";

const pageSize = 50;

/** Replaces single texts of the shop's interface with the shop's own (EDIT-4). */
export function TextsPage() {
  const { t } = useI18n();
  const section = useQuery(entityQuery(LANGUAGES_SECTION));
  const languages = section.data === undefined ? [] : textLanguages(section.data);
  const [code, setCode] = useUrlText("language");
  const [q, setQ] = useUrlText("q");
  const [onlyOwn, setOnlyOwn] = useUrlText("own");
  const [shown, setShown] = useState(pageSize);
  const language = languages.find((each) => each.code === code) ?? languages[0];
  const texts = useQuery({ ...standardTextsQuery(language?.code ?? ""), enabled: language !== undefined });
  if (section.data === undefined && section.isError)
    return <LoadFailed title="content.error" right="shop.edit" asked={section} />;
  if (texts.isError) return <LoadFailed title="content.error" right="shop.edit" asked={texts} />;
  if (section.data === undefined) return <ListSkeleton label={t("loading")} />;
  if (language === undefined) return <p className={screen.quiet}>{t("texts.noLanguages")}</p>;
  if (texts.data === undefined) return <ListSkeleton label={t("loading")} />;
  const words = q.trim().toLowerCase();
  const found = Object.entries(texts.data).filter(([key, standard]) => {
    const own = language.own[key];
    if (onlyOwn !== "" && own === undefined) return false;
    return words === "" || [key, standard, own ?? ""].some((text) => text.toLowerCase().includes(words));
  });
  return (
    <section className={screen.form} aria-label={t("texts.title")}>
      <p className={screen.quiet}>{t("texts.hint")}</p>
      <search className={screen.filters}>
        <TextField type="search" label={t("texts.search")} value={q} onChange={setQ} maxLength={100} />
        <Select
          label={t("content.language")}
          value={language.code}
          onChange={setCode}
          choices={languages.map(({ code: value, name }) => ({ value, label: name }))}
        />
        <Switch isSelected={onlyOwn !== ""} onChange={(isOn) => setOnlyOwn(isOn ? "1" : "")}>
          {t("texts.own.only", { count: Object.keys(language.own).length })}
        </Switch>
      </search>
      <p role="status" className={screen.quiet}>
        {t("texts.found", { count: found.length })}
      </p>
      <ul className={screen.list}>
        {found.slice(0, shown).map(([key, standard]) => (
          <TextRow
            key={`${language.code} ${key}`}
            name={key}
            standard={standard}
            own={language.own[key] ?? null}
            code={language.code}
            section={section.data}
          />
        ))}
      </ul>
      {found.length > shown && (
        <div>
          <Button onPress={() => setShown(shown + pageSize)}>{t("texts.more")}</Button>
        </div>
      )}
    </section>
  );
}
