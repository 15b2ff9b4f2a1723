import { fulfilmentOf } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { PagesNav } from "../../../ui/lists/pages-nav.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { PageTitle } from "../../../ui/text/page-title.tsx";
import { OrderCard } from "./order-card.tsx";
import type { OrderEntry } from "./order-entry.ts";
import styles from "./orders-page.module.css";

export interface OrdersPageProps {
  readonly orders: readonly OrderEntry[];
  readonly page: number;
  readonly pages: number;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
}

/** Past and active orders, newest first. */
export function OrdersPage({ orders, page, pages, timeZone, now }: OrdersPageProps) {
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t("account.orders")} />
      {orders.length === 0 && (
        <EmptyState
          title={t("history.empty")}
          text={t("history.emptyText")}
          action={
            <a href="/" className={buttonClass("action", "l")}>
              {t("cart.toMenu")}
            </a>
          }
        />
      )}
      <ul className={styles["list"]}>
        {orders.map((entry) => (
          <li key={entry.order.id}>
            <OrderCard
              {...entry}
              isDelivery={fulfilmentOf(entry.order.delivery.method) === "delivery"}
              timeZone={timeZone}
              now={now}
            />
          </li>
        ))}
      </ul>
      <PagesNav page={page} pages={pages} path="/lk/orders" />
    </>
  );
}
