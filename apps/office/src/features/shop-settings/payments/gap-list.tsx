import { fulfilmentOf, type PaymentPolicy } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type PaymentPlace, paymentGaps, waysToReceive } from "../../../model/payments/payment-gaps.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import screen from "../../../ui/screen/screen.module.css";
import css from "./payments.module.css";
import { branchName } from "./way-text.ts";

const maxShown = 12;

/** Places where guests have no payment method. */
export function GapList({ policy, places }: { readonly policy: PaymentPolicy; readonly places: Places }) {
  const { t } = useI18n();
  const { shop } = places;
  const gaps = paymentGaps(shop, policy);
  const lineOf = ({ method, warehouseId, zoneId }: PaymentPlace) => {
    const way = waysToReceive(shop).find(({ type }) => type === method)?.name ?? "";
    const branch = branchName(shop, warehouseId);
    if (fulfilmentOf(method) !== "delivery") return t("pay.gap.branch", { way, branch });
    const zone = shop.zones.find(({ id }) => id === zoneId)?.name ?? "";
    return t("pay.gap.zone", { way, zone, branch });
  };
  return (
    <div role="status">
      {gaps.length > 0 && (
        <section className={css.gaps} aria-label={t("pay.gaps")}>
          <p className={screen.fault}>{t("pay.gaps")}</p>
          <ul>
            {gaps.slice(0, maxShown).map((place) => (
              <li key={`${place.method} ${place.warehouseId} ${place.zoneId}`}>{lineOf(place)}</li>
            ))}
          </ul>
          {gaps.length > maxShown && <p>{t("field.and", { count: gaps.length - maxShown })}</p>}
        </section>
      )}
    </div>
  );
}
