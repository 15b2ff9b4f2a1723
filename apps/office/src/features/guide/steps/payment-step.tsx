import { PAY_ON_RECEIPT } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { faultText } from "../fault-text.ts";
import type { StepProps } from "./step-props.ts";

/** Payment methods: on receipt, and online through the server's connected gateways. */
export function PaymentStep({ form: { content, change }, guide, faults }: StepProps<"payment">) {
  const speech = useI18n();
  const { t } = speech;
  const { methods } = content;
  const error = faultText(faults, { field: "methods" }, speech);
  const order = [...PAY_ON_RECEIPT, ...guide.online];
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
      {guide.online.map((id) => box(id, t("guide.pay.online", { gateway: id })))}
      {guide.online.length === 0 && <p className={screen.quiet}>{t("guide.pay.noGateway")}</p>}
      {error !== null && (
        <p role="alert" className={screen.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
