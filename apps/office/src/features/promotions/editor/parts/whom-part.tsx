import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { hasGuests } from "../../../../model/promotions/form/promotion-form.ts";
import { ORDERING_DEVICE } from "../../../../model/promotions/states/promotion-standing.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import type { PartProps } from "../part-props.ts";
import css from "../promotion-editor.module.css";

const HALVES = ["all", "a", "b"] as const;
const DEVICES = ["site", "app"] as const;

/** Which guests the promotion is for. */
export function WhomPart({ form, change, errorOf, isByCode }: PartProps) {
  const { t } = useI18n();
  const { devices } = form;
  return (
    <>
      <div data-field="isPersonal">
        <Checkbox isSelected={form.isPersonal} onChange={(isPersonal) => change({ isPersonal })}>
          {t("promo.edit.personal")}
        </Checkbox>
      </div>
      {hasGuests(form, isByCode) && (
        <TextField
          label={t("promo.edit.guests")}
          hint={t("promo.edit.guests.hint")}
          value={form.guests}
          onChange={(guests) => change({ guests })}
          maxLength={20_000}
          error={errorOf("guests")}
          data-field="guests"
        />
      )}
      <div data-field="isFirstOrder">
        <Checkbox isSelected={form.isFirstOrder} onChange={(isFirstOrder) => change({ isFirstOrder })}>
          {t("promo.edit.firstOrder")}
        </Checkbox>
      </div>
      <div data-field="isBirthday">
        <Checkbox isSelected={form.isBirthday} onChange={(isBirthday) => change({ isBirthday })}>
          {t("promo.edit.birthday")}
        </Checkbox>
      </div>
      {form.isBirthday && (
        <div className={css.pair}>
          {(["daysBefore", "daysAfter"] as const).map((field) => (
            <TextField
              key={field}
              label={t(`promo.edit.${field}`)}
              inputMode="numeric"
              maxLength={3}
              value={form[field]}
              onChange={(text) => change({ [field]: text })}
              error={errorOf(field)}
              data-field={field}
            />
          ))}
        </div>
      )}
      <div data-field="audience">
        <Choices
          label={t("promo.edit.audience")}
          value={HALVES.find((half) => half === form.audience) ?? "all"}
          onChange={(half) => change({ audience: half === "all" ? "" : half })}
          choices={HALVES.map((value) => ({ value, label: t(`promo.edit.audience.${value}`) }))}
        />
        <p className={screen.quiet}>{t("promo.edit.audience.hint")}</p>
      </div>
      <FieldGroup legend={t("promo.edit.devices")} data-field="devices" error={errorOf("devices")}>
        <Checkbox isSelected={devices === null} onChange={(isAny) => change({ devices: isAny ? null : ["site"] })}>
          {t("promo.edit.anyDevice")}
        </Checkbox>
        {devices !== null &&
          DEVICES.map((device) => (
            <Checkbox
              key={device}
              isSelected={devices.includes(device)}
              onChange={(isOn) =>
                change({ devices: isOn ? [...devices, device] : devices.filter((each) => each !== device) })
              }
            >
              {t(`promo.edit.device.${device}`)}
            </Checkbox>
          ))}
        {devices !== null && !devices.includes(ORDERING_DEVICE) && (
          <p className={screen.fault}>{t("promo.state.why.device")}</p>
        )}
      </FieldGroup>
    </>
  );
}
