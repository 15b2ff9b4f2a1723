import type { BoardOrder } from "@skatert/contract";
import { columnOf, type Instant, lateBy } from "@skatert/domain";
import { doneAt } from "../../../model/board/orders/columns-of.ts";
import { offeredTime } from "../../../model/board/orders/next-step.ts";
import { useAt } from "../../../platform/clock/use-now.ts";
import { classNames } from "../../../ui/class-names.ts";
import { type BoardWords, useBoardWords } from "../words.ts";
import styles from "./card.module.css";

/** How late an order is when the bar fills its card. */
const fullBarMs = 30 * 60_000;

/** The promised time with the time left, or how late the order is. Only this component renders when they change. */
export function TimeLeft({ order }: { readonly order: BoardOrder }) {
  const words = useBoardWords();
  const time = useAt((now) => timeOf(order, now, words));
  const left = useAt((now) => leftOf(order, now, words));
  const barPercent = useAt((now) => barOf(lateBy(order, now)));
  const isLate = barPercent > 0;
  return (
    <>
      {isLate && <span className={styles.lateBar} style={{ inlineSize: `${barPercent}%` }} aria-hidden="true" />}
      <p className={classNames(styles.time, isLate && styles.lateText)}>
        <span className={styles.promise}>{time}</span>
        {left !== null && <span className={styles.left}>{left}</span>}
      </p>
    </>
  );
}

/** Width of a late order's bar, as a percentage of the card. */
function barOf(late: number): number {
  return late > 0 ? Math.min(100, Math.round(15 + (85 * late) / fullBarMs)) : 0;
}

/** When the order is promised or started, or when it ended. */
function timeOf(order: BoardOrder, now: Instant, words: BoardWords): string {
  const { t } = words;
  switch (columnOf(order, now)) {
    case "done":
      return endText(order, words);
    case "new":
      return wantedText(order, now, words);
    case "scheduled":
      return words.startAt(order.startAt, now);
    default:
      return order.promisedAt === null ? t("board.noTime") : words.by(order.promisedAt, now);
  }
}

function wantedText(order: BoardOrder, now: Instant, words: BoardWords): string {
  const at = order.wanted.soonest ? null : offeredTime(order, now, 0);
  return at === null ? words.t("board.soonest") : words.by(at, now);
}

function leftOf(order: BoardOrder, now: Instant, words: BoardWords): string | null {
  const { placedAt, promisedAt } = order;
  switch (columnOf(order, now)) {
    case "done":
      return null;
    case "new":
      return words.t("board.waits", { minutes: Math.max(0, Math.floor((now - placedAt) / 60_000)) });
    case "scheduled":
      return promisedAt === null ? null : words.by(promisedAt, now);
    default: {
      const late = lateBy(order, now);
      if (late > 0) return words.late(late);
      return promisedAt === null || now > promisedAt ? null : words.left(promisedAt - now);
    }
  }
}

function endText(order: BoardOrder, { t, time }: BoardWords): string {
  const at = doneAt(order);
  const known = at !== null && at !== Number.MAX_SAFE_INTEGER;
  if (order.stage === "cancelled") return known ? t("board.cancelledAt", { time: time(at) }) : t("board.cancelled");
  return known ? t("board.doneAt", { time: time(at) }) : t("board.action.handOver");
}
