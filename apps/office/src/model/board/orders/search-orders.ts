import type { BoardOrder } from "@skatert/contract";

/** Whether an order matches typed text by number, phone, name or dish (BOARD-5). */
export function matchesSearch(order: BoardOrder, typed: string): boolean {
  const wanted = folded(typed);
  if (wanted === "") return true;
  const digits = wanted.replace(/\D/g, "");
  const isNumber = /^[\d\s()+№#-]+$/.test(wanted);
  if (isNumber && digits !== "")
    return order.number.includes(digits) || (digits.length > 3 && phoneDigits(order).includes(localDigits(digits)));
  const texts = [order.guest?.name ?? "", ...order.lines.map(({ name }) => name)];
  return texts.some((text) => folded(text).includes(wanted));
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll("ё", "е");
}

function phoneDigits({ guest }: BoardOrder): string {
  return guest?.phone.replace(/\D/g, "") ?? "";
}

/** A number dialled with a leading 8 is stored with +7. */
function localDigits(digits: string): string {
  return digits.length === 11 && digits.startsWith("8") ? digits.slice(1) : digits;
}
