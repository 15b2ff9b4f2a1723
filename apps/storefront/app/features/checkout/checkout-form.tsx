import type { QuoteRefusal } from "@skatert/domain";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { isSamePlace, type Place } from "../../model/place/place.ts";
import { type PlaceOptions, withPresentTerms } from "../../model/place/place-options.ts";
import { usePlace } from "../../model/place/place-store.ts";
import { usePlaceOptions } from "../../model/place/use-place-options.ts";
import { retryQuote } from "../../model/quote/cart-quote-store.ts";
import type { CartView } from "../../model/quote/cart-view.ts";
import { currentDraft } from "../../model/quote/order-draft.ts";
import { useLegalLinks } from "../../model/shop/legal-links.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { useBusySchedule } from "../../model/times/busy-schedule.ts";
import { TotalChanges } from "../../model/times/total-changes.tsx";
import { glide } from "../../ui/browser/glide.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/text/price.tsx";
import styles from "./checkout-form.module.css";
import { type CheckoutValues, checkoutProblems } from "./checkout-problems.ts";
import { recordForm, showDocuments, takeKnown } from "./consent-record.ts";
import { Fold } from "./folded/fold.tsx";
import { useRows } from "./folded/use-rows.ts";
import { PlacingNotice } from "./placing/placing-notice.tsx";
import { sentOrder } from "./placing/sent-order.ts";
import { usePlaceOrder } from "./placing/use-place-order.ts";
import { hindrances, refusalsBySection } from "./refusals-by-section.ts";
import { Consent } from "./sections/consent.tsx";
import { ContactSection } from "./sections/contact-section.tsx";
import { PaymentSection } from "./sections/payment-section.tsx";
import { PlaceSection } from "./sections/place-section.tsx";
import { SummarySection } from "./sections/summary-section.tsx";
import { TimeSection } from "./sections/time-section.tsx";

const noRefusals: readonly QuoteRefusal[] = [];

export interface CheckoutFormProps {
  readonly cart: CartView;
  readonly place: Place;
  readonly discounts: ReactNode;
  /** What another place has done to the cart. */
  readonly changes: ReactNode;
}

/** The whole order on one page: where, when, who, how it is paid, what it costs (ROUTE-4). */
export function CheckoutForm({ cart, place, discounts, changes }: CheckoutFormProps) {
  const options = usePlaceOptions();
  const element = useRef<HTMLFormElement>(null);
  const { placing, place: placeOrder } = usePlaceOrder();
  const { flags } = useShop();
  usePresentTerms(place, options.data);
  const { quote } = cart;
  const form = useCheckoutForm(cart);
  const refusals = quote?.refusals ?? noRefusals;
  // Memoized: a section with unchanged props does not render with each change of a field.
  const told = useMemo(() => refusalsBySection(refusals), [refusals]);
  const offered = useLastValue(quote?.paymentMethods ?? null);
  const methods = options.data?.payments.filter(({ id }) => offered?.includes(id)) ?? null;
  const chosen = form.watch("paymentMethod");
  const method = methods?.find(({ id }) => id === chosen) ?? null;
  const isOnline = methods?.some(({ id, online }) => id === chosen && online) ?? false;

  const schedule = useBusySchedule(options.data?.schedules[place.warehouseId] ?? null);
  const [wantsLater, setWantsLater] = useState(false);
  const hasFailed = cart.status === "error" || options.status === "error";
  const rows = useRows({ place, schedule, form, told, methods, method, hasFailed });

  const askAgain = () => {
    if (options.status === "error") options.retry();
    if (cart.status === "error") retryQuote();
  };
  const focusFault = () => {
    const fault = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    fault?.focus({ preventScroll: true });
    fault?.scrollIntoView({ block: "center", behavior: glide() });
  };
  const submit = form.handleSubmit(
    (values) => {
      const draft = currentDraft();
      if (draft === null) return;
      const isSlotMissing = wantsLater && useCheckout.getState().draft.slot === null;
      if (isSlotMissing || hindrances(refusals).length > 0) return focusFault();
      const sent = { ...values, ifMissing: flags.ifMissing ? values.ifMissing : null };
      void placeOrder(draft, sentOrder(draft, sent, useCheckout.getState().draft.slot, cart.total));
    },
    () => requestAnimationFrame(focusFault),
  );

  const consent = (
    <Fold {...rows.consent}>
      <Consent form={form} />
    </Fold>
  );
  return (
    <form
      ref={element}
      className={styles["form"]}
      data-short={rows.isShort || undefined}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Fold {...rows.place} onOpen={() => openModal("delivery-type")}>
        <PlaceSection place={place} refusals={told.place} />
      </Fold>
      <Fold {...rows.time}>
        <TimeSection
          place={place}
          schedule={schedule}
          refusals={told.time}
          isTried={form.formState.isSubmitted}
          wantsLater={wantsLater}
          onLater={setWantsLater}
        />
      </Fold>
      <Fold {...rows.contacts}>
        <ContactSection form={form} asksPeople={place.kind !== "lounge"} asksIfMissing={flags.ifMissing} />
      </Fold>
      <Fold {...rows.payment}>
        <PaymentSection
          form={form}
          methods={offered === null ? null : methods}
          onRetry={hasFailed ? askAgain : null}
          refusals={told.payment}
        />
      </Fold>
      {rows.isShort && consent}
      <div className={styles["side"]}>
        <SummarySection cart={cart} refusals={told.order} discounts={discounts} />
        {!rows.isShort && consent}
        {changes}
        <TotalChanges />
        <PlacingNotice placing={placing} cart={cart} onRetry={() => void submit()} />
        <div className={styles["submit"]} data-bar="">
          <Button type="submit" size="l" wide busy={placing.kind === "sending"}>
            <span>
              <SubmitLabel kind={placing.kind} isOnline={isOnline} cart={cart} />
            </span>
          </Button>
        </div>
      </div>
    </form>
  );
}

function SubmitLabel({
  kind,
  isOnline,
  cart,
}: {
  readonly kind: string;
  readonly isOnline: boolean;
  readonly cart: CartView;
}) {
  const { t } = useI18n();
  if (kind === "sending") return t("checkout.placing");
  const id = kind === "changed" ? "checkout.agree" : isOnline ? "checkout.payAndPlace" : "checkout.place";
  return <Trans id={id} values={{ price: <Price amount={cart.total} /> }} />;
}

/** The form's fields with their stored values. Each change is stored (ENT-7). */
function useCheckoutForm(cart: CartView) {
  const { t, formatPrice } = useI18n();
  const documents = useLegalLinks().map(({ url }) => url);
  const latest = useRef(cart);
  latest.current = cart;
  const shown = useRef<readonly string[]>(documents);
  const resolver = useMemo<Resolver<CheckoutValues>>(
    () => (values) => {
      const { quote, total } = latest.current;
      const problems = checkoutProblems(values, quote?.paymentMethods ?? null, total);
      const errors = Object.fromEntries(
        Object.entries(problems).map(([name, key]) => [
          name,
          { type: "validate", message: t(key, { price: formatPrice(total) }) },
        ]),
      );
      return { values: Object.keys(errors).length > 0 ? {} : values, errors };
    },
    [t, formatPrice],
  );
  const form = useForm<CheckoutValues>({
    defaultValues: useState(() => initialValues(documents))[0],
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  useEffect(() => recordForm(form, shown), [form]);
  useEffect(() => takeKnown(form), [form]);
  useEffect(() => showDocuments(form, shown, documents));
  return form;
}

function initialValues(documents: readonly string[]): CheckoutValues {
  const { draft, acceptedTo } = useCheckout.getState();
  const { name, phone, email, comment, people, paymentMethod, changeFrom, ifMissing, consentedTo } = draft;
  // Other documents need another consent (decision 044).
  const consent = [consentedTo, acceptedTo].some((accepted) => accepted && String(accepted) === String(documents));
  return { name, phone, email, comment, people, paymentMethod: paymentMethod ?? "", changeFrom, ifMissing, consent };
}

/** The zone's terms may have changed since the address was chosen, perhaps on another day. */
function usePresentTerms(place: Place, options: PlaceOptions | null): void {
  useEffect(() => {
    if (options === null || place.kind !== "delivery") return;
    const present = withPresentTerms(place, options);
    if (!isSamePlace(present, place)) usePlace.getState().choose(present);
  }, [place, options]);
}

/** The last present value, so that a recount does not empty the page. */
function useLastValue<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
