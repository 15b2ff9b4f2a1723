import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { useMovedTime } from "./moved-time.ts";
import { slotText } from "./slot-text.ts";
import styles from "./times.module.css";

/** Notice that the chosen slot has passed, with its replacement. */
export function MovedNotice() {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const moved = useMovedTime((state) => state.moved);
  return (
    <div role="alert" className={styles["panel"]}>
      {moved && (
        <>
          <p>
            {moved.after === null
              ? i18n.t("times.lost", { before: i18n.formatMinute(moved.before.from) })
              : i18n.t("times.moved", {
                  before: i18n.formatMinute(moved.before.from),
                  after: slotText(moved.after, timeZone, i18n),
                })}
          </p>
          <Button
            look="quiet"
            size="s"
            className={styles["read"]}
            onClick={() => useMovedTime.setState({ moved: null })}
          >
            {i18n.t("cart.changesRead")}
          </Button>
        </>
      )}
    </div>
  );
}
