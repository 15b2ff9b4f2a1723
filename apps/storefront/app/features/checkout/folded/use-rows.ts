import { isOpenAt, type PaymentMethod, type QuoteRefusal, type WorkSchedule } from "@skatert/domain";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import type { Place } from "../../../model/place/place.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import type { CheckoutValues } from "../checkout-problems.ts";
import type { refusalsBySection } from "../refusals-by-section.ts";
import { useExpressMinutes } from "../time/express-minutes.ts";
import type { FoldProps } from "./fold.tsx";
import { placeTexts, timeText } from "./row-texts.ts";
import { type FoldName, useFolds } from "./use-folds.ts";

export interface RowsProps {
  readonly place: Place;
  /** Of the place's branch. Null until loaded. */
  readonly schedule: WorkSchedule | null;
  readonly form: UseFormReturn<CheckoutValues>;
  readonly told: ReturnType<typeof refusalsBySection>;
  /** Methods that the shop offers. Null while they load. */
  readonly methods: readonly Pick<PaymentMethod, "id" | "name" | "online">[] | null;
  /** The chosen one. Null without a choice, or if it is not offered. */
  readonly method: Pick<PaymentMethod, "id" | "name" | "online"> | null;
  /** The request for methods failed. */
  readonly hasFailed: boolean;
}

type Row = Omit<FoldProps, "children">;

/** The rows of a prefilled checkout, each with its summary. */
export function useRows({ place, schedule, form, told, methods, method, hasFailed }: RowsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { timeZone } = useShop();
  const draft = useCheckout((state) => state.draft);
  const expressMinutes = useExpressMinutes(place);
  const { errors } = form.formState;
  // The folded consent row refers to the last order.
  const [initial] = useState(() => ({ ...form.getValues(), ...(draft.consentedTo === null && { consent: false }) }));
  const isClosed = schedule !== null && draft.slot === null && !isOpenAt(schedule, shopNow());
  const folds = useFolds(initial, {
    place: hasAny(told.place),
    time: hasAny(told.time) || isClosed,
    contacts: Boolean(errors.name || errors.phone || errors.email),
    payment:
      hasAny(told.payment) ||
      Boolean(errors.paymentMethod || errors.changeFrom) ||
      isGone(methods, method) ||
      (method === null && hasFailed),
    consent: Boolean(errors.consent),
  });
  const address = placeTexts(place, i18n);
  const row = (name: FoldName, title: string, value: string, note = ""): Row => ({
    title,
    value,
    note,
    isFolded: folds.isFolded(name),
    onOpen: () => folds.open(name),
  });
  const where = { delivery: "checkout.where", pickup: "checkout.wherePickup", lounge: "checkout.whereLounge" } as const;
  return {
    isShort: folds.isShort,
    place: row("place", t(where[place.kind]), address.value, address.note),
    time: row("time", t("checkout.when"), timeText(draft, schedule, timeZone, i18n, expressMinutes)),
    contacts: row("contacts", t("checkout.contacts"), draft.name, draft.phone),
    payment: row("payment", t("checkout.payment"), method?.name ?? t("site.loading")),
    consent: row("consent", t("checkout.consentRow"), t("checkout.consentKept")),
  };
}

function hasAny(refusals: readonly QuoteRefusal[]): boolean {
  return refusals.length > 0;
}

/** The method of the last order is no longer offered. */
function isGone(methods: RowsProps["methods"], method: RowsProps["method"]): boolean {
  return methods !== null && methods.length > 0 && method === null;
}
