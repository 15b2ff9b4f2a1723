import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../state/cart-store.ts";
import { endGuest, groupPath } from "../../state/group-order/group-calls.ts";
import { changeGuest, type GroupGuest, useGroup } from "../../state/group-order/group-store.ts";
import { dishesSum, mineText } from "../../state/group-order/mine.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./group-bar.module.css";
import { guestNote } from "./guest-note.ts";
import { useSendMine } from "./use-send-mine.ts";

/** A guest's part in a group order: what it comes to, and what becomes of the order. */
export function GuestBar({ own }: { readonly own: GroupGuest }) {
  const i18n = useI18n();
  const { t } = i18n;
  const outcome = useSendMine();
  const lines = useCart((state) => state.lines);
  const state = useGroup(({ data }) => data?.state ?? "open");
  const isOut = useGroup((group) => group.isOut);
  const dishes = mineText(lines);
  const isDone = own.doneWith === dishes;
  const isOver = isOut || state === "ordered";
  const note = guestNote({ state, isOut, isDone, outcome, host: own.host, sum: dishesSum(lines) }, i18n);
  return (
    <div className={styles["card"]}>
      <a href={groupPath(own.id)} className={styles["words"]}>
        <span className={styles["title"]}>{t("group.of", { name: own.host })}</span>
        <span className={styles["note"]} role="status">
          {note}
        </span>
      </a>
      {isOver && (
        <Button look="tint" size="s" onClick={() => endGuest(own)}>
          {t("cart.changesRead")}
        </Button>
      )}
      {!isOver && state === "open" && !isDone && lines.length > 0 && (
        <Button size="s" onClick={() => changeGuest({ doneWith: dishes })}>
          {t("group.done")}
        </Button>
      )}
    </div>
  );
}
