import type { WireGuestAddress, WireGuestPage } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";
import type { PlainKey } from "../../i18n/message-key.ts";

const KINDS = ["opening", "earned", "spent", "returned", "wheel", "referral", "friend", "manual"] as const;

/** What changed the points: «За заказ», or the reason that staff gave. */
export function entryText({ kind, reason }: WireGuestPage["ledger"][number], { t }: Pick<I18n, "t">): string {
  if (reason !== null && reason !== "") return reason;
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? t("guests.ledger.other") : t(`guests.ledger.${known}`);
}

type AddressDetails = Partial<Pick<WireGuestAddress, "apartment" | "entrance" | "floor">>;

/** «кв. 12», «подъезд 2», «этаж 3», as far as they are known. */
export function addressDetails({ apartment, entrance, floor }: AddressDetails, { t }: Pick<I18n, "t">): string[] {
  return [
    ...(apartment ? [t("board.apartment", { value: apartment })] : []),
    ...(entrance ? [t("board.entrance", { value: entrance })] : []),
    ...(floor ? [t("board.floor", { value: floor })] : []),
  ];
}

/** «ул. Ленина, 5, кв. 12, подъезд 2, этаж 3». */
export function addressText(address: AddressDetails & { readonly text: string }, i18n: Pick<I18n, "t">): string {
  return [address.text, ...addressDetails(address, i18n)].filter(Boolean).join(", ");
}

const REFUSALS: Readonly<Record<string, PlainKey>> = {
  "points-limit": "guests.refused.points-limit",
  "points-balance": "guests.refused.points-balance",
  "no-account": "guests.refused.no-account",
  "coupon-unknown": "guests.refused.coupon-unknown",
  "coupon-listed": "guests.refused.coupon-listed",
  "coupon-uses": "guests.refused.coupon-uses",
  "too-many-notes": "guests.refused.too-many-notes",
  "same-guest": "guests.refused.same-guest",
  "other-number": "guests.refused.other-number",
  "orders-in-progress": "guests.refused.orders-in-progress",
};

/** Why a change of a guest was refused; null: for a reason that is not about guests. */
export function guestRefusal(data: Readonly<Record<string, unknown>>): PlainKey | null {
  const reason = data["reason"];
  return typeof reason === "string" && Object.hasOwn(REFUSALS, reason) ? (REFUSALS[reason] ?? null) : null;
}
