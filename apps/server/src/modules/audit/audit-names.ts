import { referencesWithin } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { AuditRow } from "./audit-list.ts";

/** The current names of the objects of entries; the log itself keeps ids. */
export interface AuditNames {
  staff(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  devices(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /**
   * The current name of a dish, or of a stop's target ("product", "category", "zone", …), in a branch or in any; null:
   * removed.
   */
  target(kind: string, id: string, branchId: BranchId | null): string | null;
}

export interface EntryNames {
  /** Null: nothing to name, or removed. */
  readonly object: string | null;
  readonly device: string | null;
  /** Names of what the entry's fields refer to, by key: "product:101". */
  readonly named: Readonly<Record<string, string>>;
}

/** Names for a page of entries, with one query per kind. */
export async function namesOfEntries(
  names: AuditNames,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => EntryNames> {
  const idsOf = (kinds: readonly string[]) =>
    rows.filter((row) => kinds.includes(row.object_kind)).map((row) => Number(row.object_id));
  const staff = await names.staff([...new Set(idsOf(["staff", "session"]))]);
  const deviceIds = [...idsOf(["device"]), ...rows.flatMap(({ device_id: id }) => id ?? [])];
  const devices = await names.devices([...new Set(deviceIds)]);
  return (row) => ({
    object: objectName(row, { staff, devices, target: names.target }),
    device: row.device_id === null ? null : (devices.get(row.device_id) ?? null),
    named: namedIn(row, names.target),
  });
}

interface Found extends Pick<AuditNames, "target"> {
  readonly staff: ReadonlyMap<number, string>;
  readonly devices: ReadonlyMap<number, string>;
}

function objectName(row: AuditRow, { staff, devices, target }: Found): string | null {
  const [first = "", size = "0"] = row.object_id.split(" ");
  switch (row.object_kind) {
    case "staff":
    case "session":
      return staff.get(Number(first)) ?? null;
    case "device":
      return devices.get(Number(first)) ?? null;
    case "product":
    case "stock":
      return size === "0" ? target("product", first, row.branch_id) : target("variation", size, row.branch_id);
    case "stop":
      return stopName(row, target);
    case "pace":
    case "pause":
    case "branch-board":
    case "branch-overrides":
      return target("branch", first, null);
    case "coupon":
      return couponCode(row);
    default:
      return null;
  }
}

function namedIn(row: AuditRow, target: AuditNames["target"]): Readonly<Record<string, string>> {
  const keys = new Set([row.before, row.after].flatMap((state) => referencesWithin(JSON.parse(state ?? "null"))));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const [kind = "", id = ""] = key.split(/:(.*)/s);
      const name = target(kind, id, kind === "branch" ? null : row.branch_id);
      return name === null ? [] : [[key, name] as const];
    }),
  );
}

/** A coupon may be gone, but its code is among the fields of its creation and removal. */
function couponCode(row: AuditRow): string | null {
  const state: unknown = JSON.parse(row.after ?? row.before ?? "null");
  return typeof state === "object" && state !== null && "code" in state ? String(state.code) : null;
}

/** An entry about a stop has its target among the fields. */
function stopName(row: AuditRow, target: AuditNames["target"]): string | null {
  const state: unknown = JSON.parse(row.after ?? row.before ?? "null");
  if (typeof state !== "object" || state === null || !("kind" in state) || !("id" in state)) return null;
  return target(String(state.kind), String(state.id), row.branch_id);
}
