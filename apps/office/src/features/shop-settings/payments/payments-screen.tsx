import { PAYMENT_SECTIONS } from "../../../model/payments/payment-form.ts";
import { SectionLoader } from "../section-loader.tsx";
import { PaymentsWorkplace } from "./payments-workplace.tsx";

/** How guests pay: the ways, where they are offered, and what a guest finds at a place (EDIT-4). */
export function PaymentsScreen() {
  return (
    <SectionLoader ids={PAYMENT_SECTIONS} rows={6}>
      {(known) => <PaymentsWorkplace {...known} />}
    </SectionLoader>
  );
}
