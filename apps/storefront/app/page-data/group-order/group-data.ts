import type { GroupOrderView, ShopSettings } from "@skatert/contract";
import { type BranchId, zero } from "@skatert/domain";
import type { GroupData } from "../../model/group-order/group-data.ts";
import { emptyDetails, type Place } from "../../model/place/place.ts";
import { presentLines } from "../orders/repeat-of.ts";
import type { PageContext } from "../request/page-context.ts";

/** A group order for its pages, with dishes at the present menu's prices. */
export function groupData(
  group: GroupOrderView,
  { settings, catalog, now }: Pick<PageContext, "settings" | "catalog" | "now">,
): GroupData {
  const branch = settings.locations.find(({ warehouseIds }) => warehouseIds.includes(group.warehouseId));
  return {
    id: group.id,
    host: group.host,
    state: group.state,
    revision: group.revision,
    branch: branch?.name ?? "",
    address: branch?.address ?? "",
    expiresAt: group.expiresAt,
    timeZone: settings.schedules[group.warehouseId]?.timeZone ?? settings.timeZone,
    now,
    place: placeAt(group.warehouseId, settings),
    people: group.people.map(({ lines, kept, ...person }) => {
      const { repeatLines, gone, toChoose } = presentLines(lines, catalog, settings.buyingBan);
      const left = kept === undefined ? null : presentLines(kept, catalog, settings.buyingBan).repeatLines;
      return { ...person, lines: repeatLines, kept: left, gone: [...gone, ...toChoose.map(({ name }) => name)] };
    }),
  };
}

/**
 * A place that the branch serves. Guests who join shop by its menu and prices without learning the host's
 * address. A branch without a pickup point becomes a delivery to the branch itself.
 */
export function placeAt(warehouseId: BranchId, settings: ShopSettings): Place | null {
  const branch = settings.locations.find(({ warehouseIds }) => warehouseIds.includes(warehouseId));
  if (branch === undefined) return null;
  const served = { locationId: branch.id, warehouseId };
  const points = settings.shippingMethods.flatMap(({ pickupLocations }) => pickupLocations);
  const point = points.find((each) => each.warehouseId === warehouseId);
  if (point !== undefined)
    return { kind: "pickup", ...served, pointId: point.id, name: point.name, address: point.address };
  const known = settings.conditions.find((each) => each.warehouseId === null || each.warehouseId === warehouseId);
  const coordinates = branch.coordinates ?? settings.mapStart?.center;
  if (coordinates === undefined) return null;
  const terms = known ?? {
    zoneId: "branch",
    warehouseId,
    price: zero,
    freeFrom: null,
    minimum: zero,
    expressCost: null,
    expressMinutes: null,
  };
  return {
    kind: "delivery",
    ...served,
    line: branch.address || branch.name,
    coordinates,
    details: emptyDetails,
    terms,
  };
}
