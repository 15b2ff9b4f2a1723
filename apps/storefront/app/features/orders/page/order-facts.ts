import { type OrderDelivery, type OrderView, readDay } from "@skatert/contract";
import { fulfilmentOf, isFinal } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { flatText } from "../../../model/place/flat-text.ts";

const noBreakSpace = "\u00a0";

export interface OrderFact {
  readonly label: string;
  readonly text: string;
  /** The text is a link to it. */
  readonly url?: string | undefined;
}

/** Place, time, handover and payment of the order, as rows. */
export function orderFacts(
  {
    stage,
    delivery,
    payment,
    promise,
    meta,
    ifMissing,
  }: Pick<OrderView, "stage" | "delivery" | "payment" | "promise" | "meta" | "ifMissing">,
  branchAddress: string | null,
  i18n: I18n,
): readonly OrderFact[] {
  const { t, formatNumber, formatPrice } = i18n;
  const fulfilment = fulfilmentOf(delivery.method);
  const paid = [
    payment.name,
    payment.paid && payment.refund === undefined && t("orders.paid"),
    payment.changeFrom !== null && t("orders.changeFrom", { price: formatPrice(payment.changeFrom) }),
  ];
  return [
    { label: t(`orders.${fulfilment}`), text: placeText(delivery, branchAddress, i18n) },
    // The page shows a promised time instead of "as soon as possible", and when the order was placed.
    ...((promise !== undefined || isFinal(stage)) && delivery.takeDate === null
      ? []
      : [{ label: t("orders.when"), text: timeText(delivery, i18n) }]),
    ...courierFact(stage, delivery, i18n),
    ...(delivery.seats === null ? [] : [{ label: t("orders.seats"), text: formatNumber(delivery.seats) }]),
    ...(fulfilment === "lounge" || delivery.people === 0
      ? []
      : [{ label: t("orders.people"), text: formatNumber(delivery.people) }]),
    { label: t("orders.payment"), text: paid.filter(Boolean).join(", ") },
    ...(delivery.comment ? [{ label: t("orders.comment"), text: delivery.comment }] : []),
    ...(ifMissing === undefined ? [] : [{ label: t("missing.title"), text: t(`missing.${ifMissing}`) }]),
    ...(meta ?? []).map(({ key, value }) => ({ label: key, text: value })),
  ];
}

/** Where the courier is, on the map of the shop's map service, if the host names it (ENT-7). */
function courierFact(stage: OrderView["stage"], { courier }: OrderDelivery, { t }: I18n): readonly OrderFact[] {
  if (courier === undefined || stage !== "on-the-way") return [];
  const point = new URLSearchParams({ pt: `${courier.lon},${courier.lat}`, z: "16" });
  return [{ label: t("orders.stage.on-the-way"), text: t("contacts.onMap"), url: `https://yandex.ru/maps/?${point}` }];
}

function placeText(
  { address, apartment, placeName }: OrderDelivery,
  branchAddress: string | null,
  { t }: Pick<I18n, "t">,
): string {
  const parts = address
    ? [address, flatText(apartment ?? "", (value) => t("address.apartment", { value }).replaceAll(" ", noBreakSpace))]
    : [placeName, branchAddress];
  return parts.filter(Boolean).join(", ");
}

function timeText({ takeDate, timeFrom, timeTo }: OrderDelivery, { t, formatDate }: I18n): string {
  const day = readDay(takeDate);
  if (day === null || timeFrom === null) return t("orders.soonest");
  const values = { day: formatDate(Date.UTC(day.year, day.month - 1, day.day), "day", "UTC"), from: timeFrom };
  return timeTo === null ? t("orders.atFrom", values) : t("orders.at", { ...values, to: timeTo });
}
