import { useI18n } from "../../i18n/i18n-context.tsx";
import { useLegalLinks } from "../../model/shop/legal-links.ts";
import { Field } from "../../ui/fields/field.tsx";
import { PhoneField } from "../../ui/fields/phone-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import styles from "./requests.module.css";
import type { ContactState } from "./use-contact.ts";

const longestName = 100;
const longestComment = 1000;

export interface ContactFieldsProps {
  readonly contact: ContactState;
  readonly commentLabel: string;
  readonly commentHint: string;
}

/** Name, phone, comment, and the consent on sending. */
export function ContactFields({ contact, commentLabel, commentHint }: ContactFieldsProps) {
  const { t } = useI18n();
  const { values, problems, change } = contact;
  return (
    <>
      <div className={styles["pair"]}>
        <Field
          label={t("checkout.name")}
          autoComplete="given-name"
          maxLength={longestName}
          required
          value={values.name}
          error={problems.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PhoneField
          label={t("checkout.phone")}
          value={values.phone}
          error={problems.phone}
          onPhone={(phone) => change({ phone })}
        />
      </div>
      <TextArea
        label={commentLabel}
        placeholder={commentHint}
        maxLength={longestComment}
        value={values.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <ConsentLine />
    </>
  );
}

function ConsentLine() {
  const { t } = useI18n();
  const documents = useLegalLinks();
  return (
    <p className={styles["consent"]}>
      {t("requests.consent")}
      {documents.map(({ title, url }, index) => (
        <span key={url}>
          {index === 0 ? ": " : ", "}
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
