import type { BoardOrder, WireActor } from "@skatert/contract";
import { type Instant, type Money, moneyToRoubles, type OrderId, type OrderStage } from "@skatert/domain";
import { useMemo } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useIsSilent } from "../../model/board/board-context.tsx";
import type { BoardAction } from "../../model/board/queue/board-action.ts";
import { useWork } from "../../platform/session/me-context.tsx";

const minuteMs = 60_000;

/**
 * The board's texts in the person's language and the branch's time zone. Instants in milliseconds, money in kopecks.
 */
export interface BoardWords {
  readonly t: I18n["t"];
  readonly money: (amount: Money) => string;
  /** A sum in roubles, the unit of a branch's limits. */
  readonly roubles: (amount: number) => string;
  readonly time: (at: Instant) => string;
  readonly dayTime: (at: Instant) => string;
  /** «К 19:40», with the day unless it is today. */
  readonly by: (at: Instant, now: Instant) => string;
  readonly startAt: (at: Instant, now: Instant) => string;
  /** «12 мин», «1 ч 5 мин». */
  readonly left: (ms: number) => string;
  readonly late: (ms: number) => string;
  readonly age: (ms: number) => string;
  readonly action: (order: Pick<BoardOrder, "isDelivery">, action: BoardAction) => string;
  /** The order number for people; practice orders have their own numbering. */
  readonly number: (order: { readonly id: OrderId; readonly number: string }) => string;
  readonly actor: (by: WireActor) => string;
}

/** `isCourier`: a delivery is taken by the reader, not handed to somebody. */
export function boardWords(i18n: I18n, zone: string, isCourier: boolean): BoardWords {
  const { t } = i18n;
  const iso = (at: Instant) => new Date(at).toISOString();
  const time = (at: Instant) => i18n.time(iso(at), zone);
  const day = (at: Instant) => i18n.day(iso(at), zone);
  const parts = (ms: number) => {
    const whole = Math.max(0, Math.floor(ms / minuteMs));
    return { hours: Math.floor(whole / 60), minutes: whole % 60 };
  };
  const isToday = (at: Instant, now: Instant) => day(at) === day(now);
  return {
    t,
    money: (amount) => i18n.money(moneyToRoubles(amount)),
    roubles: (amount) => i18n.money(amount),
    time,
    dayTime: (at) => i18n.dayTime(iso(at), zone),
    by: (at, now) =>
      isToday(at, now) ? t("board.by", { time: time(at) }) : t("board.byDay", { time: time(at), day: day(at) }),
    startAt: (at, now) =>
      isToday(at, now)
        ? t("board.startAt", { time: time(at) })
        : t("board.startAtDay", { time: time(at), day: day(at) }),
    left(ms) {
      const { hours, minutes } = parts(ms);
      return hours > 0 ? t("board.leftLong", { hours, minutes }) : t("board.left", { minutes });
    },
    late(ms) {
      const { hours, minutes } = parts(ms);
      return hours > 0 ? t("board.lateLong", { hours, minutes }) : t("board.late", { minutes: Math.max(1, minutes) });
    },
    age(ms) {
      const { hours, minutes } = parts(ms);
      if (hours > 0) return t("board.age.hours", { hours, minutes });
      return minutes > 0
        ? t("board.age.minutes", { count: minutes })
        : t("board.age.seconds", { count: Math.max(0, Math.floor(ms / 1000)) });
    },
    action: (order, action) =>
      isCourier && action.kind === "stage" && action.stage === "on-the-way"
        ? t("board.action.take")
        : actionText(t, time, order, action),
    number: ({ id, number }) => (id < 0 ? t("board.practiceNumber", { number }) : number),
    actor: ({ kind, name }) => (name === "" ? t(`board.actor.${kind}`) : name),
  };
}

function actionText(t: I18n["t"], time: (at: Instant) => string, order: { isDelivery: boolean }, action: BoardAction) {
  switch (action.kind) {
    case "confirm":
      return action.promisedAt === null
        ? t("board.action.confirmPlain")
        : t("board.action.confirm", { time: time(action.promisedAt) });
    case "promise":
      return t("board.delay.do", { time: time(action.promisedAt) });
    case "refuse":
      return t("board.refuse.do");
    case "note":
      return t("board.note.save");
    case "seen":
      return t("board.action.seen");
    case "stage":
      return stageText(t, order, action.stage);
  }
}

function stageText(t: I18n["t"], { isDelivery }: { isDelivery: boolean }, stage: OrderStage): string {
  switch (stage) {
    case "cooking":
      return t("board.action.cook");
    case "ready":
      return t("board.action.ready");
    case "on-the-way":
      return t("board.action.leave");
    default:
      return isDelivery ? t("board.action.delivered") : t("board.action.handOver");
  }
}

/** Throws outside the office's frame. */
export function useBoardWords(): BoardWords {
  const i18n = useI18n();
  const zone = useWork().branch?.time_zone ?? "UTC";
  const isCourier = useIsSilent();
  return useMemo(() => boardWords(i18n, zone, isCourier), [i18n, zone, isCourier]);
}
