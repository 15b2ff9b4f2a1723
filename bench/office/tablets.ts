import { DeviceCodeSchema, OFFICE_PATHS } from "@skatert/contract";
import { openStore } from "../../apps/server/src/database/store.ts";
import { signInStaff } from "../../apps/server/src/testing/calls/staff.ts";
import { expectSuccess } from "../programs/exchange.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { warehouseId } from "../shops/menu-shop.ts";

const clock = { now: () => Date.now() };

/**
 * Enrols tablets of the measured branch, each with a manager signed in, so that the branch confirms its orders. Returns
 * the cookies of each, as its browser would send them.
 */
export async function openTablets(
  { url, dataDir }: Pick<ShopProgram, "url" | "dataDir">,
  databaseUrl: string | null,
  count: number,
): Promise<readonly string[]> {
  const onError = (error: Error) => {
    throw error;
  };
  const store = openStore({ databaseUrl, dataDir, onError });
  try {
    const cookies: string[] = [];
    for (let index = 1; index <= count; index += 1) {
      const manager = [{ role: "manager", branchId: null }] as const;
      const { headers } = await signInStaff({ store, clock }, manager, { name: `Анна ${index}` });
      const session = headers["cookie"] ?? "";
      const made = await post(url + OFFICE_PATHS.deviceCodes, { branch_id: warehouseId }, session);
      const { code } = DeviceCodeSchema.parse(JSON.parse(made.body.toString()));
      const enrolled = await post(url + OFFICE_PATHS.enrolment, { code, name: `Планшет ${index}` }, "");
      cookies.push(`${session}; ${deviceCookieOf(enrolled.headers["set-cookie"])}`);
    }
    return cookies;
  } finally {
    await store.close();
  }
}

/** The enrolment also ends a session of that browser, so it sets two cookies. */
function deviceCookieOf(headers: readonly string[] = []): string {
  const cookie = headers.map((header) => header.split(";", 1)[0] ?? "").find((pair) => /^office_device=./.test(pair));
  if (cookie === undefined) throw new Error("the tablet was not enrolled");
  return cookie;
}

/** A change by a tablet. Throws unless it succeeds. */
export function post(url: string, body: object, cookie: string) {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), cookie };
  return expectSuccess(url, { method: "POST", headers, body: JSON.stringify(body) });
}
