import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { takeNewBuild } from "../../platform/worker/office-worker.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

interface NewBuildBarProps {
  /** Nothing is in progress, so the new build loads without a question. */
  readonly isQuiet: boolean;
  readonly isShift: boolean;
}

/** Offers a newer build of the office. It never reloads a page that is in use. */
export function NewBuildBar({ isQuiet, isShift }: NewBuildBarProps) {
  const { t } = useI18n();
  useEffect(() => {
    if (isQuiet) void takeNewBuild();
  }, [isQuiet]);
  if (isQuiet) return null;
  return (
    <Banner look="info" action={<Button onPress={() => void takeNewBuild()}>{t("newBuild.take")}</Button>}>
      {t(isShift ? "newBuild.offer.shift" : "newBuild.offer")}
    </Banner>
  );
}
