import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ContentKind } from "../../../model/content/content-kinds.ts";
import { NameDialog } from "../../choosing/name-dialog.tsx";
import type { KindDeskProps } from "./kind-desk-props.ts";

interface NewEntryDialogProps extends Pick<KindDeskProps, "onAdd"> {
  readonly kind: ContentKind;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** Creates an entry from its title. */
export function NewEntryDialog({ kind, ...ends }: NewEntryDialogProps) {
  const { t } = useI18n();
  return (
    <NameDialog
      {...ends}
      formKey={`content:new:${kind.name}`}
      title={t(`content.add.${kind.name}`)}
      label={t(kind.titled.label)}
      maxLength={kind.titled.maxLength}
      words={{ empty: t("content.fault.empty"), add: t("content.add.do"), cancel: t("content.cancel") }}
    />
  );
}
