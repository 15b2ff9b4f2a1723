import { useI18n } from "../i18n/i18n-context.tsx";
import { Button } from "./button.tsx";
import panes from "./screen/panes.module.css";

/** Leads from a form back to its list where only one of them is shown. A form keeps the values typed so far. */
export function BackButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useI18n();
  return (
    <div className={panes.back}>
      <Button look="quiet" onPress={onPress}>
        <span aria-hidden="true">←</span>
        {t("toList")}
      </Button>
    </div>
  );
}
