import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { PersonMenu } from "./person-menu.tsx";

interface MoreDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignedOut: () => void;
  /** Links that do not fit into the phone's bar. */
  readonly children: ReactNode;
}

export function MoreDialog({ isOpen, onClose, onSignedOut, children }: MoreDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog title={t("nav.more")} isOpen={isOpen} onClose={onClose}>
      {children}
      <PersonMenu onSignedOut={onSignedOut} />
    </Dialog>
  );
}
