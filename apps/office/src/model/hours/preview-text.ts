import type { ShopMoment } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

type Words = Pick<I18n, "t" | "time" | "dayTime" | "day">;

interface Preview {
  readonly at: number;
  readonly zone: string;
  readonly delivery: ShopMoment;
  readonly pickup: ShopMoment;
}

/** Sentences about the shop at an instant: until when it is open, when an order is ready, the next slot. */
export function previewText({ at, zone, delivery, pickup }: Preview, words: Words): readonly string[] {
  const { t } = words;
  const when = (instant: number) => timeNear(instant, at, zone, words);
  const slot = ({ slot: next }: ShopMoment) =>
    next === null ? null : { from: when(next.start), to: words.time(iso(next.end), zone) };
  const [ofDelivery, ofPickup] = [slot(delivery), slot(pickup)];
  return [
    openText(delivery, when, t),
    delivery.readyAt === null ? t("hours.preview.notNow") : t("hours.preview.ready", { time: when(delivery.readyAt) }),
    ofDelivery === null ? t("hours.preview.noSlot") : t("hours.preview.delivery", ofDelivery),
    ...(ofPickup === null ? [] : [t("hours.preview.pickup", ofPickup)]),
  ];
}

function openText({ isOpen, closesAt, opensAt }: ShopMoment, when: (instant: number) => string, t: Words["t"]): string {
  if (isOpen)
    return closesAt === null ? t("hours.preview.open") : t("hours.preview.openUntil", { time: when(closesAt) });
  return opensAt === null ? t("hours.preview.never") : t("hours.preview.closedUntil", { time: when(opensAt) });
}

/** With the day, unless it is the same. */
function timeNear(instant: number, at: number, zone: string, { day, time, dayTime }: Words): string {
  const isSameDay = day(iso(instant), zone) === day(iso(at), zone);
  return isSameDay ? time(iso(instant), zone) : dayTime(iso(instant), zone);
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
