import { useI18n } from "../../../i18n/i18n-context.tsx";
import { MOST_CONTACTS, type SocialForm } from "../../../model/shop-settings/contacts-form.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ByLanguage } from "../../choosing/by-language.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import type { ContactPartProps } from "./address-fields.tsx";

const empty: SocialForm = { name: { "": "" }, url: "", rest: {} };

/** Social network pages, shown in the footer and on the contacts page. */
export function SocialFields({ form, languages, errorOf, onChange }: ContactPartProps) {
  const { t } = useI18n();
  return (
    <EntryList
      label={t("shopset.contacts.socials")}
      entries={form.socials}
      nameOf={({ name }) => name[""] ?? ""}
      isFaulty={(at) => ["name", "url"].some((field) => errorOf(`socials.${at}.${field}`) !== null)}
      max={MOST_CONTACTS}
      empty={empty}
      addLabel={t("shopset.contacts.social.add")}
      path="socials"
      error={errorOf("socials")}
      onChange={(socials) => onChange({ socials })}
    >
      {(entry, at, put) => (
        <>
          <ByLanguage
            label={t("shopset.contacts.social")}
            values={entry.name}
            languages={languages}
            maxLength={60}
            data-field={`socials.${at}.name`}
            error={errorOf(`socials.${at}.name`)}
            onChange={(name) => put({ name })}
          />
          <TextField
            type="url"
            label={t("shopset.contacts.social.url")}
            value={entry.url}
            onChange={(url) => put({ url })}
            maxLength={500}
            autoComplete="off"
            data-field={`socials.${at}.url`}
            error={errorOf(`socials.${at}.url`)}
            isPlain
          />
        </>
      )}
    </EntryList>
  );
}
