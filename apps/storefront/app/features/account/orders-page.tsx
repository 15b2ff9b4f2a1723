import type { OrderView } from "@skatert/contract";
import { type CartLine, fulfilmentOf } from "@skatert/domain";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { OrderCard } from "./order-card.tsx";
import styles from "./orders-page.module.css";

export interface OrderEntry {
  readonly order: OrderView;
  readonly repeatLines: readonly CartLine[];
  readonly gone: readonly string[];
  readonly canRate: boolean;
}

export interface OrdersPageProps {
  readonly orders: readonly OrderEntry[];
  readonly page: number;
  readonly pages: number;
  readonly timeZone: string;
  /** Keeps an order that is on its way true, by its bell. */
  readonly live: (order: OrderView) => ReactNode;
}

/** Past and present orders, newest first. */
export function OrdersPage({ orders, page, pages, timeZone, live }: OrdersPageProps) {
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
            />
            {live(entry.order)}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t("history.pages")} className={styles["pages"]}>
          {page > 1 && (
            <a href={`/lk/orders?page=${page - 1}`} className={buttonClass("outline")}>
              {t("history.newer")}
            </a>
          )}
          <span>{t("history.page", { page, pages })}</span>
          {page < pages && (
            <a href={`/lk/orders?page=${page + 1}`} className={buttonClass("outline")}>
              {t("history.older")}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
