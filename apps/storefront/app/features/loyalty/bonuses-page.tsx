import type { BonusEntry, BonusState } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./bonuses-page.module.css";
import { ledgerRows } from "./ledger-rows.ts";

export interface BonusesPageProps {
  readonly bonus: BonusState;
  readonly history: readonly BonusEntry[];
  readonly timeZone: string;
}

/** The balance, what it pays for, and each line that made it (VALID-8). */
export function BonusesPage({ bonus, history, timeZone }: BonusesPageProps) {
  const { t, formatNumber, formatDay } = useI18n();
  const rows = ledgerRows(history, bonus.balance);
  return (
    <>
      <PageTitle title={t("account.bonuses")} />
      <Panel>
        <p className={styles["balance"]}>
          <span className={styles["points"]}>{formatNumber(bonus.balance)}</span>
          {t("bonuses.points", { count: bonus.balance })}
        </p>
        <p className={styles["rule"]}>
          {bonus.active ? t("bonuses.rule", { percent: formatNumber(bonus.percentMax) }) : t("bonuses.off")}
        </p>
      </Panel>
      <Panel title={t("bonuses.history")}>
        {rows.length === 0 && <EmptyState title={t("bonuses.empty")} text={t("bonuses.emptyText")} />}
        <ul className={styles["rows"]}>
          {rows.map(({ id, kind, points, at, orderId, balance }) => (
            <li key={id} className={styles["row"]}>
              <span className={styles["what"]}>
                {orderId === null ? (
                  t(`bonuses.kind.${kind}`)
                ) : (
                  <a
                    href={`/order/${orderId}`}
                  >{`${t(`bonuses.kind.${kind}`)}, ${t("orders.title", { number: orderId })}`}</a>
                )}
                <span className={styles["date"]}>{formatDay(at, timeZone)}</span>
              </span>
              <span className={styles["change"]} data-plus={points > 0 || undefined}>
                {points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`}
                <span className={styles["date"]}>{t("bonuses.left", { points: formatNumber(balance) })}</span>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
