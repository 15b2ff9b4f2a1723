import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import type { CouponInfo } from "../../../model/discounts/coupon-info.ts";
import { type ModalProps, replaceModal } from "../../../model/page/modals.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { useCouponFates } from "../refresh/use-coupon-fates.ts";
import { benefitText } from "../texts/benefit-text.ts";
import { conditionText } from "../texts/condition-text.ts";
import styles from "./coupon-info-modal.module.css";
import { CouponVerdict } from "./coupon-verdict.tsx";
import { useCouponInfo } from "./use-coupon-info.ts";

type CouponInfoModalProps = ModalProps["coupon-info"] & { readonly onClose: () => void };

/** A coupon's benefit, conditions, eligibility for the present cart, and use. */
export default function CouponInfoModal({ couponId, onClose }: CouponInfoModalProps) {
  const { t } = useI18n();
  const { info, status, retry } = useCouponInfo(couponId);
  const isOffered = useDiscounts(({ offered }) => offered.some(({ id, kind }) => id === couponId && kind !== "promo"));
  return (
    <Dialog
      title={info?.coupon.code ?? t("coupon.title")}
      onClose={onClose}
      footer={
        <Button size="l" wide onClick={() => (isOffered ? replaceModal("promo-choice") : onClose())}>
          {t(isOffered ? "coupons.choose" : "popup.fine")}
        </Button>
      }
    >
      {status === "pending" && <Waiting />}
      {status === "error" && <Failed onRetry={retry} />}
      {info && <Meaning info={info} />}
    </Dialog>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <div className={styles["body"]} role="status" aria-label={t("site.loading")}>
      <Skeleton height="28px" width="60%" />
      <Skeleton height="48px" />
      <Skeleton height="132px" />
      <Skeleton height="80px" />
      <Skeleton height="56px" />
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles["body"]}>
      <Notice tone="danger">{t("coupon.failed")}</Notice>
      <Button look="tint" onClick={onRetry}>
        {t("site.retry")}
      </Button>
    </div>
  );
}

function Meaning({ info }: { readonly info: CouponInfo }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { coupon, timeZone, now } = info;
  const fates = useCouponFates([coupon]);
  const conditions = coupon.conditions.flatMap((condition) => conditionText(condition, info, i18n) ?? []);
  const until =
    coupon.expiresAt === null ? [] : [t("coupon.until", { day: dayText(coupon.expiresAt - 1, timeZone, now, i18n) })];
  const uses = coupon.usageLimitPerCustomer === null ? [] : [t("coupon.uses", { count: coupon.usageLimitPerCustomer })];
  return (
    <div className={styles["body"]}>
      <div>
        <p className={styles["benefit"]}>{benefitText(coupon.benefit, i18n)}</p>
        {coupon.description && <p className={styles["text"]}>{coupon.description}</p>}
      </div>
      <Part title={t("coupon.gifts")} items={giftsOf(info)} />
      <Part title={t("coupon.conditions")} items={[...conditions, ...until, ...uses]} />
      <section className={styles["part"]}>
        <h3>{t("coupon.now")}</h3>
        <div className={styles["verdict"]}>
          <CouponVerdict coupon={coupon} fates={fates} />
        </div>
      </section>
      <section className={styles["part"]}>
        <h3>{t("coupon.how")}</h3>
        <p>{t(coupon.kind === "promo" ? "coupon.howCode" : "coupon.howAuto", { code: coupon.code })}</p>
      </section>
    </div>
  );
}

function giftsOf({ coupon: { benefit }, dishes }: CouponInfo): readonly string[] {
  return benefit.kind === "gift" ? benefit.gifts.flatMap(({ productId }) => dishes[productId] ?? []) : [];
}

function Part({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles["part"]}>
      <h3>{title}</h3>
      <ul className={styles["list"]}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
