import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import css from "./editor.module.css";

interface SaveBarProps {
  /** Fields that are typed and not saved. */
  readonly changes: number;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** Stays in sight however long the part is. */
export function SaveBar({ changes, isSaving, onReset }: SaveBarProps) {
  const { t } = useI18n();
  return (
    <div className={css.bar}>
      <p role="status" className={css.unsaved}>
        {changes > 0 ? t("dish.unsaved", { count: changes }) : t("dish.unsaved.none")}
      </p>
      {changes > 0 && (
        <Button look="quiet" onPress={onReset}>
          {t("dish.reset")}
        </Button>
      )}
      <Button type="submit" look="primary" isPending={isSaving} isDisabled={changes === 0}>
        {t("dish.save")}
      </Button>
    </div>
  );
}
