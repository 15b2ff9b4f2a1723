import { useI18n } from "../../../i18n/i18n-context.tsx";
import { contactsFaults, contactsFieldAt } from "../../../model/shop-settings/contacts-faults.ts";
import { type ContactsForm, contactsForm, MOST_CONTACTS } from "../../../model/shop-settings/contacts-form.ts";
import { contactsPatches } from "../../../model/shop-settings/contacts-patch.ts";
import { faultWords } from "../../../model/shop-settings/section-faults.ts";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import { ByLanguage } from "../../choosing/by-language.tsx";
import { LineList } from "../fields/line-list.tsx";
import type { CardProps } from "../section-loader.tsx";
import { AddressFields } from "./address-fields.tsx";
import { OwnLines } from "./own-lines.tsx";
import { SocialFields } from "./social-fields.tsx";

/** Contacts of the restaurant on the contacts page, in the header and in the footer. */
export function ContactsCard({ entities, languages }: CardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<ContactsForm>({
    name: "contacts",
    entities,
    read: contactsForm,
    patch: contactsPatches,
  });
  const { form, change } = editing;
  const faults = contactsFaults(form);
  return (
    <CardForm
      title={t("shopset.contacts")}
      text={t("shopset.contacts.text")}
      editing={editing}
      faults={faultWords(faults, (fault) => t(`shopset.contacts.fault.${fault}`))}
      fieldAt={contactsFieldAt}
    >
      {(errorOf) => (
        <>
          <LineList
            label={t("shopset.contacts.phones")}
            lineLabel={t("shopset.contacts.phone")}
            addLabel={t("shopset.contacts.phone.add")}
            type="tel"
            lines={form.phones}
            max={MOST_CONTACTS}
            path="phones"
            errorOf={errorOf}
            onChange={(phones) => change({ phones })}
          />
          <LineList
            label={t("shopset.contacts.emails")}
            lineLabel={t("shopset.contacts.email")}
            addLabel={t("shopset.contacts.email.add")}
            type="email"
            lines={form.emails}
            max={MOST_CONTACTS}
            path="emails"
            errorOf={errorOf}
            onChange={(emails) => change({ emails })}
          />
          <OwnLines form={form} languages={languages} errorOf={errorOf} onChange={change} />
          <AddressFields form={form} languages={languages} errorOf={errorOf} onChange={change} />
          <SocialFields form={form} languages={languages} errorOf={errorOf} onChange={change} />
          <ByLanguage
            label={t("shopset.contacts.legal")}
            hint={t("shopset.contacts.legal.hint")}
            values={form.legal}
            languages={languages}
            maxLength={1000}
            rows={3}
            data-field="legal"
            error={errorOf("legal")}
            onChange={(legal) => change({ legal })}
          />
        </>
      )}
    </CardForm>
  );
}
