import type { WireGuestRow } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import screen from "../../ui/screen/screen.module.css";
import styles from "./guests.module.css";

/** The link to a guest's page. */
export function guestPath(id: string): string {
  return `/guests/${encodeURIComponent(id)}`;
}

export function GuestRow({ guest }: { readonly guest: WireGuestRow }) {
  const { t } = useI18n();
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          <Link className={screen.link} to={guestPath(guest.id)}>
            <bdi>{guest.name === "" ? t("guests.nameless") : guest.name}</bdi>
          </Link>{" "}
          <span className={screen.kind}>{guest.phone}</span>
        </p>
        <p className={screen.quiet}>
          <OrdersOf guest={guest} />
        </p>
      </div>
      <GuestMarks guest={guest} />
    </li>
  );
}

/** «3 заказа на 4 200 ₽, последний 12 марта». */
export function OrdersOf({ guest }: { readonly guest: WireGuestRow }) {
  const { t, money, day } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const { orders, spent, last_order_at: last } = guest;
  if (last === null) return t("guests.noOrders");
  return t("guests.orders.sum", { count: orders, sum: money(spent), day: day(last, zone) });
}

export function GuestMarks({ guest }: { readonly guest: Pick<WireGuestRow, "segments" | "is_blocked"> }) {
  const { t } = useI18n();
  if (guest.segments.length === 0 && !guest.is_blocked) return null;
  return (
    <ul className={styles.marks}>
      {guest.is_blocked && <li className={styles.blocked}>{t("guests.blocked")}</li>}
      {guest.segments.map((segment) => (
        <li key={segment} className={styles.mark}>
          {t(`guests.mark.${segment}`)}
        </li>
      ))}
    </ul>
  );
}
