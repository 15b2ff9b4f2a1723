import { guideAnswers, type WireGuide } from "@skatert/contract";
import { type GuideFault, type GuideStep, guideFaults } from "@skatert/domain";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import css from "./guide.module.css";
import { besidePage, GUIDE_PAGES, type GuidePage, isStepDone, shownPage } from "./guide-steps.ts";
import { OpeningStep } from "./opening-step.tsx";
import { DishesStep } from "./steps/dishes-step.tsx";
import { HoursStep } from "./steps/hours-step.tsx";
import { PaymentStep } from "./steps/payment-step.tsx";
import { PlaceStep } from "./steps/place-step.tsx";
import { RestaurantStep } from "./steps/restaurant-step.tsx";
import type { StepProps } from "./steps/step-props.ts";
import { ZoneStep } from "./steps/zone-step.tsx";
import { useStep } from "./use-step.ts";

/** The steps with their progress, and links between them. The current step is in the address. */
export function GuidePages({ guide }: { readonly guide: WireGuide }) {
  const { t } = useI18n();
  const [wanted, choose] = useUrlText("step");
  const [first] = useState(() => shownPage(guide, wanted));
  const page = wanted === "" ? first : shownPage(guide, wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [page]);
  const go = (by: -1 | 1) => choose(besidePage(page, by) ?? page);
  const number = GUIDE_PAGES.indexOf(page) + 1;
  return (
    <div className={css.guide}>
      <Steps guide={guide} page={page} />
      <section className={css.step} aria-labelledby="guide-step">
        <div className={css.where}>
          {t("guide.where", { number, of: GUIDE_PAGES.length })}
          <progress aria-hidden="true" value={number} max={GUIDE_PAGES.length} />
        </div>
        <h2 id="guide-step" ref={heading} tabIndex={-1} className={css.stepTitle}>
          {t(`guide.step.${page}.title`)}
        </h2>
        {page === "opening" ? (
          <OpeningStep guide={guide} onBack={() => go(-1)} onStep={choose} />
        ) : (
          <TypedStep key={page} {...{ guide, go }} step={page} />
        )}
      </section>
    </div>
  );
}

function Steps({ guide, page }: { readonly guide: WireGuide; readonly page: GuidePage }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t("guide.steps")}>
      <ol className={css.steps}>
        {GUIDE_PAGES.map((each) => (
          <li key={each}>
            <Link
              to={`?step=${each}`}
              replace
              className={css.stepLink ?? ""}
              aria-current={each === page ? "step" : undefined}
            >
              {t(`guide.step.${each}.short`)}
              {each !== "opening" && isStepDone(guide, each) && (
                <span role="img" aria-label={t("guide.stepDone")} className={css.done}>
                  ✓
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TypedStepProps<Step extends GuideStep> {
  readonly guide: WireGuide;
  readonly step: Step;
  readonly go: (by: -1 | 1) => void;
}

/** One step. Faults are shown once the owner wants to go on, and then update during typing. */
function TypedStep<Step extends GuideStep>({ guide, step, go }: TypedStepProps<Step>) {
  const { t } = useI18n();
  const form = useStep(guide, step);
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const area = useRef<HTMLFormElement>(null);
  const faults = faultsNow(guide, step, form.content);
  const next = async () => {
    // Render the faults before the focus moves to the first one.
    flushSync(() => setAsked(true));
    if (faults.length > 0) return area.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    setSaving(true);
    const isSaved = await form.finish();
    setSaving(false);
    if (isSaved) go(1);
  };
  const Content = CONTENTS[step] as ComponentType<StepProps<Step>>;
  return (
    <form
      ref={area}
      className={css.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <Content form={form} guide={guide} faults={isAsked ? faults : []} />
      <div className={css.buttons}>
        {besidePage(step, -1) === null ? <span /> : <Button onPress={() => go(-1)}>{t("guide.back")}</Button>}
        <Button type="submit" look="primary" size="large" isPending={isSaving}>
          {t("guide.next")}
        </Button>
      </div>
    </form>
  );
}

const CONTENTS: { readonly [Step in GuideStep]: ComponentType<StepProps<Step>> } = {
  restaurant: RestaurantStep,
  place: PlaceStep,
  zone: ZoneStep,
  hours: HoursStep,
  payment: PaymentStep,
  dishes: DishesStep,
};

/** Applies the server's rules. */
function faultsNow(guide: WireGuide, step: GuideStep, content: unknown): readonly GuideFault[] {
  const contents = { ...guide.contents, [step]: content } as WireGuide["contents"];
  return guideFaults(guideAnswers(contents), guide.online)[step];
}
