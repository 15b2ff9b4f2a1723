import type { OptionGap } from "../../../cart/choices/check-choices.ts";
import { sizeOf } from "../../../cart/choices/resolve-groups.ts";
import type { StockRoom } from "../../../cart/stock-room.ts";
import { optionHours, shownHours } from "../../../catalog/hours-over.ts";
import type { GroupId, Product } from "../../../catalog/types.ts";
import type { DeliveryMoment } from "../../../schedule/availability.ts";
import { firstServed, isServedAt } from "../../../schedule/serving.ts";
import type { Instant } from "../../../schedule/types.ts";
import { stoppedItem, stoppedSupplement, stopsOf } from "../../../stops/stopped-items.ts";
import { lastBack, stoppedBy } from "../../../stops/temporary.ts";
import type { ServingBranch } from "./asked-line.ts";
import { isSoldInBranch } from "./location.ts";

/**
 * Why a branch cannot give an option at the wanted time: it is not sold there, out of stock, outside its hours or its
 * section's, or stopped as a dish, a supplement, a size or with its group. Hours and stops name the first time at which
 * it can be had (MENU-14, MENU-24).
 */
export function optionGap(branch: ServingBranch, room: StockRoom): OptionGap {
  const { catalog, stops, wantedAt } = branch;
  return ({ id, variationId }, group) => {
    const product = catalog.products.get(id);
    if (product === undefined) return {};
    const isInStock = product.inStock && sizeOf(product, variationId)?.inStock !== false;
    const isLeft = room.left({ productId: product.id, variationId }) > 0;
    if (!isInStock || !isLeft || !isSoldInBranch(product, branch)) return {};
    const stopped = lastBack([
      stoppedItem(stops, { product, variationId }, catalog, wantedAt),
      stoppedSupplement(stops, product.id, catalog, wantedAt),
      stoppedBy(stopsOf(stops, [{ kind: "category", id: group.id }]), wantedAt),
    ]);
    return gapOf(hoursOfOption(product, group.id, branch), stopped?.backAt, branch);
  };
}

interface OptionHours {
  readonly windows: readonly Product["availability"][];
  readonly isOpen: (moment: DeliveryMoment) => boolean;
}

/** An option is served within its own hours, those of its group, and those of a section that shows it. */
function hoursOfOption(product: Product, groupId: GroupId, { catalog }: ServingBranch): OptionHours {
  const all = optionHours(product, groupId, catalog);
  const shown = shownHours(product, catalog);
  return {
    windows: [...all, ...shown.flat()],
    isOpen: (moment) =>
      all.every((hours) => isServedAt(hours, moment)) &&
      (shown.length === 0 || shown.some((section) => section.every((hours) => isServedAt(hours, moment)))),
  };
}

/** `stopped`: the end of a stop, null without end, undefined without a stop. */
function gapOf(
  { windows, isOpen }: OptionHours,
  stopped: Instant | null | undefined,
  { schedule, moment, wantedAt }: ServingBranch,
): ReturnType<OptionGap> {
  if (stopped === null) return {};
  if (stopped === undefined && isOpen(moment)) return null;
  const backAt = firstServed(stopped ?? wantedAt, schedule.timeZone, windows.flat(), isOpen);
  return backAt === null ? {} : { backAt };
}
