import type { BoardOrder } from "@skatert/contract";
import type { DraftFault } from "../../../../model/changing/draft-faults.ts";
import type { Sale } from "../../../../model/sale/sale.ts";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../../words.ts";
import type { DraftPartProps } from "../dish/line-list.tsx";
import { OrderFold } from "./order-fold.tsx";

interface PaymentPartProps extends DraftPartProps {
  readonly order: BoardOrder;
  readonly faults: ReadonlySet<DraftFault>;
  readonly sale: Sale;
}

/** How the rest is paid. */
export function PaymentPart({ order, draft, faults, sale, onChange }: PaymentPartProps) {
  const { t } = useBoardWords();
  const { payment } = draft;
  const method = draft.way?.method ?? order.method;
  const offered = sale.payments.filter(({ methods }) => methods.length === 0 || methods.includes(method));
  const chosen = offered.find(({ id }) => id === payment?.id);
  return (
    <OrderFold title={t("change.payment")} now={order.payment.name} startsOpen={payment !== null}>
      <Select
        label={t("change.payment.way")}
        placeholder={order.payment.name}
        choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={payment?.id ?? null}
        onChange={(id) => onChange({ payment: { id, changeFrom: "" } })}
      />
      {payment !== null && chosen?.online === false && (
        <TextField
          label={t("change.payment.changeFrom")}
          inputMode="decimal"
          maxLength={9}
          value={payment.changeFrom}
          error={faults.has("changeFrom") ? t("change.payment.changeFrom.wrong") : null}
          onChange={(changeFrom) => onChange({ payment: { ...payment, changeFrom } })}
        />
      )}
    </OrderFold>
  );
}
