import type { Coupon } from "@skatert/domain";
import type { ReactNode } from "react";
import { dayText } from "../../i18n/format/day-text.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { openModal } from "../../model/page/modals.ts";
import { notify } from "../../platform/notices.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Badge } from "../../ui/text/badge.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";
import styles from "./promo-codes-page.module.css";

export interface PromoCodesPageProps extends Omit<CouponListProps, "coupons" | "isOwn"> {
  /** Coupons that name the shopper. */
  readonly own: readonly Coupon[];
  readonly everybodys: readonly Coupon[];
}

/**
 * The shopper's coupons and codes, then the public coupons, each with why it does not apply to the present
 * cart.
 */
export function PromoCodesPage({ own, everybodys, ...list }: PromoCodesPageProps) {
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t("account.promocodes")} text={t("promocodes.text")} />
      {own.length === 0 && (
        <EmptyState
          title={t("promocodes.empty")}
          text={t("promocodes.emptyText")}
          action={
            <a href="/lk/game" className={buttonClass("action", "l")}>
              {t("account.game")}
            </a>
          }
        />
      )}
      <CouponList coupons={own} isOwn {...list} />
      {everybodys.length > 0 && <h2 className={styles["title"]}>{t("promocodes.everybodys")}</h2>}
      <CouponList coupons={everybodys} isOwn={false} {...list} />
    </>
  );
}

/** Public coupons, which a guest sees without signing in (ROLE-1). */
export function PublicPromoCodes({ coupons, ...list }: Omit<CouponListProps, "isOwn">) {
  const { t } = useI18n();
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("promocodes.everybodys")} text={t("promocodes.text")} />
      {coupons.length === 0 && <EmptyState title={t("promocodes.empty")} />}
      <CouponList coupons={coupons} isOwn={false} {...list} />
    </div>
  );
}

interface CouponListProps {
  readonly coupons: readonly Coupon[];
  readonly isOwn: boolean;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
  /** Text of the coupon's benefit. */
  readonly benefit: (coupon: Coupon) => string;
  /** Why it does not apply to the present cart, or that it does. */
  readonly verdict: (coupon: Coupon) => ReactNode;
}

function CouponList({ coupons, isOwn, timeZone, now, benefit, verdict }: CouponListProps) {
  return (
    <ul className={styles["list"]}>
      {coupons.map((coupon) => (
        <li key={coupon.id} className={styles["card"]}>
          <CouponCard
            coupon={coupon}
            isOwn={isOwn}
            timeZone={timeZone}
            now={now}
            benefit={benefit(coupon)}
            verdict={verdict(coupon)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CouponCardProps {
  readonly coupon: Coupon;
  readonly isOwn: boolean;
  readonly timeZone: string;
  readonly now: number;
  readonly benefit: string;
  readonly verdict: ReactNode;
}

function CouponCard({
  coupon: { id, code, description, expiresAt, kind },
  isOwn,
  timeZone,
  now,
  benefit,
  verdict,
}: CouponCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const copy = async () => {
    await navigator.clipboard.writeText(code).then(
      () => notify(t("promocodes.copied", { code })),
      () => notify(t("referrals.copyFailed"), "danger"),
    );
  };
  return (
    <>
      <p className={styles["head"]}>
        <span className={styles["benefit"]}>{benefit}</span>
        {isOwn && <Badge tone="fresh">{t("promocodes.own")}</Badge>}
      </p>
      {description && (
        <p id={`coupon-${id}`} className={styles["text"]}>
          {description}
        </p>
      )}
      {expiresAt !== null && (
        <p className={styles["note"]}>{t("promocodes.until", { day: dayText(expiresAt - 1, timeZone, now, i18n) })}</p>
      )}
      <div className={styles["verdict"]}>{verdict}</div>
      <Button
        look="quiet"
        size="s"
        className={styles["more"]}
        aria-describedby={description ? `coupon-${id}` : undefined}
        onClick={() => openModal("coupon-info", { couponId: id })}
      >
        {t("coupon.more")}
      </Button>
      {kind === "promo" && (
        <Button look="outline" size="s" className={styles["code"]} onClick={() => void copy()}>
          <span translate="no">{code}</span>
        </Button>
      )}
    </>
  );
}
