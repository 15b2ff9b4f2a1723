import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type GroupHost, useGroup } from "../../model/group-order/group-store.ts";
import { tellOrdered } from "../../model/group-order/tell-group.ts";
import { openModal } from "../../model/page/modals.ts";
import { useLocation } from "../../routing/hooks.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./group-bar.module.css";
import { GuestBar } from "./guest-bar.tsx";
import { useGroupWatch } from "./use-group-watch.ts";
import { useTellKept } from "./use-tell-kept.ts";

/** Id of the element in every layout that contains the bars of orders. */
const barSlot = "live-orders";
const retryMs = 5_000;

/** The bar of this browser's group order, on every page except the order's own. */
export function GroupBar() {
  const { t } = useI18n();
  const own = useGroup((state) => state.own);
  const { pathname } = useLocation();
  const slot = useSlot(pathname);
  useGroupWatch(own?.id ?? null);
  if (own === null) return null;
  if (own.role === "host" && own.isOrdered) return <Ordered own={own} />;
  const isOwnPage = pathname.startsWith("/together/") || (own.role === "host" && pathname.startsWith("/order"));
  const bar = own.role === "host" ? <HostBar own={own} /> : <GuestBar own={own} />;
  if (slot === null) return null;
  return createPortal(
    <section aria-label={t("group.title")} className={styles["bar"]} hidden={isOwnPage}>
      {bar}
    </section>,
    slot,
  );
}

function HostBar({ own }: { readonly own: GroupHost }) {
  const { t } = useI18n();
  useTellKept(own.id);
  const data = useGroup((state) => state.data);
  const count = data?.people.length ?? 0;
  return (
    <div className={styles["card"]}>
      <span className={styles["words"]}>
        <span className={styles["title"]}>{t("group.title")}</span>
        <span className={styles["note"]} role="status">
          {data?.state === "closed"
            ? t(own.isMerged ? "group.closedForOthers" : "group.notTaken")
            : t("group.people", { count })}
        </span>
      </span>
      <Button look="tint" size="s" onClick={() => openModal("group-order")}>
        {t("group.open")}
      </Button>
    </div>
  );
}

/** Reports the placed order to the server until it is confirmed. */
function Ordered({ own }: { readonly own: GroupHost }) {
  const { language } = useI18n();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try tells it again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    tellOrdered(own, language).catch(() => {
      timer = setTimeout(() => setTries((before) => before + 1), retryMs);
    });
    return () => clearTimeout(timer);
  }, [own.id, tries, language]);
  return null;
}

/** The element for the bar in the present layout. Another page may have another layout. */
function useSlot(pathname: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for after each navigation
  useEffect(() => setSlot(document.getElementById(barSlot)), [pathname]);
  return slot;
}
