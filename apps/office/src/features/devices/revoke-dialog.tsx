import type { WireDevice } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { revokeDevice } from "../../model/devices/devices-query.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/toast/toast.ts";

interface RevokeDialogProps {
  readonly device: WireDevice;
  readonly onClose: () => void;
}

/** Shows what a device loses before its access is revoked (STAFF-3). */
export function RevokeDialog({ device, onClose }: RevokeDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const revoke = async () => {
    const result = await during(revokeDevice(device));
    if (!result.ok) failed(result.error);
    else showToast({ text: t("devices.revoke.done", { name: device.name }), look: "done" });
    if (result.ok) onClose();
  };
  return (
    <Dialog title={t("devices.revoke.title", { name: device.name })} isOpen onClose={onClose}>
      <p>{t("devices.revoke.text")}</p>
      <DialogButtons>
        <Button look="danger" isPending={isSending} onPress={() => void revoke()}>
          {t("devices.revoke.of", { name: device.name })}
        </Button>
        <Button onPress={onClose}>{t("devices.revoke.keep")}</Button>
      </DialogButtons>
    </Dialog>
  );
}
