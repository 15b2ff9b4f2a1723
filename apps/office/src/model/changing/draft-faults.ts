import type { BoardOrder } from "@skatert/contract";
import { addressOf, type ChangeDraft, hasOtherWay, type TimeDraft } from "./change-draft.ts";

/** A part of a change that is not typed whole yet. */
export type DraftFault = "quantity" | "address" | "point" | "seats" | "time" | "changeFrom";

/** What is missing or wrong in the draft; nothing of it is sent before (CHANGE-1). */
export function draftFaults(draft: ChangeDraft, order: BoardOrder): ReadonlySet<DraftFault> {
  const { address, time, payment, way } = draft;
  const method = way?.method ?? order.method;
  const isOther = hasOtherWay(draft, order);
  const isMoved = method === "flat_rate" && (isOther || address !== null);
  const found: readonly (DraftFault | false)[] = [
    Object.values(draft.lines).some((edit) => edit.kind === "quantity" && !(edit.quantity > 0)) && "quantity",
    isMoved && (address ?? addressOf(order)).text.trim() === "" && "address",
    isOther && lacksPoint(draft, order) && "point",
    way !== null && !isCount(way.seats) && "seats",
    time !== null && !isComplete(time) && "time",
    payment !== null && !isSum(payment.changeFrom) && "changeFrom",
  ];
  return new Set(found.filter((fault) => fault !== false));
}

/** Pickup has a point. A change of the guests in a hall names the hall, which would be left otherwise. */
function lacksPoint({ way }: ChangeDraft, order: BoardOrder): boolean {
  if (way === null || way.point !== null || way.method === "flat_rate") return false;
  return way.method === "local_pickup" || way.method === order.method;
}

function isComplete(time: TimeDraft): boolean {
  return time.kind === "soonest" || (time.day !== "" && time.time !== "");
}

/** Also of an empty field, which is not obligatory. */
function isCount(text: string): boolean {
  return /^([1-9]\d*)?$/.test(text.trim());
}

function isSum(text: string): boolean {
  return text.trim() === "" || Number(text.replace(",", ".").replace(/\s/g, "")) > 0;
}
