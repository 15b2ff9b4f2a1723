import type { BoardOrder } from "@skatert/contract";
import type { DeliveryMethod } from "@skatert/domain";
import type { DishDraft } from "../sale/dish-draft.ts";

/** What becomes of a line. `quantity`: pieces, portions, or grams of a weighed dish. */
export type LineEdit =
  | { readonly kind: "remove" }
  | { readonly kind: "quantity"; readonly quantity: number }
  | { readonly kind: "swap"; readonly dish: DishDraft };

export interface AddressDraft {
  readonly text: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly comment: string;
}

/** How the order is handed over. */
export interface WayDraft {
  readonly method: DeliveryMethod;
  /** The point of pickup or the lounge; null: none chosen. */
  readonly point: number | null;
  /** Guests at the table, as typed. */
  readonly seats: string;
}

/** The wanted time on the branch's clock. */
export type TimeDraft =
  | { readonly kind: "soonest" }
  | { readonly kind: "at"; readonly day: string; readonly time: string };

/** Changes of an order that are not sent yet; null: unchanged. */
export interface ChangeDraft {
  /** By index in the lines of the order that the person sees. */
  readonly lines: Readonly<Record<number, LineEdit>>;
  readonly added: readonly DishDraft[];
  /** The answer about a gift that no longer qualifies. */
  readonly gift: { readonly couponId: number; readonly keeps: boolean } | null;
  readonly way: WayDraft | null;
  readonly address: AddressDraft | null;
  readonly time: TimeDraft | null;
  readonly payment: { readonly id: string; readonly changeFrom: string } | null;
  readonly comment: string | null;
  /** Coupons stay although the cart no longer qualifies: the restaurant is at fault. */
  readonly keepsCoupons: boolean;
  /** The guest reads it. */
  readonly reason: string;
}

export const NO_CHANGE: ChangeDraft = {
  lines: {},
  added: [],
  gift: null,
  way: null,
  address: null,
  time: null,
  payment: null,
  comment: null,
  keepsCoupons: false,
  reason: "",
};

/** The draft with a line's edit; null takes it back. */
export function withLine(draft: ChangeDraft, line: number, edit: LineEdit | null): ChangeDraft {
  const { [line]: _, ...others } = draft.lines;
  return { ...draft, lines: edit === null ? others : { ...others, [line]: edit } };
}

/** The draft with a new quantity of a line: nothing is left of it at 0, and the ordered one is no change. */
export function withQuantity(
  draft: ChangeDraft,
  { lines }: Pick<BoardOrder, "lines">,
  line: number,
  quantity: number,
): ChangeDraft {
  if (quantity <= 0) return withLine(draft, line, { kind: "remove" });
  const ordered = lines[line];
  const isSame = ordered !== undefined && quantityOf(ordered) === quantity;
  return withLine(draft, line, isSame ? null : { kind: "quantity", quantity });
}

/** Pieces, portions, or grams of a weighed dish. */
export function quantityOf({ quantity, grams }: BoardOrder["lines"][number]): number {
  return grams ?? quantity;
}

/** Whether the order is handed over in another way, at another point, or to another number of guests. */
export function hasOtherWay({ way }: ChangeDraft, { method }: Pick<BoardOrder, "method">): boolean {
  return way !== null && (way.method !== method || way.point !== null || way.seats.trim() !== "");
}

/** The address of an order as a form; empty without one. */
export function addressOf({ address }: Pick<BoardOrder, "address">): AddressDraft {
  return {
    text: address?.text ?? "",
    apartment: address?.apartment ?? "",
    entrance: address?.entrance ?? "",
    floor: address?.floor ?? "",
    comment: address?.comment ?? "",
  };
}

/**
 * The draft for a newer version of the order. Edits of lines hold only for the lines that the person saw, so other lines
 * drop them. Everything else stays.
 */
export function onNewerOrder(draft: ChangeDraft, seen: BoardOrder, order: BoardOrder): ChangeDraft {
  const isSame = JSON.stringify(seen.lines) === JSON.stringify(order.lines);
  return isSame ? draft : { ...draft, lines: {}, gift: null };
}
