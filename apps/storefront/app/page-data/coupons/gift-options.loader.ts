import type { GiftOption } from "../../model/discounts/gift-options.ts";
import type { Loader } from "../request/loader.ts";

const maxAtOnce = 50;

/** The gifts of a coupon: `/gift-options/1,2`. Ids that the branch's menu lacks are left out. */
export const loader: Loader<readonly GiftOption[]> = ({ page, params }) => {
  const ids = (params["ids"] ?? "").split(",").map(Number).slice(0, maxAtOnce);
  return ids.flatMap((id) => {
    const product = page.catalog.products.get(id);
    if (product === undefined) return [];
    const { name, images, netContent, inStock, variations } = product;
    return [{ id, name, picture: images[0] ?? null, netContent, inStock, variations: variations.map(variationOption) }];
  });
};

function variationOption({
  id,
  attributes,
}: {
  readonly id: number;
  readonly attributes: readonly { readonly option: string }[];
}) {
  return { id, name: attributes.map(({ option }) => option).join(", ") };
}
