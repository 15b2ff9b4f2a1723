import type { BoardOrder } from "@skatert/contract";
import { columnOf, type Instant, lateBy } from "@skatert/domain";
import { useNow } from "../../../model/board/clock.ts";
import { doneAt } from "../../../model/board/orders/columns-of.ts";
import { classNames } from "../../../ui/class-names.ts";
import { type BoardWords, useBoardWords } from "../words.ts";
import styles from "./card.module.css";

/** A bar that has grown across the card says that the order is this late. */
const fullBarMs = 30 * 60_000;

/** The promised time with the time left, or how late the order is. It alone renders when time passes. */
export function TimeLeft({ order }: { readonly order: BoardOrder }) {
  const now = useNow();
  const words = useBoardWords();
  const late = lateBy(order, now);
  const { time, left } = textsOf(order, now, words);
  return (
    <>
      {late > 0 && (
        <span
          className={styles.lateBar}
          style={{ inlineSize: `${Math.min(100, 15 + (85 * late) / fullBarMs)}%` }}
          aria-hidden="true"
        />
      )}
      <p className={classNames(styles.time, late > 0 && styles.lateText)}>
        <span className={styles.promise}>{time}</span>
        {left !== null && <span className={styles.left}>{left}</span>}
      </p>
    </>
  );
}

function textsOf(order: BoardOrder, now: Instant, words: BoardWords): { time: string; left: string | null } {
  const { t } = words;
  const late = lateBy(order, now);
  switch (columnOf(order, now)) {
    case "done":
      return { time: endText(order, words), left: null };
    case "new":
      return {
        time: order.wanted.soonest || order.proposedAt === null ? t("board.soonest") : words.by(order.proposedAt, now),
        left: t("board.waits", { minutes: Math.max(0, Math.floor((now - order.placedAt) / 60_000)) }),
      };
    case "scheduled":
      return {
        time: words.startAt(order.startAt, now),
        left: order.promisedAt === null ? null : words.by(order.promisedAt, now),
      };
    default:
      if (order.promisedAt === null) return { time: t("board.noTime"), left: null };
      return {
        time: words.by(order.promisedAt, now),
        left: late > 0 ? words.late(late) : now <= order.promisedAt ? words.left(order.promisedAt - now) : null,
      };
  }
}

function endText(order: BoardOrder, { t, time }: BoardWords): string {
  const at = doneAt(order);
  const known = at !== null && at !== Number.MAX_SAFE_INTEGER;
  if (order.stage === "cancelled") return known ? t("board.cancelledAt", { time: time(at) }) : t("board.cancelled");
  return known ? t("board.doneAt", { time: time(at) }) : t("board.action.handOver");
}
