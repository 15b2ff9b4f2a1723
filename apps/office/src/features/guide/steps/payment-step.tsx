import { PAY_ON_RECEIPT } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { GATEWAYS } from "../../../model/guide/gateways.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { faultText } from "../fault-text.ts";
import type { StepProps } from "./step-props.ts";

/** Payment methods: on receipt, online through the connected gateways, and what the other gateways need. */
export function PaymentStep({ form: { content, change }, guide, faults }: StepProps<"payment">) {
  const speech = useI18n();
  const { t } = speech;
  const { methods } = content;
  const error = faultText(faults, { field: "methods" }, speech);
  // A gateway that was chosen and then disconnected keeps its box, so that the fault can be corrected.
  const online = [...new Set([...guide.online, ...methods])].filter(
    (id) => !PAY_ON_RECEIPT.some((each) => each === id),
  );
  const order = [...PAY_ON_RECEIPT, ...online];
  const nameOf = (id: string) => {
    const known = GATEWAYS.find((each) => each.id === id);
    return known === undefined ? id : t(`gateway.${known.id}`);
  };
  const box = (id: string, label: string) => (
    <Checkbox
      key={id}
      isSelected={methods.includes(id)}
      onChange={(isOn) => change({ methods: order.filter((one) => (one === id ? isOn : methods.includes(one))) })}
    >
      {label}
    </Checkbox>
  );
  return (
    <fieldset className={screen.group}>
      <legend className={screen.legend}>{t("guide.methods")}</legend>
      {PAY_ON_RECEIPT.map((id) => box(id, t(`guide.pay.${id}`)))}
      <p className={screen.quiet}>{t("guide.pay.atOnce")}</p>
      {online.map((id) => box(id, t("guide.pay.online", { gateway: nameOf(id) })))}
      {GATEWAYS.filter(({ id }) => !guide.online.includes(id)).map(({ id, keys }) => (
        <p key={id} className={screen.quiet}>
          {t("guide.pay.needs", { gateway: nameOf(id), keys })}
        </p>
      ))}
      {error !== null && (
        <p role="alert" className={screen.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
