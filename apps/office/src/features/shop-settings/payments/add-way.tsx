import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  canAdd,
  isGateway,
  newWay,
  type PaymentForm,
  WAY_KINDS,
  type WayKind,
} from "../../../model/payments/payment-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import css from "./payments.module.css";

interface AddWayProps {
  readonly form: PaymentForm;
  readonly onChange: (part: Partial<PaymentForm>) => void;
  readonly onOpen: (id: string) => void;
}

/** Adds a payment method at the end of the list. */
export function AddWay({ form, onChange, onOpen }: AddWayProps) {
  const { t } = useI18n();
  const [kind, setKind] = useState<WayKind>("cash");
  const taken = form.ways.map(({ id }) => id);
  const kinds = WAY_KINDS.filter((each) => canAdd(each, taken));
  const shown = kinds.includes(kind) ? kind : kinds[0];
  if (shown === undefined) return null;
  const labelOf = (value: WayKind) =>
    isGateway(value) ? t("pay.kind.online", { gateway: t(`gateway.${value}`) }) : t(`pay.kind.${value}`);
  const add = () => {
    const name = isGateway(shown) ? t("pay.kind.online.name") : t(`pay.kind.${shown}`);
    const way = newWay(shown, shown === "other" ? "" : name, taken);
    onChange({ ways: [...form.ways, way] });
    onOpen(way.id);
  };
  return (
    <div className={css.add}>
      <Select
        label={t("pay.add.kind")}
        value={shown}
        onChange={setKind}
        choices={kinds.map((value) => ({ value, label: labelOf(value) }))}
      />
      <Button onPress={add}>{t("pay.add")}</Button>
    </div>
  );
}
