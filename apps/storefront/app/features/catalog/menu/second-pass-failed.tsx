import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/text/notice.tsx";

/** Rendered instead of a section's dishes that failed to load. */
export function SecondPassFailed({ retry }: { readonly retry: () => void }) {
  const { t } = useI18n();
  return (
    <Notice>
      <p>{t("menu.laterFailed")}</p>
      <Button look="tint" size="s" onClick={retry}>
        {t("site.retry")}
      </Button>
    </Notice>
  );
}
