import type { BranchId, WorkSchedule } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ServingBranch } from "../../../model/place/place-options.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./zone-verdict.module.css";

export interface ZoneVerdictProps {
  readonly serving: ServingBranch | null;
  readonly isOutside: boolean;
  readonly schedules: Readonly<Record<BranchId, WorkSchedule>>;
}

/** Price and duration of delivery to the address, or what to do outside the zones. */
export function ZoneVerdict({ serving, isOutside, schedules }: ZoneVerdictProps) {
  return (
    <div aria-live="polite">
      {isOutside && <Outside />}
      {serving && <Terms serving={serving} minutes={minutesOf(serving, schedules)} />}
    </div>
  );
}

/** Minutes to the door at the branch's present pace, as the quote promises them (STOP-3). Null: it promises no time. */
function minutesOf(
  { warehouseId, extraMinutes }: ServingBranch,
  schedules: ZoneVerdictProps["schedules"],
): number | null {
  const usual = schedules[warehouseId]?.cookingMinutes ?? 0;
  return usual === 0 ? null : usual + extraMinutes;
}

function Outside() {
  const { t } = useI18n();
  const { deliveryMethods } = useShop();
  return (
    <div className={styles["outside"]}>
      <p>{t("place.outsideText")}</p>
      {deliveryMethods.includes("local_pickup") && (
        <Button look="tint" onClick={() => usePlace.getState().setTab("pickup")}>
          {t("place.outsidePickup")}
        </Button>
      )}
    </div>
  );
}

function Terms({ serving, minutes }: { readonly serving: ServingBranch; readonly minutes: number | null }) {
  const { t, formatPrice } = useI18n();
  const { flags } = useShop();
  const { price, freeFrom, minimum } = serving.condition;
  const fee = price === 0 ? t("place.feeFree") : t("place.fee", { price: formatPrice(price) });
  const notes = [
    !flags.hidesDeliveryPrice &&
      price > 0 &&
      freeFrom !== null &&
      t("place.freeFrom", { price: formatPrice(freeFrom) }),
    minimum > 0 && t("place.minimumIs", { price: formatPrice(minimum) }),
  ].filter(Boolean);
  return (
    <div className={styles["terms"]}>
      <p className={styles["main"]}>
        {[!flags.hidesDeliveryPrice && fee, serving.isOpen && minutes !== null && t("place.about", { minutes })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {notes.length > 0 && <p className={styles["notes"]}>{notes.join(" · ")}</p>}
      {serving.pause ? (
        <p className={styles["closed"]}>{serving.pause.message ?? t("reason.paused")}</p>
      ) : (
        !serving.isOpen && <p className={styles["closed"]}>{t("place.branchClosed")}</p>
      )}
    </div>
  );
}
