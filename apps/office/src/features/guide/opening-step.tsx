import { GuideRemovalSchema, type WireGuide } from "@skatert/contract";
import { GUIDE_STEPS } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guideQuery, openOwnShop } from "../../model/guide/guide-query.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import css from "./guide.module.css";

const COUNTS = ["dishes", "pictures", "orders", "guests", "requests", "ratings"] as const;

interface OpeningStepProps {
  readonly guide: WireGuide;
  readonly onBack: () => void;
  readonly onStep: (step: string) => void;
}

/** Missing answers, or the number of demo entities that will be removed; and the button that opens the shop. */
export function OpeningStep({ guide, onBack, onStep }: OpeningStepProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSure, setSure] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const { removal } = guide;
  const missing = GUIDE_STEPS.filter((step) => guide.faults[step].length > 0);
  const open = async () => {
    if (removal === null) return;
    setOpening(true);
    const result = await openOwnShop(removal);
    // Reload, because every page of the office still shows the former shop.
    if (result.ok) return window.location.assign("/office/guide");
    setOpening(false);
    setSure(false);
    if (result.error.code !== "entity_changed") return failed(result.error);
    await queryClient.invalidateQueries(guideQuery);
    const hasMore = GuideRemovalSchema.safeParse(result.error.data["removal"]).success;
    showToast({ text: t(hasMore ? "guide.opening.more" : "guide.changedElsewhere"), look: "failed" });
  };
  if (missing.length > 0)
    return (
      <>
        <p>{t("guide.opening.missing")}</p>
        <ul className={screen.list}>
          {missing.map((step) => (
            <li key={step}>
              <Button onPress={() => onStep(step)}>{t(`guide.step.${step}.title`)}</Button>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>{t("guide.opening.text", { name: guide.contents.restaurant.name })}</p>
      <Banner look="warning">{t("guide.opening.goes")}</Banner>
      <ul className={css.list}>
        {COUNTS.map((what) => (
          <li key={what}>{t(`guide.goes.${what}`, { count: removal?.[what] ?? 0 })}</li>
        ))}
      </ul>
      <p className={screen.quiet}>{t("guide.opening.stays")}</p>
      <Checkbox isSelected={isSure} onChange={setSure}>
        {t("guide.opening.sure")}
      </Checkbox>
      <div className={css.buttons}>
        <Button onPress={onBack}>{t("guide.back")}</Button>
        <Button look="primary" size="large" isDisabled={!isSure} isPending={isOpening} onPress={() => void open()}>
          {t("guide.opening.open")}
        </Button>
      </div>
    </>
  );
}
