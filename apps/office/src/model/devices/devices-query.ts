import {
  DeviceCodeSchema,
  DevicesSchema,
  DoneSchema,
  OFFICE_PATHS,
  type WireDevice,
  type WireDeviceCode,
  type WireDevices,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** As often as tablets report (HEARTBEAT_MS). */
const askAgainMs = 15_000;

/** The devices of the branches where the person may edit devices (STAFF-3). */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  refetchInterval: askAgainMs,
  queryFn: async ({ signal }): Promise<WireDevices> =>
    requireAnswer(await api.read(OFFICE_PATHS.devices, DevicesSchema, { signal })),
});

/** Creates a code that enrols one device within a few minutes. */
export function makeDeviceCode(branch: number): Promise<OfficeResult<WireDeviceCode>> {
  return api.change("POST", OFFICE_PATHS.deviceCodes, DeviceCodeSchema, { body: { branch_id: branch } });
}

/** Revokes a device's access at once. */
export async function revokeDevice({ id }: Pick<WireDevice, "id">): Promise<OfficeResult<unknown>> {
  const result = await api.change("DELETE", `${OFFICE_PATHS.devices}/${id}`, DoneSchema);
  await queryClient.invalidateQueries(devicesQuery);
  return result;
}
