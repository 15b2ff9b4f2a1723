import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { exportGuest } from "../../../model/guests/guests-query.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

/** Collects everything stored about a guest into a file, which is then saved. */
export function ExportDialog({ id, guest, onClose }: GuestDialogProps) {
  const { t } = useI18n();
  const failed = useGuestFailure();
  const [file, setFile] = useState<string | null>(null);
  const [isSending, during] = useSending();
  useEffect(() => () => (file === null ? undefined : URL.revokeObjectURL(file)), [file]);
  const collect = async () => {
    const result = await during(exportGuest(id));
    if (!result.ok) failed(result.error);
    else setFile(URL.createObjectURL(new Blob([JSON.stringify(result.value, null, 2)], { type: "application/json" })));
  };
  return (
    <Dialog title={t("guests.export")} isOpen onClose={onClose}>
      <div className={screen.form}>
        <p>{t("guests.export.about")}</p>
        {file !== null && (
          <a className={screen.link} href={file} download={`guest-${guest.phone.slice(1)}.json`}>
            {t("guests.export.save")}
          </a>
        )}
        <DialogButtons>
          <Button onPress={onClose}>{t("close")}</Button>
          {file === null && (
            <Button look="primary" isPending={isSending} onPress={() => void collect()}>
              {t("guests.export.collect")}
            </Button>
          )}
        </DialogButtons>
      </div>
    </Dialog>
  );
}
