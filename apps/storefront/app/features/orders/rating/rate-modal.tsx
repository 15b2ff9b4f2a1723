import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../../model/page/modals.ts";
import { notify } from "../../../platform/notices.ts";
import { useRefresh } from "../../../routing/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { RateForm } from "./rate-form.tsx";
import styles from "./rate-modal.module.css";
import { useOrderRating } from "./use-order-rating.ts";

type RateModalProps = ModalProps["rate"] & { readonly onClose: () => void };

/** Stars for an order after its handover and for each of its dishes, once (MODAL-1). */
export default function RateModal({ orderId, accessKey, onClose }: RateModalProps) {
  const { t } = useI18n();
  const refresh = useRefresh();
  const { rating, hasFailed, retry } = useOrderRating(orderId, accessKey);
  const finish = () => {
    onClose();
    notify(t("rate.thanks"));
    void refresh(["order-id", "lk-orders"]);
  };
  return (
    <Dialog title={t("rate.title", { number: orderId })} onClose={onClose}>
      {hasFailed && (
        <div className={styles["form"]}>
          <Notice tone="danger">{t("rate.loadFailed")}</Notice>
          <Button look="tint" onClick={retry}>
            {t("site.retry")}
          </Button>
        </div>
      )}
      {rating === null && !hasFailed && <Skeleton height="400px" />}
      {rating !== null && !rating.canRate && (
        <Notice>{t(rating.given === null ? "rate.early" : "rate.already")}</Notice>
      )}
      {rating?.canRate && <RateForm orderId={orderId} accessKey={accessKey} rating={rating} onRated={finish} />}
    </Dialog>
  );
}
