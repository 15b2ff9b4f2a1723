import { IF_MISSING } from "@skatert/domain";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { ChoiceRow } from "../../../ui/fields/choice-row.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { PhoneField } from "../../../ui/fields/phone-field.tsx";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import type { CheckoutValues } from "../checkout-problems.ts";
import styles from "./contact-section.module.css";
import { Section } from "./section.tsx";

const longestName = 100;
const longestComment = 1000;
const maxPeople = 50;

export interface ContactSectionProps {
  readonly form: UseFormReturn<CheckoutValues>;
  /** False at a table, where the number of people is known. */
  readonly asksPeople: boolean;
  /** The shop asks what to do if a dish is missing. */
  readonly asksIfMissing: boolean;
}

/** Contact data, and a comment for the restaurant. */
export function ContactSection({ form, asksPeople, asksIfMissing }: ContactSectionProps) {
  const { t, formatNumber } = useI18n();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Section title={t("checkout.contacts")}>
      <div className={styles["fields"]}>
        <Field
          label={t("checkout.name")}
          autoComplete="given-name"
          maxLength={longestName}
          required
          error={errors.name?.message ?? null}
          {...register("name")}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field: { ref, value, onChange, ...field } }) => (
            <PhoneField
              label={t("checkout.phone")}
              value={value}
              onPhone={onChange}
              ref={ref}
              error={errors.phone?.message ?? null}
              {...field}
            />
          )}
        />
        <Field
          label={t("checkout.email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message ?? null}
          className={styles["wide"]}
          {...register("email")}
        />
        {asksPeople && (
          <Controller
            control={control}
            name="people"
            render={({ field: { value, onChange } }) => (
              <div className={styles["people"]}>
                <span>{t("checkout.people")}</span>
                <Stepper
                  name={t("checkout.people")}
                  value={formatNumber(value)}
                  onFewer={() => onChange(value - 1)}
                  onMore={() => onChange(value + 1)}
                  canFewer={value > 0}
                  canMore={value < maxPeople}
                />
              </div>
            )}
          />
        )}
        <TextArea
          label={t("checkout.comment")}
          placeholder={t("checkout.commentHint")}
          maxLength={longestComment}
          className={styles["wide"]}
          {...register("comment")}
        />
        {asksIfMissing && (
          <div role="radiogroup" aria-labelledby="if-missing" className={styles["wide"]}>
            <p id="if-missing">{t("missing.title")}</p>
            {IF_MISSING.map((choice) => (
              <ChoiceRow key={choice} value={choice} {...register("ifMissing")}>
                {t(`missing.${choice}`)}
              </ChoiceRow>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
