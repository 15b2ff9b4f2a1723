import type { UseFormReturn } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../state/shop-context.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { CheckoutValues } from "./checkout-problems.ts";
import styles from "./consent.module.css";

/** Addresses under which shops keep their terms and their word on personal data. */
const legalAddress = /ofert|offer|terms|usloviya|soglas|person|privacy|polit|konfid/i;

/** The shopper's agreement, with the shop's documents where its menu names them. */
export function Consent({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { t } = useI18n();
  const { footerMenu } = useShop();
  const documents = footerMenu.flatMap(({ links }) => links).filter(({ url }) => legalAddress.test(url));
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
