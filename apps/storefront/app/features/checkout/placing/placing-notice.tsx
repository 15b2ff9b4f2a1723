import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import type { CartView, LineView } from "../../../model/quote/cart-view.ts";
import { refusalText } from "../../../model/quote/refusal-text.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useIsOnline } from "../../../platform/connection/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { LostDishes } from "../lost/lost-dishes.tsx";
import { NoticeBox } from "./notice-box.tsx";
import { CodeNeeded, Limited } from "./placing-limits.tsx";
import styles from "./placing-notice.module.css";
import type { Placing } from "./use-place-order.ts";

export interface PlacingNoticeProps {
  readonly placing: Placing;
  readonly cart: CartView;
  readonly onRetry: () => void;
}

/** The refusal of an order, and the next step. */
export function PlacingNotice({ placing, cart, onRetry }: PlacingNoticeProps) {
  const { t } = useI18n();
  switch (placing.kind) {
    case "idle":
    case "sending":
      return null;
    case "changed":
      return <Changed placing={placing} cart={cart} />;
    case "refused":
      return <Refused refusals={placing.refusals} />;
    case "unanswered":
      return (
        <NoticeBox title={t("checkout.networkTitle")} text={t("checkout.networkText")} isDanger>
          <Button onClick={onRetry}>{t("checkout.retry")}</Button>
        </NoticeBox>
      );
    case "offline":
      return <NotSent onRetry={onRetry} />;
    case "too-many":
      return <Limited reason={placing.reason} retryAt={placing.retryAt} />;
    case "code-needed":
      return <CodeNeeded phone={placing.phone} />;
  }
}

/** The order waits for the connection and for the shopper. It is never sent automatically. */
function NotSent({ onRetry }: Pick<PlacingNoticeProps, "onRetry">) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <NoticeBox
      title={t("device.order.title")}
      text={t(isOnline ? "device.order.online" : "device.order.offline")}
      isDanger
    >
      <Button onClick={onRetry}>{t("checkout.retry")}</Button>
    </NoticeBox>
  );
}

function removeAll(views: readonly LineView[]): void {
  for (const { line } of views) useCart.getState().remove(line.key);
}

interface ChangedProps {
  readonly placing: Extract<Placing, { kind: "changed" }>;
  readonly cart: CartView;
}

function Changed({ placing: { before, coupons }, cart }: ChangedProps) {
  const i18n = useI18n();
  const { t, formatPrice } = i18n;
  const { timeZone } = useShop();
  const refused = cart.lines.filter(({ refusal }) => refusal !== null);
  return (
    <NoticeBox title={t("checkout.changedTitle")} text={t("checkout.changedText")}>
      <ul className={styles["list"]}>
        {before !== cart.total && (
          <li>{t("checkout.changedTotal", { before: formatPrice(before), after: formatPrice(cart.total) })}</li>
        )}
        {coupons.map(({ id, code, refusals }) => (
          <li key={id}>
            {t("checkout.changedLine", {
              name: code,
              reason: refusals.map((refusal) => refusalText(refusal, { i18n, timeZone })).join(", "),
            })}
          </li>
        ))}
        {refused.map(({ line, refusal }) => (
          <li key={line.key}>
            {t("checkout.changedLine", {
              name: line.name,
              reason: refusal === null ? "" : refusalText(refusal, { i18n, timeZone, measure: line.measure }),
            })}
          </li>
        ))}
      </ul>
      <LostDishes />
      {refused.length > 0 && (
        <Button look="tint" onClick={() => removeAll(refused)}>
          {t("checkout.removeRefused")}
        </Button>
      )}
    </NoticeBox>
  );
}

function Refused({ refusals }: Pick<Extract<Placing, { kind: "refused" }>, "refusals">) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  return (
    <NoticeBox title={i18n.t("checkout.refusedTitle")} isDanger>
      <ul className={styles["list"]}>
        {refusals.map((refusal, index) => (
          // Several dishes may have the same reason.
          // biome-ignore lint/suspicious/noArrayIndexKey: refusals have no identity of their own
          <li key={index}>{refusalText(refusal, { i18n, timeZone })}</li>
        ))}
      </ul>
      <LostDishes />
    </NoticeBox>
  );
}
