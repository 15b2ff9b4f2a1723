import { useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { endGuest, groupPath } from "../../model/group-order/group-calls.ts";
import { changeGuest, type GroupGuest, useGroup } from "../../model/group-order/group-store.ts";
import { dishesSum, mineText, partOfMine } from "../../model/group-order/mine.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./group-bar.module.css";
import { guestNote } from "./guest-note.ts";
import { guestShare, isExpired } from "./guest-share.ts";
import { useSendMine } from "./use-send-mine.ts";

/** A guest's part in a group order: its sum, and the state of the order. */
export function GuestBar({ own }: { readonly own: GroupGuest }) {
  const i18n = useI18n();
  const { t } = i18n;
  const words = useRef<HTMLAnchorElement>(null);
  useSendMine();
  const lines = useCart((state) => state.lines);
  const data = useGroup((group) => group.data);
  const isOut = useGroup((group) => group.isOut);
  const sending = useGroup((group) => group.sending);
  const mine = partOfMine(own, lines, sending);
  const { state, isOther, dropped, ...share } = guestShare(own, data, lines);
  const isLate = data !== null && isExpired(data);
  const isOver = isOut || isLate || state === "ordered" || state === "cancelled";
  const note = guestNote(
    { ...mine, state, isOut, isExpired: isLate, host: own.host, sum: dishesSum(share.lines) },
    i18n,
  );
  const droppedText = dropped.length > 0 && !isOut ? t("group.dropped", { dishes: dropped.join(", ") }) : "";
  const finish = () => {
    changeGuest({ doneWith: mineText(lines) });
    // The button disappears.
    words.current?.focus();
  };
  return (
    <div className={styles["card"]}>
      <a ref={words} href={groupPath(own.id)} className={styles["words"]}>
        <span className={styles["title"]}>{t("group.of", { name: own.host })}</span>
        <span className={styles["note"]} aria-hidden="true">
          {note}
        </span>
        {droppedText !== "" && (
          <span className={styles["note"]} aria-hidden="true">
            {droppedText}
          </span>
        )}
        {isOther && !isOut && <span className={styles["note"]}>{t("group.cartDiffers")}</span>}
      </a>
      {/* Mounted before its text, and outside the link: screen readers announce only changes of such a region. */}
      <p role="status" className="visually-hidden">
        {note}
      </p>
      <p role="status" className="visually-hidden">
        {droppedText}
      </p>
      {isOver && (
        <Button look="tint" size="s" onClick={() => endGuest(own)}>
          {t("cart.changesRead")}
        </Button>
      )}
      {!isOver && state === "open" && mine.step === "choosing" && lines.length > 0 && (
        <Button size="s" onClick={finish}>
          {t("group.done")}
        </Button>
      )}
    </div>
  );
}
