import type { WireMenuOptions } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { menuOptionsQuery } from "../../../model/dishes/menu-options-query.ts";
import { WHEEL } from "../../../model/promotions/rules/wheel-form.ts";
import { COMBINING_SECTION } from "../../../model/shop-settings/combining.ts";
import { readFailureKey } from "../../../platform/feedback/read-failure-key.ts";
import { grantsOf, useWork } from "../../../platform/session/me-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useSections } from "../../changes/sections/use-sections.ts";
import { BonusCard } from "./bonus-card.tsx";
import { CombiningCard } from "./combining-card.tsx";
import { ReferralCard } from "./referral-card.tsx";
import type { RuleCardProps } from "./rule-card.ts";
import { WheelCard } from "./wheel/wheel-card.tsx";

const documents = ["bonus", "referral", WHEEL, COMBINING_SECTION];

/** What holds for all promotions: points, inviting, the wheel of prizes, combining (PROMO-1). */
export function PromotionRules() {
  const { t } = useI18n();
  const { me } = useWork();
  const sections = useSections(documents);
  const options = useQuery(menuOptionsQuery);
  const { entities } = sections;
  if (entities !== null && options.data !== undefined)
    return <RuleCards entities={entities} languages={options.data.languages} />;
  const error = sections.error ?? options.error;
  if (error === null) return <ListSkeleton label={t("loading")} rows={8} />;
  return (
    <ErrorState
      title={t("promo.rules.error")}
      text={t(readFailureKey(error, "menu.edit", me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => {
        sections.retry();
        if (options.isError) void options.refetch();
      }}
      isRetrying={sections.isFetching || options.isFetching}
    />
  );
}

interface RuleCardsProps extends Pick<WireMenuOptions, "languages"> {
  readonly entities: RuleCardProps["entities"];
}

function RuleCards({ entities, languages }: RuleCardsProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const isLocked = !hasRightEverywhere(grantsOf(me), "shop.edit");
  // The first language is that of the shop's own texts.
  const others = languages.slice(1);
  const only = (id: string) => Object.fromEntries(Object.entries(entities).filter(([each]) => each === id));
  return (
    <div className={screen.part}>
      {isLocked && <Banner look="info">{t("promo.rules.locked")}</Banner>}
      <BonusCard entities={only("bonus")} isLocked={isLocked} />
      <ReferralCard entities={only("referral")} bonus={entities["bonus"]} isLocked={isLocked} />
      <WheelCard entities={only(WHEEL)} languages={others} isLocked={isLocked} />
      <CombiningCard entities={only(COMBINING_SECTION)} isLocked={isLocked} />
    </div>
  );
}
