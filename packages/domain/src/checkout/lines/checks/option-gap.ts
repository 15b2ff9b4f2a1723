import type { OptionGap } from "../../../cart/choices/check-choices.ts";
import { sizeOf } from "../../../cart/choices/resolve-groups.ts";
import type { StockRoom } from "../../../cart/stock-room.ts";
import { stoppedItem, stoppedSupplement, stopsOf } from "../../../stops/stopped-items.ts";
import { lastBack, stoppedBy } from "../../../stops/temporary.ts";
import type { ServingBranch } from "./asked-line.ts";
import { checkAvailability, shutWindow } from "./availability.ts";
import { isSoldInBranch } from "./location.ts";
import { backAtOf } from "./stops.ts";

/**
 * Why a branch cannot give an option at the wanted time: it is not sold there, out of stock, outside its hours or its
 * section's, or stopped as a dish, a supplement, a size or with its group (MENU-14, MENU-24). A stop names its end.
 */
export function optionGap(branch: ServingBranch, room: StockRoom): OptionGap {
  const { catalog, moment, stops, wantedAt } = branch;
  return ({ id, variationId }, group) => {
    const product = catalog.products.get(id);
    if (product === undefined) return {};
    const section = catalog.categoryById.get(group.id);
    const isInStock = product.inStock && sizeOf(product, variationId)?.inStock !== false;
    const isOpen =
      checkAvailability({ product, branch }) === null &&
      (section === undefined || shutWindow(section, catalog, moment) === null);
    const isLeft = room.left({ productId: product.id, variationId }) > 0;
    if (!isInStock || !isOpen || !isLeft || !isSoldInBranch(product, branch)) return {};
    const stopped = lastBack([
      stoppedItem(stops, { product, variationId }, catalog, wantedAt),
      stoppedSupplement(stops, product.id, catalog, wantedAt),
      stoppedBy(stopsOf(stops, [{ kind: "category", id: group.id }]), wantedAt),
    ]);
    return stopped && backAtOf(stopped);
  };
}
