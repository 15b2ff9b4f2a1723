import { useI18n } from "../../i18n/i18n-context.tsx";
import { useGroup } from "../../model/group-order/group-store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { HostPanel } from "./host-panel.tsx";
import { StartForm } from "./start-form.tsx";

/** Opening and managing a group order. */
export default function GroupModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const own = useGroup((state) => state.own);
  return (
    <Dialog title={t("group.title")} onClose={onClose}>
      {own?.role === "host" ? <HostPanel own={own} onClose={onClose} /> : <StartForm />}
    </Dialog>
  );
}
