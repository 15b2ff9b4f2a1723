import { EntitySchema, OFFICE_PATHS } from "@skatert/contract";
import { openStore } from "../../apps/server/src/database/store.ts";
import { signInStaff } from "../../apps/server/src/testing/calls/staff.ts";
import { expectSuccess } from "../programs/exchange.ts";
import type { ShopProgram } from "../programs/shop-program.ts";

const clock = { now: () => Date.now() };

/** Saves prices of one dish after another in the office's draft. Returns the time until each answer. */
export async function dishSaves(
  { url }: Pick<ShopProgram, "url">,
  cookie: string,
  dishes: readonly number[],
  count: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const address = `${url}${OFFICE_PATHS.products}/${dishes[(index * 7) % dishes.length]}`;
    const read = await expectSuccess(address, { headers: { cookie } });
    const { etag } = EntitySchema.parse(JSON.parse(read.body.toString()));
    const headers = { "content-type": "application/json", "if-match": etag, cookie };
    const body = JSON.stringify({ set: { menus: { price: 500 + index } } });
    const begun = performance.now();
    await expectSuccess(address, { method: "PATCH", headers, body });
    times.push(performance.now() - begun);
  }
  return times;
}

/** The cookie of a manager of every branch. */
export async function managerOf(dataDir: string): Promise<string> {
  const onError = (error: Error) => {
    throw error;
  };
  const store = openStore({ databaseUrl: null, dataDir, onError });
  try {
    const { headers } = await signInStaff({ store, clock }, [{ role: "manager", branchId: null }]);
    return headers["cookie"] ?? "";
  } finally {
    await store.close();
  }
}
