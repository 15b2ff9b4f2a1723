import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/text/skeleton.tsx";
import formStyles from "./checkout-form.module.css";
import styles from "./checkout-skeleton.module.css";

/**
 * As high as the form for a delivery of two dishes, section by section. Its button is at its final position.
 */
export function CheckoutSkeleton() {
  return (
    <div className={classNames(formStyles["form"], styles["waiting"])} data-waiting>
      <WithoutScript />
      <Skeleton height="123px" />
      <Skeleton height="248px" />
      <Skeleton height="var(--contacts)" />
      <Skeleton height="304px" />
      <div className={formStyles["side"]}>
        <Skeleton height="355px" />
        <Skeleton height="44px" />
        <div className={formStyles["submit"]}>
          <Skeleton height="56px" />
        </div>
      </div>
    </div>
  );
}

/** The cart needs the browser's script. Without it the shop's phone takes the order. */
function WithoutScript() {
  const { t } = useI18n();
  const phone = useShop().contacts.phones[0];
  return (
    <noscript>
      <style>{"[data-waiting]>:not(noscript){display:none}"}</style>
      <p>{t("checkout.noScript")}</p>
      {phone && <a href={phone.url}>{phone.text}</a>}
    </noscript>
  );
}
