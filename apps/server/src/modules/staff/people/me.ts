import { loadsScripts, type WireStaffMe } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { Realtime } from "../../../realtime/realtime.ts";
import { formerBranches } from "../../../shop/branches/former-places.ts";
import { namedBranch } from "../../../shop/branches/named-branch.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { StaffDevice } from "../sessions/gate.ts";
import type { StaffSession } from "../sessions/session-store.ts";

/** The answer about the signed-in person. */
export type Me = (session: StaffSession, device: StaffDevice | null) => Promise<WireStaffMe>;

/** Where the office and the shop are. */
export interface OfficePlace {
  /** The shop's address, relative to the office's; null: unknown. */
  readonly shopUrl: string | null;
  /** Whether the office shares its address with the shop, because there is no OFFICE_URL. */
  readonly sharesHost: boolean;
}

export function createMe(
  shop: ShopData,
  { options: { key, cluster } }: Pick<Realtime, "options">,
  { shopUrl, sharesHost }: OfficePlace,
): Me {
  return async ({ staffId: id, name, grants }, device) => {
    const snapshot = await shop.current();
    const isEverywhere = grants.some(({ branchId }) => branchId === null);
    const own = (branch: BranchId) => isEverywhere || grants.some(({ branchId }) => branchId === branch);
    const named = (ids: readonly BranchId[]) =>
      ids.filter(own).map((branch) => namedBranch(snapshot.settings(), branch));
    const closed = formerBranches(snapshot.settings()).filter((branch) => !snapshot.warehouseIds.includes(branch));
    return {
      id,
      name,
      roles: grants.map(({ role, branchId }) => ({ role, branch_id: branchId })),
      branches: named(snapshot.warehouseIds),
      closed_branches: named(closed),
      device: device === null ? null : { id: device.id, name: device.name, branch_id: device.branchId },
      realtime: { key, cluster },
      outside_scripts: sharesHost && loadsScripts(snapshot.settings().outside),
      currency: snapshot.settings().currency,
      ...(shopUrl === null ? {} : { shop_url: shopUrl }),
    };
  };
}
