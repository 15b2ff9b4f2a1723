import { DeviceCodeSchema, OFFICE_PATHS } from "@skatert/contract";
import { signInStaff } from "../../apps/server/src/testing/calls/staff.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { warehouseId } from "../orders/shop-files.ts";

const clock = { now: () => Date.now() };

/** Signs in a manager and enrols a tablet, so that the branch confirms its orders. @returns the tablet's cookies */
export async function openTablet(url: string, place: StorePlace, name: string): Promise<string> {
  const store = place.open();
  try {
    const { headers } = await signInStaff({ store, clock }, [{ role: "manager", branchId: null }], { name });
    const session = headers["cookie"] ?? "";
    const answer = await post(url, OFFICE_PATHS.deviceCodes, { branch_id: warehouseId }, session);
    const { code } = DeviceCodeSchema.parse(await answer.json());
    const enrolled = await post(url, OFFICE_PATHS.enrolment, { code, name }, "");
    const device = enrolled.headers.getSetCookie().find((line) => line.startsWith("office_device="));
    return `${session}; ${device?.split(";")[0] ?? ""}`;
  } finally {
    await store.close();
  }
}

async function post(url: string, path: string, body: object, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), cookie };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
