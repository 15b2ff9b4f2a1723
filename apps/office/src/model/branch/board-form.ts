import { MAX_WINDOWS, type WireBranchBoard, type WireBranchBoardChange } from "@skatert/contract";
import { UNANSWERED_MINUTES } from "@skatert/domain";
import type { ClockWindow } from "../../ui/fields/windows-field.tsx";

/** The settings in the form. Limits are texts; "" is no limit. */
export interface BoardForm {
  minutes: number;
  action: WireBranchBoardChange["unanswered_action"];
  /** Of automatic confirmation. */
  windows: readonly ClockWindow[];
  orders: string;
  dishes: string;
  money: string;
}

export type BoardFault = "minutes" | "windows" | "orders" | "dishes" | "money";

export function boardForm(board: WireBranchBoard): BoardForm {
  const { orders, dishes, money } = board.capacity;
  const text = (limit: number | null) => (limit === null ? "" : String(limit));
  return {
    minutes: board.unanswered_after_minutes,
    action: board.unanswered_action,
    windows: board.auto_confirm.map(({ days, from, to }) => ({ days: [...days], from, to })),
    orders: text(orders),
    dishes: text(dishes),
    money: text(money),
  };
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** The settings to send, or the invalid fields. */
export function boardChange(
  form: BoardForm,
): { readonly change: WireBranchBoardChange } | { readonly faults: readonly BoardFault[] } {
  const [orders, dishes] = [wholeLimit(form.orders), wholeLimit(form.dishes)];
  const money = moneyLimit(form.money);
  const { min, max } = UNANSWERED_MINUTES;
  const minutesFit = Number.isInteger(form.minutes) && form.minutes >= min && form.minutes <= max;
  const windowsFit =
    form.windows.length <= MAX_WINDOWS &&
    form.windows.every(({ from, to }) => clock.test(from) && clock.test(to) && from !== to);
  if (minutesFit && windowsFit && orders !== undefined && dishes !== undefined && money !== undefined)
    return {
      change: {
        unanswered_after_minutes: form.minutes,
        unanswered_action: form.action,
        auto_confirm: form.windows.map(({ days, from, to }) => ({ days: weekdays(days), from, to })),
        capacity: { orders, dishes, money },
      },
    };
  const faults: readonly (readonly [BoardFault, boolean])[] = [
    ["minutes", minutesFit],
    ["windows", windowsFit],
    ["orders", orders !== undefined],
    ["dishes", dishes !== undefined],
    ["money", money !== undefined],
  ];
  return { faults: faults.flatMap(([fault, isRight]) => (isRight ? [] : [fault])) };
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Monday first. Seven days mean every day. */
function weekdays(days: readonly number[]): WireBranchBoardChange["auto_confirm"][number]["days"] {
  const chosen = WEEKDAYS.filter((day) => days.includes(day));
  return chosen.length === WEEKDAYS.length ? [] : chosen;
}

/** A limit from 1 to 10,000. Null: none; undefined: invalid. */
function wholeLimit(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : undefined;
}

/** Roubles with optional kopecks, after a comma or a point. */
function moneyLimit(text: string): number | null | undefined {
  const typed = text.replace(/\s/g, "").replace(",", ".");
  if (typed === "") return null;
  const value = Number(typed);
  return /^\d+(\.\d{1,2})?$/.test(typed) && value >= 1 && value <= 10_000_000 ? value : undefined;
}
