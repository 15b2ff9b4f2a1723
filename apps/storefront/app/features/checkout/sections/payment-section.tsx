import type { PaymentMethod, QuoteRefusal } from "@skatert/domain";
import type { UseFormReturn } from "react-hook-form";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceRow } from "../../../ui/fields/choice-row.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { type CheckoutValues, cashMethod } from "../checkout-problems.ts";
import styles from "./payment-section.module.css";
import { Section } from "./section.tsx";

export interface PaymentSectionProps {
  readonly form: UseFormReturn<CheckoutValues>;
  /** Methods of the quote. Null while it loads. */
  readonly methods: readonly Pick<PaymentMethod, "id" | "name" | "online">[] | null;
  /** Retries if the request for methods failed (STATE-1). Null: it succeeded or is pending. */
  readonly onRetry: (() => void) | null;
  readonly refusals: readonly QuoteRefusal[];
}

/** Payment methods as plain rows. Cash asks for the note that needs change. */
export function PaymentSection({ form, methods, onRetry, refusals }: PaymentSectionProps) {
  const { t } = useI18n();
  const { register, watch, formState } = form;
  const { errors } = formState;
  const chosen = watch("paymentMethod");
  // Without methods no field could take the focus.
  const isMissing = methods === null && errors.paymentMethod !== undefined;
  return (
    <Section title={t("checkout.payment")} refusals={refusals} isFault={isMissing || refusals.length > 0}>
      {methods === null && (onRetry ? <Unreachable onRetry={onRetry} /> : <Skeleton height="168px" />)}
      <div role="radiogroup" aria-label={t("checkout.payment")} aria-describedby="payment-error">
        {methods?.map(({ id, name, online }) => (
          <ChoiceRow
            key={id}
            value={id}
            note={online ? t("checkout.online") : null}
            aria-invalid={errors.paymentMethod ? true : undefined}
            aria-describedby={errors.paymentMethod ? "payment-error" : undefined}
            {...register("paymentMethod")}
          >
            {name}
          </ChoiceRow>
        ))}
      </div>
      <p id="payment-error" role="alert" className={styles["error"]}>
        {errors.paymentMethod?.message}
      </p>
      {chosen === cashMethod && (
        <Field
          label={t("checkout.changeFrom")}
          hint={t("checkout.changeHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          className={styles["change"]}
          error={errors.changeFrom?.message ?? null}
          {...register("changeFrom")}
        />
      )}
    </Section>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles["unreachable"]}>
      <Notice tone="danger">{t("cart.offline")}</Notice>
      <Button look="tint" onClick={onRetry}>
        {t("site.retry")}
      </Button>
    </div>
  );
}
