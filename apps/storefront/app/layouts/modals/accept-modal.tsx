import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../model/page/modals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./accept-modal.module.css";

/** A confirmation before an action that cannot be undone. */
export function AcceptModal({
  title,
  text,
  confirm,
  onConfirm,
  onClose,
}: ModalProps["accept"] & { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p className={styles["text"]}>{text}</p>}
      <div className={styles["actions"]}>
        <Button
          size="l"
          wide
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button size="l" look="quiet" wide onClick={onClose}>
          {t("cart.keep")}
        </Button>
      </div>
    </Dialog>
  );
}
