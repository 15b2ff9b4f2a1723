import type { ControllerRenderProps, FieldValues } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface NameFieldProps<Values extends FieldValues> {
  readonly field: ControllerRenderProps<Values>;
  readonly isWrong: boolean;
}

/** The name of a person in lists and the journal. */
export function NameField<Values extends FieldValues>({ field, isWrong }: NameFieldProps<Values>) {
  const { t } = useI18n();
  return (
    <TextField
      {...field}
      label={t("people.name")}
      maxLength={60}
      autoComplete="off"
      error={isWrong ? t("people.name.fault") : null}
    />
  );
}
