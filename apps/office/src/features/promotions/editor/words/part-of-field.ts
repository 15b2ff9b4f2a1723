import type { PromotionForm } from "../../../../model/promotions/form/promotion-form.ts";

/** The parts of the sentence of a promotion, in its order. */
export const PARTS = ["benefit", "whom", "cart", "sum", "where", "when", "limits", "shown", "codes"] as const;
export type PartName = (typeof PARTS)[number];

/** Where each field is edited. */
export const PART_OF_FIELD: Readonly<Record<keyof PromotionForm, PartName>> = {
  benefit: "benefit",
  amount: "benefit",
  gifts: "benefit",
  isPersonal: "whom",
  guests: "whom",
  isFirstOrder: "whom",
  isBirthday: "whom",
  daysBefore: "whom",
  daysAfter: "whom",
  audience: "whom",
  devices: "whom",
  dishes: "cart",
  sections: "cart",
  excluded: "cart",
  dishRules: "cart",
  sectionRules: "cart",
  minimum: "sum",
  maximum: "sum",
  branches: "where",
  isForPickup: "where",
  isForDelivery: "where",
  days: "when",
  from: "when",
  to: "when",
  starts: "when",
  expires: "when",
  limit: "limits",
  limitPerGuest: "limits",
  limitPerDay: "limits",
  budget: "limits",
  code: "shown",
  description: "shown",
  picture: "shown",
  isShown: "shown",
  texts: "shown",
  codes: "codes",
};

/** The part with a field of the form; null: no part has it. */
export function partOfField(field: string): PartName | null {
  return field in PART_OF_FIELD ? PART_OF_FIELD[field as keyof PromotionForm] : null;
}
