import type { BranchId } from "@skatert/domain";
import { branchName, branchTimeZone, type SettingsWithFormer } from "./former-places.ts";

/** A branch for the office: its name for shoppers, or else its number. */
export function namedBranch(
  settings: SettingsWithFormer,
  id: BranchId,
): { readonly id: BranchId; readonly name: string; readonly time_zone: string } {
  return { id, name: branchName(id, settings) ?? `№ ${id}`, time_zone: branchTimeZone(id, settings) };
}
