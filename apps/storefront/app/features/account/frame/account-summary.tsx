import { useI18n } from "../../../i18n/i18n-context.tsx";
import styles from "./account-summary.module.css";

export interface AccountSummaryProps {
  /** Null: unknown. */
  readonly points: number | null;
  readonly coupons: number | null;
}

/** Points and coupons, each with a link to its page. */
export function AccountSummary({ points, coupons }: AccountSummaryProps) {
  const { t } = useI18n();
  return (
    <div className={styles["tiles"]}>
      {points !== null && <Tile href="/lk/bonuses" label={t("account.bonuses")} count={points} />}
      {coupons !== null && <Tile href="/lk/promocodes" label={t("account.promocodes")} count={coupons} />}
    </div>
  );
}

interface TileProps {
  readonly href: string;
  readonly label: string;
  readonly count: number;
}

function Tile({ href, label, count }: TileProps) {
  const { formatNumber } = useI18n();
  return (
    <a href={href} className={styles["tile"]}>
      <span className={styles["label"]}>{label}</span>
      <span className={styles["count"]}>{formatNumber(count)}</span>
    </a>
  );
}
