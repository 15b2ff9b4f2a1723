import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { takeNewBuild } from "../../platform/worker/office-worker.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

interface NewBuildBarProps {
  /** Nobody is in the middle of something: the newer build is taken without a question. */
  readonly isQuiet: boolean;
  readonly isShift: boolean;
}

/** Offers a newer build of the office. It never takes a page from under a person's hands. */
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
