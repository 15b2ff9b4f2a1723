import { useI18n } from "../../../i18n/i18n-context.tsx";
import { SaveBar } from "../../../ui/screen/save-bar.tsx";

interface SaveLineProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** The save bar at the end of a settings form. */
export function SaveLine({ isChanged, ...saving }: SaveLineProps) {
  const { t } = useI18n();
  return (
    <SaveBar
      {...saving}
      text={t(isChanged ? "shopset.unsaved" : "shopset.unsaved.none")}
      resetLabel={t("shopset.reset")}
      saveLabel={t("shopset.save")}
      isChanged={isChanged}
    />
  );
}
