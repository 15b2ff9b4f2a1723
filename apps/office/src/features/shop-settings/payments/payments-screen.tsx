import { PAYMENT_SECTIONS } from "../../../model/payments/payment-form.ts";
import { SectionLoader } from "../section-loader.tsx";
import { PaymentsWorkplace } from "./payments-workplace.tsx";

/** Payment methods, where they are offered, and a preview for one place (EDIT-4). */
export function PaymentsScreen() {
  return (
    <SectionLoader ids={PAYMENT_SECTIONS} rows={6}>
      {(known) => <PaymentsWorkplace {...known} />}
    </SectionLoader>
  );
}
