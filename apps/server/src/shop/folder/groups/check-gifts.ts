import { foundText } from "@skatert/contract";
import { groupWithoutPresets } from "@skatert/domain";
import type { ShopDocument } from "../../documents/shop-document.ts";
import { type Place, placesAt } from "../../documents/walk.ts";
import type { ShopFault } from "../fault.ts";
import { groupMenu } from "./group-menu.ts";

/** A gift of a coupon, by its place in the coupons' file. */
interface Gift {
  readonly file: string;
  readonly path: string;
  readonly productId: number;
  readonly variationId: number | null;
}

/**
 * Gifts of coupons that cannot be given, because a required group of the dish has no presets that cost nothing, in any of
 * the menus (MENU-17). Each gift is named once, at its first such group.
 */
export function checkGifts(
  documents: readonly ShopDocument[],
  menus: readonly Pick<ShopDocument, "file" | "content">[],
): readonly ShopFault[] {
  const gifts = documents.filter(({ name }) => name === "coupons").flatMap(giftsIn);
  if (gifts.length === 0) return [];
  const changed = new Set(gifts.map(({ productId }) => String(productId)));
  const found = menus.flatMap((each) => {
    const menu = groupMenu({ ...each, changed });
    return menu === null ? [] : gifts.flatMap((gift) => faultOf(gift, menu.catalog) ?? []);
  });
  return [...new Map(found.toReversed().map((fault) => [fault.path, fault])).values()].toReversed();
}

function giftsIn({ file, content }: ShopDocument): readonly Gift[] {
  const coupons = ["auto[]", "codes[]"].flatMap((list) => placesAt(content, list));
  return coupons
    .filter(({ value }) => placesAt(value, "discount_type")[0]?.value === "free_gift")
    .flatMap((coupon) =>
      placesAt(coupon.value, "free_gift_data[]").map((gift) => ({
        file,
        path: `${coupon.path}.${gift.path}.product_id`,
        productId: numberAt(gift, "product_id"),
        variationId: numberAt(gift, "variation_id") || null,
      })),
    );
}

function numberAt(place: Place, field: string): number {
  return Number(placesAt(place.value, field)[0]?.value ?? 0);
}

type Menu = NonNullable<ReturnType<typeof groupMenu>>["catalog"];

function faultOf({ file, path, productId, variationId }: Gift, catalog: Menu): ShopFault | null {
  const product = catalog.products.get(productId);
  const name = product === undefined ? null : groupWithoutPresets({ product, variationId }, catalog);
  if (product === undefined || name === null) return null;
  const message = `a dish that can be given without a choice: ${foundText(name)} of ${foundText(product.name)} needs a preset at the price 0`;
  return { file, path, message, cause: { kind: "gift-choice", name } };
}
