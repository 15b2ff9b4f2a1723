import type { WireGuestOrder, WireGuestPage } from "@skatert/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guestOrdersQuery } from "../../model/guests/guests-query.ts";
import { branchText } from "../../platform/session/branch-text.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./guests.module.css";

/** The orders of a guest in the caller's branches; each opens its ticket. */
export function GuestOrders({ id, guest }: { readonly id: string; readonly guest: WireGuestPage }) {
  const { t } = useI18n();
  const found = useInfiniteQuery(guestOrdersQuery(id));
  const orders = found.data?.pages.flatMap((page) => page.orders) ?? guest.last_orders;
  return (
    <section className={screen.panel} aria-labelledby="guest-orders">
      <h2 id="guest-orders" className={screen.heading}>
        {t("guests.orders")}
      </h2>
      {found.isError && (
        <div role="alert" className={screen.buttons}>
          <p className={screen.fault}>{t("guests.orders.failed")}</p>
          <Button isPending={found.isFetching} onPress={() => void found.refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {orders.length === 0 && !found.isError && <p className={screen.quiet}>{t("guests.noOrders")}</p>}
      <ul className={styles.lines} aria-busy={found.isFetching}>
        {orders.map((order) => (
          <GuestOrder key={order.id} order={order} isOther={order.phone !== guest.phone} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
          {t("guests.orders.more")}
        </Button>
      )}
    </section>
  );
}

function GuestOrder({ order, isOther }: { readonly order: WireGuestOrder; readonly isOther: boolean }) {
  const i18n = useI18n();
  const { t, money, dayTime } = i18n;
  const { me } = useWork();
  const { time_zone: zone } = useShownBranch();
  const dishes = order.lines.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(", ");
  return (
    <li className={styles.line}>
      <div>
        <Link className={screen.link} to={`/ticket/${order.id}`}>
          {t("board.number", { number: order.number })}
        </Link>
        <p className={screen.quiet}>
          {dayTime(order.placed_at, zone)} · {t(`board.state.${order.stage}`)}
          {me.branches.length > 1 && ` · ${branchText(me, order.branch_id, i18n)}`}
          {isOther && ` · ${order.phone}`}
        </p>
        <p>{dishes}</p>
      </div>
      <span className={styles.figure}>{money(order.total)}</span>
    </li>
  );
}
