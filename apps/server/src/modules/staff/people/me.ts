import type { WireStaffMe } from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import type { StaffDevice } from "../sessions/gate.ts";
import type { StaffSession } from "../sessions/session-store.ts";

/** The answer about the signed-in person. */
export type Me = (session: StaffSession, device: StaffDevice | null) => Promise<WireStaffMe>;

export function createMe(shop: ShopData, { key, cluster }: WireStaffMe["realtime"]): Me {
  return async ({ staffId: id, name, grants }, device) => {
    const snapshot = await shop.current();
    const isEverywhere = grants.some(({ branchId }) => branchId === null);
    const own = (branch: WarehouseId) => isEverywhere || grants.some(({ branchId }) => branchId === branch);
    return {
      ...{ id, name },
      roles: grants.map(({ role, branchId }) => ({ role, branch_id: branchId })),
      branches: snapshot.warehouseIds.filter(own).map((branch) => branchToWire(snapshot, branch)),
      device: device === null ? null : { id: device.id, name: device.name, branch_id: device.branchId },
      realtime: { key, cluster },
    };
  };
}

/** A branch by the name that shoppers see; without one, by its number. */
function branchToWire(snapshot: ShopSnapshot, id: WarehouseId): WireStaffMe["branches"][number] {
  const { locations, schedules, timeZone } = snapshot.settings();
  const location = locations.find(({ warehouseIds }) => warehouseIds.includes(id));
  return { id, name: location?.name ?? `№ ${id}`, time_zone: schedules[id]?.timeZone ?? timeZone };
}
