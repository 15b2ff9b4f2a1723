import type { WireGuestPage } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { entryText } from "../../model/guests/guest-words.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./guests.module.css";

/** The balance and the ledger of points, with the reasons and authors of manual entries. */
export function GuestPoints({ guest, onChange }: { readonly guest: WireGuestPage; readonly onChange: () => void }) {
  const i18n = useI18n();
  const { t, number, dayTime } = i18n;
  const { time_zone: zone } = useShownBranch();
  return (
    <section className={screen.panel} aria-labelledby="guest-points">
      <div className={screen.head}>
        <h2 id="guest-points" className={screen.heading}>
          {t("guests.points", { points: number(guest.points ?? 0) })}
        </h2>
        {guest.may.points > 0 && <Button onPress={onChange}>{t("guests.points.change")}</Button>}
      </div>
      {guest.ledger.length === 0 && <p className={screen.quiet}>{t("guests.points.none")}</p>}
      <ul className={styles.lines}>
        {guest.ledger.map((entry) => (
          <li key={entry.id} className={styles.line}>
            <div>
              <p>{entryText(entry, i18n)}</p>
              <p className={screen.quiet}>
                {dayTime(entry.at, zone)}
                {entry.order_id !== null && ` · ${t("board.number", { number: String(entry.order_id) })}`}
                {entry.by !== null && ` · ${entry.by}`}
              </p>
            </div>
            <span className={styles.figure}>
              {entry.points > 0 ? "+" : "−"}
              {number(Math.abs(entry.points))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The individual coupons that the guest has. */
export function GuestCoupons({ guest, onGive }: { readonly guest: WireGuestPage; readonly onGive: () => void }) {
  const { t } = useI18n();
  const { coupons, coupons_to_give: offered, may } = guest;
  if (coupons.length === 0 && offered.length === 0) return null;
  return (
    <section className={screen.panel} aria-labelledby="guest-coupons">
      <div className={screen.head}>
        <h2 id="guest-coupons" className={screen.heading}>
          {t("guests.coupons")}
        </h2>
        {may.edit && offered.length > 0 && <Button onPress={onGive}>{t("guests.coupon.give")}</Button>}
      </div>
      {coupons.length === 0 && <p className={screen.quiet}>{t("guests.coupons.none")}</p>}
      <ul className={styles.lines}>
        {coupons.map(({ coupon_id: coupon, code, description, used, limit }) => (
          <li key={coupon} className={styles.line}>
            <div>
              <p>{code}</p>
              {description !== "" && <p className={screen.quiet}>{description}</p>}
            </div>
            <span className={screen.quiet}>
              {limit === null ? t("guests.coupon.used", { used }) : t("guests.coupon.used.of", { used, limit })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
