import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type AddressForm, type ContactsForm, MOST_CONTACTS } from "../../../model/shop-settings/contacts-form.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ByLanguage } from "../../choosing/by-language.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import type { CardProps } from "../section-loader.tsx";

export interface ContactPartProps {
  readonly form: ContactsForm;
  readonly languages: CardProps["languages"];
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (part: Partial<ContactsForm>) => void;
}

const empty: AddressForm = {
  id: "",
  name: { "": "" },
  address: { "": "" },
  hours: { "": "" },
  place: "",
  phone: "",
  rest: {},
};

/** Addresses on the contacts page. Addresses for orders are edited with the branches. */
export function AddressFields({ form, languages, errorOf, onChange }: ContactPartProps) {
  const { t } = useI18n();
  return (
    <EntryList
      label={t("shopset.contacts.addresses")}
      entries={form.addresses}
      nameOf={({ name, address }) => name[""] || address[""] || ""}
      isFaulty={(at) => ["address", "phone", "place"].some((field) => errorOf(`addresses.${at}.${field}`) !== null)}
      max={MOST_CONTACTS}
      empty={empty}
      addLabel={t("shopset.contacts.address.add")}
      path="addresses"
      error={errorOf("addresses")}
      onChange={(addresses) => onChange({ addresses })}
    >
      {(entry, at, put) => (
        <>
          <ByLanguage
            label={t("shopset.contacts.name")}
            values={entry.name}
            languages={languages}
            maxLength={80}
            onChange={(name) => put({ name })}
          />
          <ByLanguage
            label={t("shopset.contacts.address")}
            values={entry.address}
            languages={languages}
            maxLength={300}
            data-field={`addresses.${at}.address`}
            error={errorOf(`addresses.${at}.address`)}
            onChange={(address) => put({ address })}
          />
          <ByLanguage
            label={t("shopset.contacts.hours")}
            hint={t("shopset.contacts.hours.hint")}
            values={entry.hours}
            languages={languages}
            maxLength={200}
            onChange={(hours) => put({ hours })}
          />
          <TextField
            type="tel"
            label={t("shopset.contacts.phone")}
            value={entry.phone}
            onChange={(phone) => put({ phone })}
            maxLength={40}
            autoComplete="off"
            data-field={`addresses.${at}.phone`}
            error={errorOf(`addresses.${at}.phone`)}
          />
          <TextField
            label={t("shopset.contacts.place")}
            hint={t("shopset.contacts.place.hint")}
            value={entry.place}
            onChange={(place) => put({ place })}
            maxLength={60}
            autoComplete="off"
            data-field={`addresses.${at}.place`}
            error={errorOf(`addresses.${at}.place`)}
          />
        </>
      )}
    </EntryList>
  );
}
