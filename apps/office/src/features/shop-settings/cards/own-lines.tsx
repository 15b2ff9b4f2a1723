import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type ContactsForm, type LinesByLanguage, MOST_CONTACTS } from "../../../model/shop-settings/contacts-form.ts";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { LineList } from "../fields/line-list.tsx";

interface OwnLinesProps {
  readonly form: ContactsForm;
  /** The shop's other languages. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (part: Partial<ContactsForm>) => void;
}

/** Phones and e-mails that replace the shop's for guests of another language. A language is listed once it is chosen. */
export function OwnLines({ form, languages, errorOf, onChange }: OwnLinesProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { phonesIn, emailsIn } = form;
  if (languages.length === 0) return null;
  const own = languages.filter(({ code }) => phonesIn[code] !== undefined || emailsIn[code] !== undefined);
  const listed = languages.filter((each) => own.includes(each) || chosen.includes(each.code));
  const others = languages.filter((each) => !listed.includes(each));
  return (
    <details className={screen.fold}>
      <summary>{t("shopset.contacts.own", { count: own.length, all: languages.length })}</summary>
      <div className={screen.form}>
        <p className={screen.quiet}>{t("shopset.contacts.own.hint")}</p>
        {listed.map(({ code, name }) => (
          <div key={code} className={screen.form}>
            <LineList
              label={t("shopset.inLanguage", { label: t("shopset.contacts.phones"), name })}
              lineLabel={t("shopset.inLanguage", { label: t("shopset.contacts.phone"), name })}
              addLabel={t("shopset.inLanguage", { label: t("shopset.contacts.phone.add"), name })}
              type="tel"
              lines={phonesIn[code] ?? []}
              max={MOST_CONTACTS}
              path={`phonesIn.${code}`}
              errorOf={errorOf}
              onChange={(lines) => onChange({ phonesIn: withLines(phonesIn, code, lines) })}
            />
            <LineList
              label={t("shopset.inLanguage", { label: t("shopset.contacts.emails"), name })}
              lineLabel={t("shopset.inLanguage", { label: t("shopset.contacts.email"), name })}
              addLabel={t("shopset.inLanguage", { label: t("shopset.contacts.email.add"), name })}
              type="email"
              lines={emailsIn[code] ?? []}
              max={MOST_CONTACTS}
              path={`emailsIn.${code}`}
              errorOf={errorOf}
              onChange={(lines) => onChange({ emailsIn: withLines(emailsIn, code, lines) })}
            />
          </div>
        ))}
        {others.length > 0 && (
          <Select
            label={t("shopset.contacts.own.choose")}
            placeholder={t("shopset.contacts.own.none")}
            choices={others.map(({ code, name }) => ({ value: code, label: name }))}
            value={null}
            onChange={(code) => setChosen([...chosen, code])}
          />
        )}
      </div>
    </details>
  );
}

/** A language without lines uses the shop's. */
function withLines(all: LinesByLanguage, code: string, lines: readonly string[]): LinesByLanguage {
  const { [code]: _former, ...others } = all;
  return lines.length === 0 ? others : { ...others, [code]: lines };
}
