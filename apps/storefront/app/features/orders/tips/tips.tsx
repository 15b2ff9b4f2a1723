import type { OrderTip, OrderTips } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import { lazy, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useClosedTips } from "../../../model/orders/closed-tips.ts";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import { Button } from "../../../ui/button.tsx";
import { focusBeside } from "../../../ui/focus/focus-beside.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import styles from "./tips.module.css";
import { useTipCheck } from "./use-tip-check.ts";

const TipForm = lazy(async () => ({ default: (await import("./tip-form.tsx")).TipForm }));

export interface TipsProps {
  readonly orderId: OrderId;
  readonly accessKey: string | null;
  readonly tips: OrderTips;
  /** The shop's clock, milliseconds. */
  readonly now: number;
  /** Something else on the page has priority, so the offer is less prominent. */
  readonly isSecond: boolean;
  /** Reloads the order. */
  readonly onSettled: () => Promise<void>;
}

/** Anchor for the return from the payment page. */
const anchor = "thanks";
/** A refusal older than this is not shown. */
const newsMs = 60 * 60_000;

/**
 * Tips for courier or kitchen: the given ones, and an offer that can be closed permanently on this device.
 */
export function Tips(props: TipsProps) {
  const { orderId, accessKey, tips, now, isSecond, onSettled } = props;
  const { t } = useI18n();
  const titleId = useId();
  const hydrating = useHydrating();
  const isClosed = useClosedTips(({ orders }) => orders.includes(orderId));
  const [wantsMore, setWantsMore] = useState(false);
  const isChecking = useTipCheck(props);
  const paid = tips.tips.filter(({ state }) => state === "paid");
  const newest = tips.tips.at(-1);
  const isDeclined = newest?.state === "cancelled" && now - newest.at < newsMs;
  const isOffered = tips.canTip && !hydrating && !isClosed;
  const outcome = useOutcomeInSight();
  const close = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const isLeft = paid.length > 0 || isDeclined || isChecking;
    // After a tap the page keeps its position.
    const options = { preventScroll: detail > 0 };
    const section = currentTarget.closest("section");
    if (isLeft) outcome.current?.focus(options);
    else if (section) focusBeside(section, options);
    useClosedTips.getState().close(orderId);
  };
  if (paid.length === 0 && !isOffered && !isDeclined && !isChecking) return null;
  const isOpen = isOffered && (paid.length === 0 || wantsMore);
  return (
    <section id={anchor} className={styles["tips"]} aria-labelledby={titleId}>
      <header className={styles["header"]}>
        <h2 id={titleId}>{t(isOpen ? "tips.title" : "tips.done")}</h2>
        {isOpen && <IconButton icon="close" label={t("tips.close")} onClick={close} />}
      </header>
      <div ref={outcome} tabIndex={-1} className={styles["outcome"]}>
        <div role="status" className={styles["said"]}>
          {paid.map((tip) => (
            <Given key={tip.id} tip={tip} />
          ))}
          {isChecking && <p className={styles["note"]}>{t("tips.checking")}</p>}
        </div>
        {isDeclined && <Notice tone="danger">{t("tips.declined")}</Notice>}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton height="216px" />}>
          <TipForm
            orderId={orderId}
            accessKey={accessKey}
            tips={tips}
            tipped={paid.map(({ recipient }) => recipient)}
            isAskedFor={wantsMore}
            isQuiet={isSecond}
            onSettled={onSettled}
          />
        </Suspense>
      )}
      {isOffered && !isOpen && (
        <Button look="quiet" size="s" className={styles["more"]} onClick={() => setWantsMore(true)}>
          {t("tips.more")}
        </Button>
      )}
    </section>
  );
}

function Given({ tip }: { readonly tip: OrderTip }) {
  const { t, formatPrice } = useI18n();
  return (
    <p className={styles["given"]}>
      <Icon name="check" size={20} />
      <span>{t(`tips.given.${tip.recipient}`, { price: formatPrice(tip.amount) })}</span>
    </p>
  );
}

/**
 * Scrolls to the result of the tip and focuses it on return from the payment page. The server's HTML also has
 * it while it is pending. Its live region announces later changes.
 */
function useOutcomeInSight() {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${anchor}`) return;
    outcome.current?.scrollIntoView({ block: "center" });
    outcome.current?.focus({ preventScroll: true });
  }, []);
  return outcome;
}
