import { groupWithoutPresets, type Product } from "@skatert/domain";
import type { GiftOption } from "../../model/discounts/gift-options.ts";
import type { Loader } from "../request/loader.ts";

const maxAtOnce = 50;

/** The gifts of a coupon: `/gift-options/1,2`. Ids that the branch's menu lacks are left out. */
export const loader: Loader<readonly GiftOption[]> = ({ page, params }) => {
  const ids = (params["ids"] ?? "").split(",").map(Number).slice(0, maxAtOnce);
  return ids.flatMap((id) => {
    const product = page.catalog.products.get(id);
    if (product === undefined) return [];
    const { name, images, netContent, variations } = product;
    const inStock = product.inStock && canBeGiven(product, page.catalog);
    return [{ id, name, picture: images[0] ?? null, netContent, inStock, variations: variations.map(variationOption) }];
  });
};

/** A coupon saved before may give a dish that asks for a choice. */
function canBeGiven(product: Product, catalog: Parameters<typeof groupWithoutPresets>[1]): boolean {
  const sizes = product.variations.length === 0 ? [null] : product.variations.map(({ id }) => id);
  return sizes.some((variationId) => groupWithoutPresets({ product, variationId }, catalog) === null);
}

function variationOption({
  id,
  attributes,
}: {
  readonly id: number;
  readonly attributes: readonly { readonly option: string }[];
}) {
  return { id, name: attributes.map(({ option }) => option).join(", ") };
}
