import { clockText, type HandoverDetails, type OrderDetails } from "@skatert/contract";
import type { CheckoutRequest, IfMissing, Money } from "@skatert/domain";
import type { ChosenSlot } from "../../../model/checkout/checkout-draft.ts";
import type { Place } from "../../../model/place/place.ts";
import { checkoutRequest, type OrderDraft } from "../../../model/quote/checkout-request.ts";
import { type CheckoutValues, changeFromOf } from "../checkout-problems.ts";

/** An order as sent. Stored as text, so that a retry sends exactly the same. */
export interface SentOrder {
  readonly request: CheckoutRequest;
  readonly details: OrderDetails;
}

/** A filled form; a null choice for a missing dish is not asked by the shop, and not sent. */
type FilledForm = Omit<CheckoutValues, "ifMissing" | "consent"> & { readonly ifMissing: IfMissing | null };

/** The order of a filled form, with the total that the shopper sees. */
export function sentOrder(
  draft: OrderDraft,
  values: FilledForm,
  slot: ChosenSlot | null,
  expectedTotal: Money,
): SentOrder {
  const email = values.email.trim();
  return {
    request: checkoutRequest({ ...draft, paymentMethod: values.paymentMethod }),
    details: {
      ...handoverOf(draft.place, values.people, slot),
      customer: { name: values.name.trim(), phone: values.phone, email: email === "" ? null : email },
      paymentMethod: values.paymentMethod,
      comment: values.comment.trim(),
      changeFrom: changeFromOf(values),
      ...(values.ifMissing === null ? {} : { ifMissing: values.ifMissing }),
      expectedTotal,
    },
  };
}

function handoverOf(place: Place, people: number, slot: ChosenSlot | null): HandoverDetails {
  return {
    address: place.kind === "delivery" ? addressOf(place) : null,
    pickupLocationId: place.kind === "pickup" ? place.pointId : null,
    restaurantId: place.kind === "lounge" ? place.restaurantId : null,
    seats: place.kind === "lounge" ? place.seats : null,
    people: place.kind === "lounge" ? place.seats : people,
    timeTo: slot === null ? null : clockText(slot.to),
  };
}

function addressOf({ line, details }: Extract<Place, { kind: "delivery" }>) {
  const { apartment, entrance, floor, intercom, comment } = details;
  return { line, apartment, entrance, floor, number: intercom, comment };
}
