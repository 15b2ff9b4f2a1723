import { useI18n } from "../../../i18n/i18n-context.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "./fields.module.css";

interface SideTextProps {
  readonly label: string;
  /** The shop's own language and the other one. */
  readonly ownName: string;
  readonly name: string;
  readonly own: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rows?: number;
}

/** A text in the shop's own language, with its translation beside it. */
export function SideText({ label, ownName, name, own, value, onChange, rows }: SideTextProps) {
  const { t } = useI18n();
  const isMissing = own.trim() !== "" && value.trim() === "";
  return (
    <div className={css.sides}>
      <div className={screen.group}>
        <p className={screen.legend}>{t("dish.texts.of", { label, name: ownName })}</p>
        <p className={css.own}>{own}</p>
      </div>
      <TextField
        label={t("dish.texts.of", { label, name })}
        maxLength={5_000}
        value={value}
        onChange={onChange}
        {...(rows === undefined ? {} : { rows })}
        {...(isMissing ? { hint: t("dish.texts.absent") } : {})}
      />
    </div>
  );
}
