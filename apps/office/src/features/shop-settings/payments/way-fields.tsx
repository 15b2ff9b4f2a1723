import { useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { branchesField } from "../../../model/payments/payment-faults.ts";
import { ownName, type PaymentFault, type PaymentForm, type PaymentWay } from "../../../model/payments/payment-form.ts";
import { waysToReceive } from "../../../model/payments/payment-gaps.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { ByLanguage } from "../../choosing/by-language.tsx";
import { SomeOf } from "../fields/some-of.tsx";
import type { KnownShop } from "../section-loader.tsx";

interface WayFieldsProps {
  readonly way: PaymentWay;
  readonly form: PaymentForm;
  readonly places: Places;
  readonly languages: KnownShop["languages"];
  readonly fault: PaymentFault | null;
  /** Why the method's branches cannot be published; null: no fault. */
  readonly branchesError: string | null;
  readonly onChange: (part: Partial<PaymentForm>) => void;
  readonly onClose: () => void;
}

/** One payment method: its name and where it is offered. */
export function WayFields(props: WayFieldsProps) {
  const { way, form, places, languages, fault, branchesError, onChange, onClose } = props;
  const { t } = useI18n();
  const { shop } = places;
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the fields are far below the list that opens them.
  useEffect(() => heading.current?.focus(), []);
  const put = (part: Partial<PaymentWay>) =>
    onChange({ ways: form.ways.map((each) => (each.id === way.id ? { ...each, ...part } : each)) });
  const remove = () => {
    onChange({ ways: form.ways.filter(({ id }) => id !== way.id) });
    onClose();
  };
  const branches = shop.locations.flatMap(({ warehouseIds, name }) =>
    warehouseIds.map((id) => ({ value: String(id), label: name })),
  );
  return (
    <section className={screen.panel} aria-labelledby="pay-way">
      <h2 id="pay-way" ref={heading} tabIndex={-1} className={screen.heading}>
        {ownName(way) || t("pay.nameless")}
      </h2>
      {way.isOnline && !places.online_payments.includes(way.id) && (
        <Banner look="warning">{t("pay.unconnected.text")}</Banner>
      )}
      <Checkbox isSelected={way.isOn} onChange={(isOn) => put({ isOn })}>
        {t("pay.isOn")}
      </Checkbox>
      <ByLanguage
        label={t("pay.name")}
        values={way.names}
        languages={languages}
        maxLength={80}
        error={fault === "name" || fault === "twice" ? t(`pay.fault.${fault}`) : null}
        onChange={(names) => put({ names })}
      />
      <SomeOf
        label={t("pay.where")}
        all={t("pay.where.all")}
        some={t("pay.where.some")}
        choices={waysToReceive(shop).map(({ type, name }) => ({ value: type, label: name }))}
        chosen={way.methods}
        error={fault === "methods" ? t("pay.fault.methods") : null}
        onChange={(methods) => put({ methods })}
      />
      {branches.length > 1 && (
        <div data-field={branchesField(way.id)}>
          <SomeOf
            label={t("pay.branches")}
            all={t("pay.branches.all")}
            some={t("pay.branches.some")}
            choices={branches}
            chosen={way.branches?.map(String) ?? null}
            error={fault === "branches" ? t("pay.fault.branches") : branchesError}
            onChange={(chosen) => put({ branches: chosen?.map(Number) ?? null })}
          />
        </div>
      )}
      <div className={screen.buttons}>
        <Button onPress={onClose}>{t("pay.done")}</Button>
        {way.isNew && (
          <Button look="quiet" onPress={remove}>
            {t("pay.remove")}
          </Button>
        )}
      </div>
    </section>
  );
}
