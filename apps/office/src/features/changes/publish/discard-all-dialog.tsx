import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useDiscarding } from "./use-discarding.ts";

interface DiscardAllDialogProps {
  /** The changes that would be lost, in numbers. */
  readonly what: string;
  readonly onClose: () => void;
}

export function DiscardAllDialog({ what, onClose }: DiscardAllDialogProps) {
  const { t } = useI18n();
  const { discard, isSending } = useDiscarding();
  const clear = async () => {
    if (await discard({}, t("draft.discarded.all"))) onClose();
  };
  return (
    <Dialog title={t("draft.discardAll.title")} isOpen onClose={onClose}>
      <div className={screen.form}>
        <p>{t("draft.discardAll.text", { what })}</p>
        <DialogButtons>
          <Button look="danger" isPending={isSending} onPress={() => void clear()}>
            {t("draft.discardAll.do")}
          </Button>
          <Button onPress={onClose}>{t("draft.keep")}</Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
