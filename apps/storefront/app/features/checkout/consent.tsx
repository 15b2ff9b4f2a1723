import type { UseFormReturn } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useLegalLinks } from "../../state/legal-links.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { CheckoutValues } from "./checkout-problems.ts";
import styles from "./consent.module.css";

/** The shopper's agreement, with the shop's documents where its menu names them. */
export function Consent({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { t } = useI18n();
  const documents = useLegalLinks();
  const error = form.formState.errors.consent?.message;
  return (
    <div className={styles["consent"]}>
      <Checkbox {...form.register("consent")} aria-invalid={error ? true : undefined} aria-describedby="consent-error">
        <span className={styles["text"]}>
          {t("checkout.consent")}
          {documents.map(({ title, url }, index) => (
            <span key={url}>
              {index === 0 ? ": " : ", "}
              <a href={url} target="_blank" rel="noreferrer" className={styles["link"]}>
                {title}
              </a>
            </span>
          ))}
        </span>
      </Checkbox>
      <p id="consent-error" role="alert" className={styles["error"]}>
        {error}
      </p>
    </div>
  );
}
