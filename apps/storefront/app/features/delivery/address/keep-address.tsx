import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { KeepWish } from "./use-keep-address.ts";

export interface KeepAddressProps {
  readonly wish: KeepWish;
  /** Whether the form was submitted. Then a missing name is shown as a fault. */
  readonly isTried: boolean;
  readonly onChange: (wish: KeepWish) => void;
}

const longest = 60;

/** Saves a new address in the account, under a name (VALID-1). */
export function KeepAddress({ wish, isTried, onChange }: KeepAddressProps) {
  const { t } = useI18n();
  return (
    <>
      <Checkbox checked={wish.isOn} onChange={({ target }) => onChange({ ...wish, isOn: target.checked })}>
        {t("address.save")}
      </Checkbox>
      {wish.isOn && (
        <Field
          label={t("address.name")}
          placeholder={t("address.nameHint")}
          value={wish.name}
          maxLength={longest}
          error={isTried && wish.name.trim() === "" ? t("address.error.name") : null}
          onChange={({ target }) => onChange({ ...wish, name: target.value })}
        />
      )}
    </>
  );
}
