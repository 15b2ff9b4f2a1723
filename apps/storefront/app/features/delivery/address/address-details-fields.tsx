import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import type { AddressDetails } from "../../../model/place/place.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import styles from "./address-details-fields.module.css";

const fields: readonly {
  readonly name: Exclude<keyof AddressDetails, "comment">;
  readonly label: PlainKey;
  readonly placeholder?: PlainKey;
  readonly numeric: boolean;
}[] = [
  // An office may be written in words, which a numeric keyboard cannot type.
  { name: "apartment", label: "place.apartment", placeholder: "place.orOffice", numeric: false },
  { name: "entrance", label: "place.entrance", numeric: true },
  { name: "floor", label: "place.floor", numeric: true },
  { name: "intercom", label: "place.intercom", numeric: false },
];
/** A private house has none of these. */
const ofFlats: ReadonlySet<keyof AddressDetails> = new Set(["apartment", "entrance", "floor"]);
const longest = 60;
const longestComment = 500;

export interface AddressDetailsFieldsProps {
  readonly details: AddressDetails;
  readonly onChange: (details: AddressDetails) => void;
  /** The guest states that there is no flat. */
  readonly isHouse: boolean;
  readonly onHouse: (isHouse: boolean) => void;
  /** Fault of the flat field. */
  readonly error: string | null;
}

/** Details for the courier beyond the house. */
export function AddressDetailsFields({ details, onChange, isHouse, onHouse, error }: AddressDetailsFieldsProps) {
  const { t } = useI18n();
  return (
    <div className={styles["fields"]}>
      {fields
        .filter(({ name }) => !isHouse || !ofFlats.has(name))
        .map(({ name, label, placeholder, numeric }) => (
          <Field
            key={name}
            label={t(label)}
            placeholder={placeholder && t(placeholder)}
            value={details[name]}
            error={name === "apartment" ? error : null}
            maxLength={longest}
            inputMode={numeric ? "numeric" : "text"}
            autoComplete="off"
            onChange={(event) => onChange({ ...details, [name]: event.target.value })}
          />
        ))}
      <div className={styles["comment"]}>
        <Checkbox checked={isHouse} onChange={({ target }) => onHouse(target.checked)}>
          {t("place.privateHouse")}
        </Checkbox>
      </div>
      <TextArea
        label={t("place.courierComment")}
        value={details.comment}
        maxLength={longestComment}
        rows={1}
        className={styles["comment"]}
        onChange={(event) => onChange({ ...details, comment: event.target.value })}
      />
    </div>
  );
}
