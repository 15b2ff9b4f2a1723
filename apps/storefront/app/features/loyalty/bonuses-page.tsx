import type { BonusState } from "@skatert/contract";
import { money } from "@skatert/domain";
import { dayText } from "../../i18n/format/day-text.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { PagesNav } from "../../ui/lists/pages-nav.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";
import styles from "./bonuses-page.module.css";
import type { LedgerRow } from "./ledger-rows.ts";

export interface BonusesPageProps {
  readonly bonus: BonusState;
  /** Null: the shop has none to show. */
  readonly history: HistoryProps["history"] | null;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
}

/** The balance, its use, and each entry of its history (VALID-8). */
export function BonusesPage({ bonus, history, timeZone, now }: BonusesPageProps) {
  const { t, formatNumber } = useI18n();
  const rule = useRule(bonus);
  return (
    <>
      <PageTitle title={t("account.bonuses")} />
      <Panel>
        <p className={styles["balance"]}>
          <span className={styles["points"]}>{formatNumber(bonus.balance)}</span>
          {t("bonuses.points", { count: bonus.balance })}
        </p>
        <p className={styles["rule"]}>{rule}</p>
      </Panel>
      {history !== null && <History history={history} timeZone={timeZone} now={now} />}
    </>
  );
}

/** What points are good for. A host without our order call cannot take them off the balance. */
function useRule({ active, percentMax }: BonusState): string {
  const { t, formatNumber, formatPrice } = useI18n();
  const { lacks } = useShop();
  if (!active) return t("bonuses.off");
  if (lacks.includes("points")) return t("bonuses.notHere");
  return t("bonuses.rule", { price: formatPrice(money(100)), percent: formatNumber(percentMax) });
}

interface HistoryProps extends Pick<BonusesPageProps, "timeZone" | "now"> {
  readonly history: {
    readonly items: readonly LedgerRow[];
    readonly page: number;
    readonly pages: number;
    readonly isCut?: boolean;
  };
}

function History({ history: { items, page, pages, isCut }, timeZone, now }: HistoryProps) {
  const i18n = useI18n();
  return (
    <>
      <Panel title={i18n.t("bonuses.history")}>
        {items.length === 0 && <NoPoints />}
        <ul className={styles["rows"]}>
          {items.map((row) => (
            <LedgerLine key={row.id} row={row} day={(at) => dayText(at, timeZone, now, i18n)} />
          ))}
        </ul>
      </Panel>
      <PagesNav page={page} pages={pages} path="/lk/bonuses" isCut={isCut} />
    </>
  );
}

function NoPoints() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t("bonuses.empty")}
      text={t("bonuses.emptyText")}
      action={
        <a href="/" className={buttonClass("action", "l")}>
          {t("cart.toMenu")}
        </a>
      }
    />
  );
}

function LedgerLine({ row, day }: { readonly row: LedgerRow; readonly day: (at: number) => string }) {
  const { t, formatNumber } = useI18n();
  const { kind, points, at, orderId, balance } = row;
  const what = t(`bonuses.kind.${kind}`);
  return (
    <li className={styles["row"]}>
      <span className={styles["what"]}>
        {orderId === null ? (
          what
        ) : (
          <a href={`/order/${orderId}`}>{`${what}, ${t("orders.title", { number: orderId })}`}</a>
        )}
        <span className={styles["date"]}>{day(at)}</span>
      </span>
      <span className={styles["change"]} data-plus={points > 0 || undefined}>
        {points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`}
        <span className={styles["date"]}>{t("bonuses.left", { points: formatNumber(balance) })}</span>
      </span>
    </li>
  );
}
