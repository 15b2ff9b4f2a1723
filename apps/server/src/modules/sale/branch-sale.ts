import type { LanguageCode, ShopPoint, WireBranchSale } from "@skatert/contract";
import { type BranchId, paymentMethodsOfBranch } from "@skatert/domain";
import { menuDocumentOf } from "../../shop/branches/branch-rules.ts";
import type { Json } from "../../shop/documents/json.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

type Methods = Omit<WireBranchSale, "categories">;

/**
 * What staff can write into an order of a branch, with names in a language. `online`: ids of the online payment methods
 * that this server takes.
 */
export function branchSale(
  branchId: BranchId,
  snapshot: ShopSnapshot,
  { language, online }: { readonly language: LanguageCode; readonly online: ReadonlySet<string> },
): Methods & { readonly categories: Json } {
  const settings = snapshot.settings(language);
  const document = menuDocumentOf(branchId, settings, snapshot.documents);
  const pointsOf = (points: readonly ShopPoint[]) =>
    points.filter(({ warehouseId }) => warehouseId === branchId).map(({ id, name }) => ({ id, name }));
  return {
    categories: snapshot.documents.read(document, language),
    methods: settings.shippingMethods.map(({ type, name, pickupLocations, restaurants }) => ({
      type,
      name,
      points: pointsOf(type === "restaurants" ? restaurants : pickupLocations),
    })),
    dish_notes: settings.flags.dishNotes,
    if_missing: settings.flags.ifMissing,
    payments: paymentMethodsOfBranch(settings.payments, branchId)
      .filter((payment) => !payment.online || online.has(payment.id))
      .map(({ id, name, online: isOnline, methods: of }) => ({ id, name, online: isOnline, methods: [...of] })),
  };
}
