import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { endGuest, leaveGroup } from "../../model/group-order/group-calls.ts";
import { type GroupGuest, useGroup } from "../../model/group-order/group-store.ts";
import { dishesSum, partOfMine } from "../../model/group-order/mine.ts";
import { useNavigate } from "../../routing/hooks.ts";
import { useGone } from "../../ui/browser/use-gone.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import styles from "./group-order.module.css";
import { guestNote } from "./guest-note.ts";
import { guestShare, isExpired } from "./guest-share.ts";
import { PersonList } from "./person-list.tsx";

/** A guest's own part: the dishes, their sum, and a button to leave. */
export function GuestPanel({ own }: { readonly own: GroupGuest }) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const navigate = useNavigate();
  const lines = useCart((state) => state.lines);
  const data = useGroup((group) => group.data);
  const isOut = useGroup((group) => group.isOut);
  const sending = useGroup((group) => group.sending);
  const { state, isOther, dropped, ...share } = guestShare(own, data, lines);
  const isLate = data !== null && isExpired(data);
  const isOver = isOut || isLate || state === "ordered" || state === "cancelled";
  const mine = partOfMine(own, lines, sending);
  const part = { ...mine, state, isOut, isExpired: isLate, host: own.host, sum: dishesSum(share.lines) };
  const [isLeaving, setLeaving] = useState(false);
  const gone = useGone();
  const leave = () => {
    setLeaving(true);
    navigate("/");
    return gone();
  };
  const leaveForGood = () => {
    setLeaving(true);
    void leaveGroup(own, language, leave);
  };
  return (
    <div className={styles["panel"]}>
      <div>
        <p role="status">{guestNote(part, i18n)}</p>
        {/* Mounted before its text: screen readers announce only changes of such a region. */}
        <div role="status" className={styles["dropped"]}>
          {dropped.length > 0 && !isOut && (
            <Notice>
              <p>{t("group.dropped", { dishes: dropped.join(", ") })}</p>
            </Notice>
          )}
        </div>
      </div>
      {isOther && !isOut && <p className={styles["text"]}>{t("group.cartDiffers")}</p>}
      <PersonList people={[{ id: 0, name: own.name, done: mine.step === "done", ...share }]} onRemove={null} />
      <div className={styles["actions"]}>
        {isOver ? (
          <Button size="l" wide busy={isLeaving} onClick={() => void leave().then(() => endGuest(own))}>
            {t("cart.changesRead")}
          </Button>
        ) : (
          <>
            <a href="/" className={buttonClass("action", "l", true)}>
              {t("cart.toMenu")}
            </a>
            <Button look="quiet" wide busy={isLeaving} onClick={leaveForGood}>
              {t("group.leave")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
