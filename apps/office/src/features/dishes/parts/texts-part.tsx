import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { TextsForm } from "../../../model/dishes/dish-form.ts";
import { isTextMissing } from "../../../model/dishes/missing-texts.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PartProps } from "../editor/part-props.ts";
import { SideText } from "../fields/side-text.tsx";

/** The dish's texts in another language beside the shop's own, with missing ones marked. */
export function TextsPart({ form, change, options }: PartProps) {
  const { t } = useI18n();
  const [own, ...others] = options.languages;
  const [chosen, setChosen] = useState(others.find(({ is_translated }) => is_translated)?.code ?? "");
  const at = Math.max(
    0,
    form.texts.findIndex(({ language }) => language === chosen),
  );
  const texts = form.texts[at];
  if (texts === undefined) return <p className={screen.quiet}>{t("dish.texts.none")}</p>;
  const put = (part: Partial<TextsForm>) =>
    change({ texts: form.texts.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  const sides = { ownName: own?.name ?? "", name: nameOf(texts.language, others) };
  return (
    <div className={screen.panel}>
      <Select
        label={t("dish.texts.language")}
        value={texts.language}
        onChange={setChosen}
        choices={form.texts.map((each) => {
          const name = nameOf(each.language, others);
          return { value: each.language, label: isTextMissing(form, each) ? t("dish.texts.missing", { name }) : name };
        })}
      />
      <SideText
        {...sides}
        label={t("dish.name")}
        own={form.name}
        value={texts.name}
        onChange={(name) => put({ name })}
      />
      <SideText
        {...sides}
        label={t("dish.description")}
        own={form.description}
        value={texts.description}
        onChange={(description) => put({ description })}
        rows={4}
      />
      {form.sizes.length > 0 && (
        <TextField
          label={t("dish.texts.sizeTitle", { own: form.sizeTitle, name: sides.name })}
          maxLength={60}
          value={texts.sizeTitle}
          onChange={(sizeTitle) => put({ sizeTitle })}
        />
      )}
      {form.sizes.map((size, index) => (
        <SideText
          key={size.id}
          {...sides}
          label={t("dish.texts.size", { number: index + 1 })}
          own={size.name}
          value={texts.sizes[index] ?? ""}
          onChange={(text) =>
            put({ sizes: form.sizes.map((_, place) => (place === index ? text : (texts.sizes[place] ?? ""))) })
          }
        />
      ))}
      {form.badges.length > 0 && (
        <SideText
          {...sides}
          label={t("dish.texts.badges")}
          own={form.badges.join(", ")}
          value={texts.badges}
          onChange={(badges) => put({ badges })}
        />
      )}
      {form.allergens.length > 0 && (
        <SideText
          {...sides}
          label={t("dish.texts.allergens")}
          own={form.allergens.join(", ")}
          value={texts.allergens}
          onChange={(allergens) => put({ allergens })}
        />
      )}
      <p className={screen.quiet}>{t("dish.texts.hint")}</p>
    </div>
  );
}

function nameOf(code: string, languages: PartProps["options"]["languages"]): string {
  return languages.find((language) => language.code === code)?.name ?? code;
}
