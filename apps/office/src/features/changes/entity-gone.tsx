import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/** In place of a form: an old link to a removed entity leads back to the list. */
export function EntityGone({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t("entity.gone")}
      text={t("entity.gone.text")}
      action={<Button onPress={onClose}>{t("toList")}</Button>}
    />
  );
}
