import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { stageKey } from "../../../model/orders/stage-text.ts";
import { openModal } from "../../../model/page/modals.ts";
import { useLocation } from "../../../routing/hooks.ts";
import { liveOrdersSlot } from "./live-orders-slot.ts";
import styles from "./order-bar.module.css";
import { OrderBar } from "./order-bar.tsx";
import { useLiveOrders } from "./use-live-orders.ts";

/**
 * The bar of the active order, on every page except its own. Of several, the most urgent, with a link to the
 * others.
 */
export function LiveOrders() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const isGuest = useUser(({ user }) => user === null);
  const slot = useSlot(pathname);
  const path = pathname.replace(/\/$/, "");
  // The account's first page shows them itself.
  const orders = useLiveOrders().filter(({ id }) => path !== `/order/${id}` && path !== "/lk");
  const [first, ...others] = orders;
  if (slot === null || first === undefined) return null;
  const more = t("live.more", { count: others.length });
  return createPortal(
    <section aria-label={t("live.label")} className={styles["bar"]} data-live-order="">
      <p role="status" className="visually-hidden">
        {t(first.isUnanswered ? "answer.none" : stageKey(first.stage, first.isDelivery))}
      </p>
      <OrderBar order={first} />
      {others.length > 0 &&
        (isGuest ? (
          <button type="button" className={styles["more"]} onClick={() => openModal("mine")}>
            {more}
          </button>
        ) : (
          <a href="/lk/orders" className={styles["more"]}>
            {more}
          </a>
        ))}
    </section>,
    slot,
  );
}

/** The element for the bar in the present layout. Another page may have another layout. */
function useSlot(pathname: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for after each navigation
  useEffect(() => setSlot(document.getElementById(liveOrdersSlot)), [pathname]);
  return slot;
}
