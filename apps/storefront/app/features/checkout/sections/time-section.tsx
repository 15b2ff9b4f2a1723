import { earliestStart, isOpenAt, type QuoteRefusal, type WorkSchedule } from "@skatert/domain";
import { memo } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import type { Place } from "../../../model/place/place.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { MovedNotice } from "../../../model/times/moved-notice.tsx";
import { chooseTime } from "../../../model/times/moved-time.ts";
import { SoonestCountdown } from "../../../model/times/soonest-countdown.tsx";
import { TimeOffer } from "../../../model/times/time-offer.tsx";
import { ChoiceRow } from "../../../ui/fields/choice-row.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { expressText } from "../folded/row-texts.ts";
import { useExpressMinutes } from "../time/express-minutes.ts";
import { SlotPicker } from "../time/slot-picker.tsx";
import { useTakeTimes } from "../time/use-take-times.ts";
import { Section } from "./section.tsx";

export interface TimeSectionProps {
  readonly place: Place;
  /** Of the place's branch. Null until loaded. */
  readonly schedule: WorkSchedule | null;
  readonly refusals: readonly QuoteRefusal[];
  /** The order button was pressed. */
  readonly isTried: boolean;
  /** "For later" is chosen. Without a slot the order is not sent. */
  readonly wantsLater: boolean;
  readonly onLater: (wantsLater: boolean) => void;
}

const slotMissing: QuoteRefusal = { reason: "time-required" };

/** As soon as possible, express, or a day and a slot. */
export const TimeSection = memo(function TimeSection(props: TimeSectionProps) {
  const { place, schedule, refusals, isTried, wantsLater, onLater } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { slot, express } = useCheckout((state) => state.draft);
  const { edit } = useCheckout.getState();
  const isClosed = schedule !== null && !isOpenAt(schedule, shopNow());
  // The kitchen may be open but too late for today. The quote decides, so the page must not offer it.
  const isTooLate = schedule !== null && !isOpenAt(schedule, earliestStart(schedule, shopNow()));
  const isSoonestOver = isClosed || isTooLate;
  const isLater = slot !== null || wantsLater || isSoonestOver;
  const times = useTakeTimes(place, isLater);
  const takesExpress = useStopList((list) => list.express);
  const extra = useStopList((list) => list.extraMinutes);
  const expressCost = place.kind === "delivery" && takesExpress ? place.terms.expressCost : null;
  const expressMinutes = useExpressMinutes(place);
  const now = (isExpress: boolean) => {
    onLater(false);
    edit({ slot: null, express: isExpress });
  };
  // While the branch is closed, the alternative is shown below. The fault above appears only after a press on the order
  // button.
  const told =
    isLater && slot === null && !isTried ? refusals.filter(({ reason }) => reason !== "closed" || !isClosed) : refusals;
  const isMissing = wantsLater && slot === null;
  const shown = isMissing && isTried && refusals.length === 0 ? [slotMissing] : told;
  return (
    <Section title={t("checkout.when")} refusals={shown} isFault={refusals.length > 0 || isMissing}>
      <MovedNotice />
      {refusals.length > 0 && <TimeOffer />}
      <SoonestCountdown />
      {extra > 0 && !isLater && <Notice>{t("stop.busy", { minutes: extra })}</Notice>}
      <div role="radiogroup" aria-label={t("checkout.when")}>
        <ChoiceRow name="when" checked={!isLater && !express} disabled={isSoonestOver} onChange={() => now(false)}>
          {soonestText(schedule, { isClosed, isTooLate }, i18n)}
        </ChoiceRow>
        {expressCost !== null && !isSoonestOver && (
          <ChoiceRow
            name="when"
            checked={!isLater && express}
            side={<Price amount={expressCost} />}
            onChange={() => now(true)}
          >
            {expressText(expressMinutes, i18n)}
          </ChoiceRow>
        )}
        <ChoiceRow
          name="when"
          checked={isLater}
          onChange={() => {
            onLater(true);
            edit({ express: false });
          }}
        >
          {t("checkout.later")}
        </ChoiceRow>
      </div>
      {isLater && <SlotPicker times={times} chosen={slot} schedule={schedule} onChoose={chooseTime} />}
    </Section>
  );
});

function soonestText(
  schedule: WorkSchedule | null,
  { isClosed, isTooLate }: { readonly isClosed: boolean; readonly isTooLate: boolean },
  { t, language }: I18n,
): string {
  if (isTooLate && !isClosed) return t("checkout.soonest");
  if (isClosed) {
    const value = t("checkout.soonestClosed").toLocaleLowerCase(language);
    return t("site.labelled", { label: t("checkout.soonest"), value });
  }
  return schedule === null ? t("checkout.soonest") : t("checkout.soonestAbout", { minutes: schedule.cookingMinutes });
}
