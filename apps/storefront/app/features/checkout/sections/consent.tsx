import { legalDocuments } from "@skatert/domain";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Trans } from "../../../i18n/trans.tsx";
import { useLegalLinks } from "../../../model/shop/legal-links.ts";
import type { NavigationLink } from "../../../model/shop/shop.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import type { CheckoutValues } from "../checkout-problems.ts";
import styles from "./consent.module.css";

/** The shopper's consent in one sentence, with links to the shop's documents from its menu. */
export function Consent({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { t } = useI18n();
  const { offer, personal, others } = legalDocuments(useLegalLinks());
  const error = form.formState.errors.consent?.message;
  return (
    <div className={styles["consent"]}>
      <Checkbox {...form.register("consent")} aria-invalid={error ? true : undefined} aria-describedby="consent-error">
        <span className={styles["text"]}>
          <Trans
            id="checkout.consent"
            values={{
              offer: <Document link={offer}>{t("checkout.consentOffer")}</Document>,
              personal: <Document link={personal}>{t("checkout.consentPersonal")}</Document>,
            }}
          />
          {others.map((link) => (
            <span key={link.url}>
              {", "}
              <Document link={link}>{link.title}</Document>
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

/** Words of the sentence as a link to their document. Plain text if the shop has none. */
function Document({ link, children }: { readonly link: NavigationLink | null; readonly children: ReactNode }) {
  if (link === null) return children;
  return (
    <a href={link.url} target="_blank" rel="noreferrer" className={styles["link"]}>
      {children}
    </a>
  );
}
