import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import css from "./settings.module.css";

interface SaveLineProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** Stays in sight however long the form is. */
export function SaveLine({ isChanged, isSaving, onReset }: SaveLineProps) {
  const { t } = useI18n();
  return (
    <div className={css.bar}>
      <p role="status" className={css.unsaved}>
        {t(isChanged ? "shopset.unsaved" : "shopset.unsaved.none")}
      </p>
      {isChanged && (
        <Button look="quiet" onPress={onReset}>
          {t("shopset.reset")}
        </Button>
      )}
      <Button type="submit" look="primary" isPending={isSaving} isDisabled={!isChanged}>
        {t("shopset.save")}
      </Button>
    </div>
  );
}
