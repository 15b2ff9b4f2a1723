import { PROMOTION_CALLS, WhyAnswerSchema, type WireQuoteRequest, type WireWhyQuestion } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../platform/api/api.ts";
import { requireAnswer } from "../../../platform/api/office-error.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { SHOP_DATA } from "../../entities/entity-query.ts";

/** Which promotions apply, and why others do not (PROMO-1). Asked again after every change of the shop's data. */
export function whyQuery(question: WireWhyQuestion) {
  return queryOptions({
    queryKey: [SHOP_DATA, "why-not", question],
    queryFn: async ({ signal }) =>
      requireAnswer(await api.change("POST", PROMOTION_CALLS.whyNot, WhyAnswerSchema, { body: question, signal })),
  });
}

/** Asks the same question again, also after a failure; one that nobody has asked yet is left alone. */
export function askAgain(question: WireWhyQuestion): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: whyQuery(question).queryKey, exact: true });
}

/** A line of the example cart. */
export interface ExampleLine {
  readonly dish: string;
  /** Empty: the dish has no sizes. */
  readonly size: string;
  readonly count: number;
}

/** The cart that an owner tries a promotion with. */
export interface ExampleCart {
  readonly lines: readonly ExampleLine[];
  readonly branch: number;
  readonly method: "flat_rate" | "local_pickup" | "restaurants";
  /** "YYYY-MM-DD", and "HH:MM"; "": as soon as possible. */
  readonly day: string;
  readonly time: string;
  /** The guest's phone number as it is typed; "": a guest unknown to the shop. */
  readonly phone: string;
}

const phoneDigits = 10;

/** The question about the example cart. A phone number that is still being typed names nobody. */
export function exampleQuestion(cart: ExampleCart, code: string | null): WireWhyQuestion | null {
  if (cart.lines.length === 0) return null;
  const isPhone = cart.phone.replace(/\D/g, "").length >= phoneDigits;
  return { cart: exampleRequest(cart, code), draft: true, ...(isPhone ? { phone: cart.phone.trim() } : {}) };
}

/** The body of the quote of a cart, as the shop's page sends it. `code`: a typed promo code. */
export function exampleRequest(cart: ExampleCart, code: string | null): WireQuoteRequest {
  const { lines, branch, method, day, time } = cart;
  const [year, month, date] = day.split("-");
  const isTimed = day !== "" && time !== "";
  return {
    delivery_type: method,
    warehouse_id: branch,
    lines: lines.map(({ dish, size, count }) => ({
      product_id: Number(dish),
      quantity: count,
      ...(size === "" ? {} : { variation_id: Number(size) }),
    })),
    ...(code === null ? {} : { promo_code: code }),
    ...(isTimed ? { take_date: `${date}.${month}.${year}`, time_from: time } : {}),
  };
}
