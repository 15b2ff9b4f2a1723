import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../settings.module.css";

interface SomeOfProps {
  readonly label: string;
  readonly all: string;
  readonly some: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Null: all, including those that are added later. */
  readonly chosen: readonly string[] | null;
  readonly error: string | null;
  readonly onChange: (chosen: readonly string[] | null) => void;
}

/** All items of a list, or those that are ticked. */
export function SomeOf({ label, all, some, choices, chosen, error, onChange }: SomeOfProps) {
  const { t } = useI18n();
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...(chosen ?? []), value] : (chosen ?? []).filter((each) => each !== value));
  return (
    <div className={screen.group}>
      <Choices
        label={label}
        value={chosen === null ? "all" : "some"}
        onChange={(which) => onChange(which === "all" ? null : choices.map(({ value }) => value))}
        choices={[
          { value: "all", label: all },
          { value: "some", label: some },
        ]}
      />
      {chosen !== null && (
        <FieldGroup legend={label} isLegendUnseen error={error}>
          <div className={css.checks}>
            {choices.map(({ value, label: name }) => (
              <Checkbox key={value} isSelected={chosen.includes(value)} onChange={(isOn) => toggle(value, isOn)}>
                {name}
              </Checkbox>
            ))}
          </div>
          {choices.length === 0 && <p className={screen.quiet}>{t("shopset.nothing")}</p>}
        </FieldGroup>
      )}
    </div>
  );
}
