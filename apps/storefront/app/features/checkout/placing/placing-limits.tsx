import type { OrderLimitReason } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { openModal } from "../../../model/page/modals.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { NoticeBox } from "./notice-box.tsx";

const textOfReason: Readonly<Record<OrderLimitReason, PlainKey>> = {
  "too-many-orders-by-phone": "checkout.limit.phone",
  "too-many-orders-by-network": "checkout.limit.network",
  "too-many-unpaid-by-phone": "checkout.limit.unpaid",
  "too-many-unpaid-by-network": "checkout.limit.unpaid",
};

export interface LimitedProps {
  /** Null: too many requests of any kind. */
  readonly reason: OrderLimitReason | null;
  /** Milliseconds of the browser's clock; null: unknown. */
  readonly retryAt: number | null;
}

/** The reason why the order must wait, the time, and the phone to call instead. */
export function Limited({ reason, retryAt }: LimitedProps) {
  const { t, formatDay, formatTime } = useI18n();
  const { contacts, timeZone } = useShop();
  const [phone] = contacts.phones;
  const title = t("checkout.refusedTitle");
  if (reason === null || retryAt === null) return <NoticeBox title={title} text={t("checkout.tooMany")} isDanger />;
  const day = formatDay(retryAt, timeZone);
  const isToday = day === formatDay(Date.now(), timeZone);
  const time = formatTime(retryAt, timeZone);
  return (
    <NoticeBox title={title} text={t(textOfReason[reason])} isDanger>
      <p>
        {phone === undefined
          ? t(isToday ? "checkout.limit.again" : "checkout.limit.againDay", { day, time })
          : t(isToday ? "checkout.limit.againOrCall" : "checkout.limit.againOrCallDay", { day, time })}
      </p>
      {phone !== undefined && (
        <a href={phone.url} className={buttonClass("outline")}>
          <Icon name="phone" size={20} />
          {phone.text}
        </a>
      )}
    </NoticeBox>
  );
}

/** Asks a guest who pays on receipt to confirm the number. The sign-in is loaded when opened. */
export function CodeNeeded({ phone }: { readonly phone: string }) {
  const { t } = useI18n();
  return (
    <NoticeBox title={t("checkout.codeTitle")} text={t("checkout.codeText")}>
      <Button onClick={() => openModal("auth", { phone })}>{t("checkout.codeConfirm")}</Button>
    </NoticeBox>
  );
}
