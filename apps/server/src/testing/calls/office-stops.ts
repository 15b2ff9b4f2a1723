import { OFFICE_PATHS, officeBranchPath, type WirePace, type WirePause, type WireStop } from "@skatert/contract";
import type { RunningShop } from "../shops/start-shop.ts";
import { staffHeaders } from "./staff.ts";

export type StaffShift = Awaited<ReturnType<typeof aShift>>;

/** Calls about stops, pace and stock, by a staff member of every branch. */
export async function aShift(shop: RunningShop, role: "owner" | "manager" | "cook" = "manager", branchId?: number) {
  const headers = await staffHeaders(shop, [{ role, branchId: branchId ?? null }]);
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, key?: string) =>
    shop.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...headers, ...(key === undefined ? {} : { "idempotency-key": key }) },
    });
  return {
    send,
    list: async (branch = 10) => (await send("GET", `${OFFICE_PATHS.stops}?branch_id=${branch}`)).json(),
    stop: (target: WireStop["target"], until: string | null = null, more: object = {}, key?: string) =>
      send("POST", OFFICE_PATHS.stops, { branch_id: 10, target, until, ...more }, key),
    resume: (id: number) => send("DELETE", `${OFFICE_PATHS.stops}/${id}`),
    pace: (pace: Partial<WirePace>) =>
      send("PUT", officeBranchPath(10, "pace"), { extra_minutes: 0, express: true, until: null, ...pace }),
    pause: (pause: Partial<WirePause> = {}) =>
      send("PUT", officeBranchPath(10, "pause"), { message: "", until: null, ...pause }),
    endPause: () => send("DELETE", officeBranchPath(10, "pause")),
    stock: (change: object, key?: string) =>
      send("POST", OFFICE_PATHS.stock, { branch_id: 10, product_id: 301, reason: "Пересчёт", ...change }, key),
    stockList: async (query = "") => (await send("GET", `${OFFICE_PATHS.stock}?branch_id=10${query}`)).json(),
  };
}
